import type { Asked, Choosable } from '../../generated/protocol';
import type { Choice, DieColor, Player } from '../../generated/roll-for-the-galaxy';
import type { Listed } from '../page';
import { PHASES } from './components';
import { isWorld, tileOf } from './tiles';

const FEW = 9;
const ASSIGNING = new Set(['wild', 'select', 'reassign', 'reassign-pair', 'dictate', 'move']);

/** A die that can be taken up: its colour and where it lies, a place or the world on which it is a good. */
export type Source = `${DieColor}@${string}`;

/** Where a die can go, or a tile that can be pressed: `slot:settle`, `column:ship`, `stack:worlds`, `tile:gem-world`, … */
export type Target = string;

export function source(die: DieColor, place: string): Source {
  return `${die}@${place}`;
}

export const slot = (phase: string): Target => `slot:${phase}`;
export const column = (phase: string): Target => `column:${phase}`;
export const stack = (id: string): Target => `stack:${id}`;
export const tile = (id: string): Target => `tile:${id}`;
export const DICTATE: Target = 'dictate';
export const SCOUT: Target = 'scout';
export const STOCK: Target = 'stock';

/** What one takes up and where one puts it to choose an option; neither for what only the panel offers. */
export interface Gesture {
  sources: Source[];
  target: Target | null;
}

export function isLegal(option: Choosable): boolean {
  return option.forbiddenBy === undefined;
}

export function choiceOf(option: Choosable): Choice {
  return option.choice as unknown as Choice;
}

export function gestureOf(choice: Choice, decision: Asked, own: Player): Gesture {
  switch (choice.type) {
    case 'wild':
      return { sources: [source(choice.die, 'wild')], target: column(choice.phase) };
    case 'select':
      return { sources: [source(choice.die, choice.from)], target: slot(choice.phase) };
    case 'reassign':
    case 'move':
      return { sources: [source(choice.die, choice.from)], target: column(choice.to) };
    case 'reassign-pair':
      return { sources: [source(choice.first, choice.from), source(choice.second, choice.from)], target: own.selected ? column(own.selected) : null };
    case 'dictate':
      return { sources: [source(choice.die, choice.from)], target: DICTATE };
    case 'scout':
    case 'stock':
      return { sources: [source(choice.explorer, 'explore')], target: choice.type === 'scout' ? SCOUT : STOCK };
    case 'worker':
      return building(choice.worker, decision);
    case 'produce':
      return { sources: [source(choice.producer, 'produce')], target: tile(choice.world) };
    case 'trade':
    case 'consume':
      return { sources: [source(choice.shipper, 'ship')], target: tile(choice.world) };
    case 'recruit':
      return { sources: [source(choice.worker, 'citizenry')], target: null };
    case 'recall':
      return { sources: [source(choice.worker, choice.from)], target: null };
    case 'recall-good':
      return { sources: [source(choice.good, choice.world)], target: null };
    case 'remove':
      return { sources: [source(choice.die, choice.from)], target: null };
    case 'remove-good':
      return { sources: [source(choice.die, choice.world)], target: null };
    case 'abandon':
    case 'give-up':
    case 'place':
      return { sources: [], target: tile(choice.side) };
    case 'arrange':
      return { sources: [], target: tile(lyingSide(choice.side, own)) };
    default:
      return { sources: [], target: null };
  }
}

/** A worker goes from its column to the stack, or is one of those that lie there already. */
function building(worker: DieColor, decision: Asked): Gesture {
  const develops = decision.path.some(({ key }) => key === 'path.develop');
  const lies = decision.message.key === 'prompt.spend-worker';
  if (lies) {
    return { sources: [source(worker, develops ? 'development-stack' : 'world-stack')], target: null };
  }
  return { sources: [source(worker, develops ? 'develop' : 'settle')], target: stack(develops ? 'developments' : 'worlds') };
}

/** The side of a tile of the construction zone that is up now. */
function lyingSide(side: string, own: Player): string {
  const lying: string[] = [...own.developments.tiles, ...own.worlds.tiles];
  return lying.includes(side) ? side : (tileOf(side).back ?? side);
}

/** The options of the open question by what one takes up and where one puts it. */
export class Moves {
  private readonly bySource = new Map<Source, Choosable[]>();
  private readonly byTarget = new Map<Target, Choosable[]>();
  private readonly gestures = new Map<Choosable, Gesture>();

  constructor(decision: Asked | null, own: Player | null) {
    if (decision === null || own === null) {
      return;
    }
    for (const option of decision.options) {
      const gesture = gestureOf(choiceOf(option), decision, own);
      this.gestures.set(option, gesture);
      gesture.sources.forEach((from) => add(this.bySource, from, option));
      if (gesture.target !== null) {
        add(this.byTarget, gesture.target, option);
      }
    }
  }

  /** Options, forbidden ones too, that begin with this die. */
  from(taken: Source): Choosable[] {
    return this.bySource.get(taken) ?? [];
  }

  /** Options, forbidden ones too, that end here; only those of a die if one is taken up. */
  to(target: Target, taken: Source | null): Choosable[] {
    const ending = this.byTarget.get(target) ?? [];
    return taken === null ? ending : ending.filter((option) => this.gestures.get(option)?.sources.includes(taken));
  }

  targetOf(option: Choosable): Target | null {
    return this.gestures.get(option)?.target ?? null;
  }

  canTake(from: Source): boolean {
    return this.from(from).some(isLegal);
  }

  canEnd(target: Target, taken: Source | null): boolean {
    return this.to(target, taken).some(isLegal);
  }

  /** What a press on a place means that no die was taken up for: the one option, the natural one of several, or none. */
  natural(target: Target): Choosable | null {
    const legal = this.to(target, null).filter(isLegal);
    return legal.length === 1 ? (legal[0] ?? null) : naturalOf(legal);
  }
}

function add<K>(map: Map<K, Choosable[]>, key: K, option: Choosable): void {
  const known = map.get(key);
  if (known === undefined) {
    map.set(key, [option]);
  } else {
    known.push(option);
  }
}

/** A phase is best selected by a worker of its own, else by a wild one; a good is best of its world's colour. */
function naturalOf(options: Choosable[]): Choosable | null {
  const selects = options.filter((option) => option.choice.type === 'select');
  if (selects.length === options.length) {
    const from = (place: (choice: Choosable['choice']) => boolean) => selects.find((option) => place(option.choice)) ?? null;
    return from((choice) => choice.from === choice.phase) ?? from((choice) => choice.from === 'wild');
  }
  const produces = options.filter((option) => option.choice.type === 'produce');
  if (produces.length === options.length) {
    return produces.find((option) => matches(option.choice.producer as DieColor, String(option.choice.world))) ?? null;
  }
  return null;
}

/** Whether a die has the colour of a world. */
export function matches(die: DieColor, world: string): boolean {
  return die === 'consumption' || (isWorld(world) && tileOf(world).color === die);
}

/** Points for consuming a good: those without a match, one more for the good's colour and one for the shipper's. */
export function consumed(unmatched: number, world: string, good: DieColor, shipper: DieColor): number {
  return unmatched + (matches(good, world) ? 1 : 0) + (matches(shipper, world) ? 1 : 0);
}

/** Every producer on a world with room, those first that have its colour: all in one gesture. */
export function harvest(options: Choosable[], producers: DieColor[], room: Map<string, number>): Choosable[] {
  const left = new Map(room);
  const waiting = [...producers];
  const placed: Choosable[] = [];
  const put = (die: DieColor, world: string) => {
    const option = options.find((one) => one.choice.type === 'produce' && one.choice.producer === die && one.choice.world === world);
    if (option !== undefined && isLegal(option)) {
      placed.push(option);
      left.set(world, (left.get(world) ?? 0) - 1);
      waiting.splice(waiting.indexOf(die), 1);
    }
  };
  for (const matching of [true, false]) {
    for (const die of [...waiting]) {
      const world = [...left].find(([id, free]) => free > 0 && (!matching || tileOf(id).color === die))?.[0];
      if (world !== undefined) {
        put(die, world);
      }
    }
  }
  return placed;
}

/** Dice that can be recruited before the rest comes by itself: as long as there is something to choose. */
export function stillToRecruit(citizens: DieColor[], credits: number, chosen: DieColor[]): number {
  const left = [...citizens];
  for (const die of chosen) {
    left.splice(left.indexOf(die), 1);
  }
  const money = credits - chosen.length;
  return money <= 0 || left.length <= money || new Set(left).size < 2 ? 0 : money;
}

/**
 * The options as the panel lists them. While workers are assigned these are the natural ones: to be done, and one for each
 * phase that can be selected; all the others are gestures on the board.
 */
export function listed(options: Choosable[], moves: Moves): Listed {
  const legal = options.filter(isLegal);
  const selects = PHASES.map((phase) => moves.natural(slot(phase)) ?? moves.to(slot(phase), null).find(isLegal)).filter((option) => option?.choice.type === 'select');
  if (selects.length === 0 && !legal.some((option) => ASSIGNING.has(option.choice.type))) {
    return { near: legal.slice(0, FEW), far: legal.slice(FEW) };
  }
  const wilds = legal.filter((option) => option.choice.type === 'wild');
  const done = legal.filter((option) => option.choice.type === 'done');
  const first = [...done, ...(selects as Choosable[]), ...wilds];
  const near = first.length > 0 ? first.slice(0, FEW) : legal.slice(0, FEW);
  return { near, far: legal.filter((option) => !near.includes(option)) };
}
