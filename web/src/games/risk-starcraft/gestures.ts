import type { Arg, Asked, Choosable, Ref } from '../../generated/protocol';
import type { Said } from '../../table/model.svelte';
import type { RiskView } from '../../generated/risk-starcraft';
import { reachable } from './map';
import { sideOf } from './teams';

/** What pressing territories can say while a question is open. */
export type Form =
  /** From one territory to another: invasions. */
  | 'invade'
  /** From one territory to another and how many units. */
  | 'move'
  /** The origin is chosen, now where to and how many units. */
  | 'move-on'
  /** Where, and how many units. */
  | 'place'
  /** Where, and no more. */
  | 'point'
  /** Which place of the set-up, by any of its territories. */
  | 'take'
  /** How many units; the territories are in the question. */
  | 'units'
  /** Nothing on the board. */
  | 'none';

/** A half-made choice: an option of the open question, and what goes with it in the same post. */
export interface Intent {
  option: Choosable;
  more: Said[];
  /** Bounds of the number of units that goes with it, if it can be set. */
  units?: { least: number; most: number };
}

/** What pressing a territory has done. */
export interface Pressed {
  origin: string | null;
  intent: Intent | null;
  /** Why nothing else came of it: an option that the rules forbid. */
  refused: Choosable | null;
}

export const NOTHING: Pressed = { origin: null, intent: null, refused: null };

/** Answers that are given by pressing one territory. */
const POINTED = ['place-hero', 'target', 'claim', 'place-base', 'place-tower', 'take-over'];

/** Questions of where units go that are asked again until none is left. */
const PLACES_SEVERAL = ['prompt.deploy', 'prompt.fortify'];

const MOVES_FREELY = ['prompt.free-manoeuvre', 'prompt.warp-from'];

export function isLegal(option: Choosable): boolean {
  return option.forbiddenBy === undefined;
}

export function formOf(decision: Asked | null): Form {
  const has = (type: string) => decision?.options.some((option) => option.choice.type === type && isLegal(option));
  if (has('invade')) return 'invade';
  if (has('move-from')) return 'move';
  if (has('move-to')) return 'move-on';
  if (has('place')) return PLACES_SEVERAL.includes(decision?.message.key ?? '') ? 'place' : 'point';
  if (POINTED.some(has)) return 'point';
  if (has('units')) return 'units';
  if (has('take-place')) return 'take';
  return 'none';
}

/** Territories that the question itself names, in its order: from and to. */
export function namedIn(decision: Asked | null): string[] {
  return (decision?.message.args ?? []).filter(isTerritory).map((ref) => ref.id);
}

function isTerritory(arg: Arg): arg is Ref {
  return typeof arg === 'object' && 'kind' in arg && arg.kind === 'Territory';
}

/** The question, the view and what was pressed before, together. */
export class Moment {
  readonly form: Form;

  constructor(
    readonly view: RiskView,
    readonly decision: Asked | null,
    readonly origin: string | null,
  ) {
    this.form = formOf(decision);
  }

  /** Territories that may be pressed now. */
  get legal(): string[] {
    return this.origin === null ? this.starts : this.targets(this.origin);
  }

  /** Territories that may be pressed first. */
  get starts(): string[] {
    if (this.form === 'take') {
      return this.view.territories.filter((held) => this.takingAt(held.territory) !== null).map((held) => held.territory);
    }
    return unique(this.options.filter(isLegal).map((option) => String(option.choice.from ?? option.choice.territory)));
  }

  /** Territories that a first one leads to. */
  targets(from: string): string[] {
    switch (this.form) {
      case 'invade':
        return this.options
          .filter((option) => isLegal(option) && option.choice.from === from)
          .map((option) => String(option.choice.to));
      case 'move':
        return this.starts.includes(from) ? this.destinations(from) : [];
      default:
        return [];
    }
  }

  /** Units still to be placed: reinforcements, or starting units as far as this question lets them be placed. */
  get toPlace(): number {
    const [left] = this.decision?.message.args ?? [];
    return this.form !== 'place' ? 0 : this.decision?.message.key === 'prompt.deploy' || typeof left !== 'number' ? this.view.turn.reinforcements : left;
  }

  /** The options that the board carries. */
  private get options(): Choosable[] {
    return (this.decision?.options ?? []).filter((option) => option.anchors.some((anchor) => anchor.kind === 'Territory'));
  }

  /** The option that stands for a territory, or for a pair of them. */
  optionAt(id: string, from: string | null = null): Choosable | null {
    const fits = (option: Choosable) =>
      from === null
        ? option.choice.territory === id
        : option.choice.from === from && option.choice.to === id;
    return this.options.find(fits) ?? null;
  }

  press(id: string): Pressed {
    switch (this.form) {
      case 'invade':
        return this.pressPair(id, (from) => this.invasion(from, id));
      case 'move':
        return this.pressPair(id, (from) => this.movement(from, id));
      case 'move-on':
        return this.pressOne(id, (option) => this.movingOn(option, id));
      case 'place':
        return this.pressOne(id, (option) => this.placing(option, this.toPlace));
      case 'point':
        return this.pressOne(id, (option) => ({ option, more: [] }));
      case 'take': {
        const option = this.takingAt(id);
        return option === null ? NOTHING : { ...NOTHING, intent: { option, more: [] } };
      }
      default:
        return NOTHING;
    }
  }

  /** The whole gesture at once, as a drag from one territory to another says it. */
  drag(from: string, to: string): Pressed {
    return new Moment(this.view, this.decision, from).press(to);
  }

  /** The option that takes the place to which a territory belongs, with the faction listed for it. */
  private takingAt(id: string): Choosable | null {
    const seat = this.view.territories.find((held) => held.territory === id)?.seat;
    const place = this.view.players.find((player) => player.seat === seat)?.place;
    return (
      this.decision?.options.find(
        (option) => option.choice.type === 'take-place' && option.choice.place === place && isLegal(option),
      ) ?? null
    );
  }

  private pressPair(id: string, intent: (from: string) => Intent): Pressed {
    if (this.origin !== null && this.origin !== id && this.targets(this.origin).includes(id)) {
      return { origin: this.origin, intent: intent(this.origin), refused: null };
    }
    if (this.starts.includes(id)) {
      return { ...NOTHING, origin: id === this.origin ? null : id };
    }
    const sources = this.starts.filter((from) => this.form === 'invade' && this.targets(from).includes(id));
    const [only] = sources;
    if (only !== undefined && sources.length === 1) {
      return { origin: only, intent: intent(only), refused: null };
    }
    return { ...NOTHING, origin: sources.length > 1 ? this.origin : null, refused: this.refusal(id) };
  }

  private pressOne(id: string, intent: (option: Choosable) => Intent): Pressed {
    const option = this.optionAt(id);
    if (option === null) {
      return NOTHING;
    }
    return isLegal(option) ? { ...NOTHING, intent: intent(option) } : { ...NOTHING, refused: option };
  }

  /** Why a territory cannot be pressed, if the question tells. */
  refusal(id: string): Choosable | null {
    const option =
      this.optionAt(id, this.origin) ??
      this.optionAt(id) ??
      this.options.find((candidate) => !isLegal(candidate) && candidate.choice.from === id) ??
      null;
    return option !== null && !isLegal(option) && !this.legal.includes(id) ? option : null;
  }

  private invasion(from: string, to: string): Intent {
    return { option: this.legalOption(to, from), more: [] };
  }

  private movement(from: string, to: string): Intent {
    const [limit] = this.decision?.message.key === 'prompt.warp-from' ? this.decision.message.args : [];
    const most = Math.min(typeof limit === 'number' ? limit : Infinity, this.unitsAt(from) - 1);
    return {
      option: this.legalOption(from),
      more: [...(this.destinations(from).length > 1 ? [moveTo(to)] : []), ...units(most)],
      units: { least: 1, most },
    };
  }

  private movingOn(option: Choosable, to: string): Intent {
    const [from] = namedIn(this.decision);
    const most = from === undefined || from === to ? 0 : this.unitsAt(from) - 1;
    const bounded = this.decision?.article !== 'manoeuvre';
    return bounded || most < 1 ? { option, more: [] } : { option, more: units(most), units: { least: 1, most } };
  }

  private placing(option: Choosable, most: number): Intent {
    return { option, more: units(most), units: { least: 1, most } };
  }

  private legalOption(id: string, from: string | null = null): Choosable {
    const option = this.optionAt(id, from);
    if (option === null) {
      throw new Error(`no option for ${id}`);
    }
    return option;
  }

  /** Where units can go from a territory. */
  destinations(from: string): string[] {
    const seat = this.decision?.seat ?? 0;
    const heldBy = (seats: number[]) => {
      const held = new Set<string>(this.view.territories.filter((one) => seats.includes(one.seat)).map((one) => one.territory));
      return (id: string) => held.has(id);
    };
    const own = heldBy([seat]);
    const freely = MOVES_FREELY.includes(this.decision?.message.key ?? '');
    return freely
      ? this.view.territories.map((held) => held.territory).filter((id) => own(id) && id !== from)
      : [...reachable(from, heldBy(sideOf(this.view, seat)))].filter(own);
  }

  private unitsAt(id: string): number {
    return this.view.territories.find((held) => held.territory === id)?.units ?? 0;
  }
}

/** An intent with another number of units. */
export function withUnits(intent: Intent, count: number): Intent {
  return { ...intent, more: [...intent.more.filter((said) => said.choice.type !== 'units'), ...units(count, intent.units?.most)] };
}

/** The number of units that an intent says, if it says one. */
export function unitsOf(intent: Intent): number | null {
  const { choice } = intent.more.find((said) => said.choice.type === 'units') ?? intent.option;
  return choice.type === 'units' && typeof choice.units === 'number' ? choice.units : null;
}

/** How many; nothing if it can only be one, for a question with a single answer is not asked. */
function units(count: number, most = count): Said[] {
  return most < 2 ? [] : [{ choice: { type: 'units', units: count }, message: { key: 'choice.units', args: [count] } }];
}

function moveTo(territory: string): Said {
  return { choice: { type: 'move-to', territory }, message: { key: 'choice.move-to', args: [{ kind: 'Territory', id: territory }] } };
}

function unique(ids: string[]): string[] {
  return [...new Set(ids)];
}
