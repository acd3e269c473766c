import type { GameInfo, Mode, NewSeat, NewTable, Pace } from '../generated/protocol';

/** Who is to sit in a place: me, another person at this screen, somebody who gets the link, or a bot of some level. */
export type Who = 'me' | 'guest' | 'open' | `bot:${string}`;

export interface Place {
  who: Who;
  /** Name of a guest at this screen. */
  name: string;
}

export interface Form {
  mode: string;
  title: string;
  count: number;
  /** As many as the mode can have at most; the first `count` are used. */
  places: Place[];
  options: Record<string, string>;
  public: boolean;
  pace: Pace;
  absence: number;
  odds: boolean;
}

/** Me against bots of the strongest level, with as few seats as the mode allows. */
export function freshForm(game: GameInfo): Form {
  const mode = game.modes[0];
  const level = game.bots.at(-1);
  const other: Who = level === undefined ? 'open' : `bot:${level}`;
  return {
    mode: mode?.id ?? '',
    title: '',
    count: mode?.seats[0] ?? 2,
    places: Array.from({ length: Math.max(...(mode?.seats ?? [2])) }, (_, i) => ({ who: i === 0 ? 'me' : other, name: '' })),
    options: Object.fromEntries((mode?.options ?? []).map((option) => [option.id, option.standard])),
    public: false,
    pace: 'normal',
    absence: 5,
    odds: true,
  };
}

export function modeOf(game: GameInfo, form: Form): Mode | undefined {
  return game.modes.find((mode) => mode.id === form.mode);
}

/** The form with another mode: as many seats and only such options as that has. */
export function inMode(game: GameInfo, form: Form, id: string): Form {
  const mode = game.modes.find((one) => one.id === id);
  if (mode === undefined) {
    return form;
  }
  const count = mode.seats.includes(form.count) ? form.count : (mode.seats[0] ?? form.count);
  const options = mode.options.map((option) => [option.id, form.options[option.id] ?? option.standard]);
  return { ...form, mode: id, count, options: Object.fromEntries(options) };
}

/** Whether one person plays against bots alone, so that nobody needs a link or time to come. */
export function waitsForNobody({ places, count }: Form): boolean {
  const who = places.slice(0, count).map((place) => place.who);
  return who.filter((one) => one === 'me').length === 1 && who.every((one) => one === 'me' || one.startsWith('bot:'));
}

export function request(game: GameInfo, form: Form): NewTable {
  const { mode, title, options, pace, absence, odds } = form;
  return {
    game: game.id,
    mode,
    title: title.trim(),
    options,
    seats: form.places.slice(0, form.count).map(seat),
    public: form.public,
    pace,
    absence,
    odds,
  };
}

function seat({ who, name }: Place): NewSeat {
  switch (who) {
    case 'me':
    case 'open':
      return { player: who, bot: null, name: null };
    case 'guest':
      return { player: 'guest', bot: null, name: name.trim() };
    default:
      return { player: 'bot', bot: who.slice('bot:'.length), name: null };
  }
}
