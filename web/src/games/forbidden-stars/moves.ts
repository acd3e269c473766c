import type { Asked, Choosable, Ref } from '../../generated/protocol';
import type { Choice } from '../../generated/forbidden-stars';
import type { Said } from '../../table/model.svelte';
import type { Listed } from '../page';
import { unitOf } from './components';
import { cellAt, edgeAt, hexOf, type Layout } from './map';
import { holderOf, type Field } from './reach';

const FEW = 9;

/**
 * A place on the board or a thing beside it: an area, `hex:system-01a`, `edge:h:0:1`, `cell:0:1`, `unit:scout`, …, or what is
 * about to be placed in an area and can be taken back: `back:unit:scout:system-01a-ne`.
 */
export type Spot = string;

export const piece = {
  unit: (id: string): Spot => `unit:${id}`,
  structure: (id: string): Spot => `structure:${id}`,
  order: (id: string): Spot => `order:${id}`,
  objective: (seat: number): Spot => `objective:${seat}`,
  side: (id: string): Spot => `side:${id}`,
  faction: (id: string): Spot => `faction:${id}`,
  card: (id: string): Spot => `card:${id}`,
  upgrade: (id: string): Spot => `upgrade:${id}`,
  event: (id: string): Spot => `event:${id}`,
  die: (face: string): Spot => `die:${face}`,
  /** A unit or a structure that is about to be placed in an area. */
  back: (kind: 'unit' | 'structure', id: string, area: string): Spot => `back:${kind}:${id}:${area}`,
  /** A figure in the battle; without a unit a reinforcement token. */
  figure: (unit: string | undefined, routed: boolean): Spot => `figure:${unit ?? 'token'}:${routed ? 'routed' : 'standing'}`,
};
export const BASTION: Spot = 'figure:bastion';

/** An option of the open question, what is said with it in the same post, and between which spots that is a gesture. */
export interface Deed {
  option: Choosable;
  more: Said[];
  /** What is taken up for it, if anything. */
  from: Spot | null;
  /** Where that is put, or what is pressed; null if the panel alone offers it. */
  to: Spot | null;
}

export function isLegal(option: Choosable): boolean {
  return option.forbiddenBy === undefined;
}

export function choiceOf(option: { choice: unknown }): Choice {
  return option.choice as Choice;
}

function spots(choice: Choice, layout: Layout): Pick<Deed, 'from' | 'to'> {
  switch (choice.type) {
    case 'faction':
      return { from: null, to: piece.faction(choice.faction) };
    case 'tile':
      return { from: piece.side(choice.system), to: cellAt(choice.column, choice.row) };
    case 'unit':
      return { from: piece.unit(choice.unit), to: choice.area };
    case 'structure':
      return { from: piece.structure(choice.structure), to: choice.area };
    case 'objective':
      return { from: piece.objective(choice.of), to: choice.area };
    case 'storm':
      return { from: null, to: layout.edge(choice.system, choice.at)?.id ?? null };
    case 'order':
      return { from: piece.order(choice.order), to: hexOf(choice.system) };
    case 'reveal':
    case 'system':
    case 'shift':
      return { from: null, to: hexOf(choice.system) };
    case 'buy':
      return { from: piece.unit(choice.unit), to: null };
    case 'scheme':
      return { from: null, to: piece.event(choice.scheme) };
    case 'event':
      return { from: null, to: piece.event(choice.card) };
    case 'upgrade':
    case 'buy-upgrade':
      return { from: null, to: piece.upgrade(choice.upgrade) };
    case 'buy-cards':
    case 'take-out':
    case 'card':
      return { from: null, to: piece.card(choice.card) };
    case 'send':
      return { from: null, to: piece.order(choice.order) };
    case 'move':
      return { from: choice.from, to: choice.to };
    case 'strike':
      return { from: choice.from, to: choice.target };
    case 'harvest':
      return { from: null, to: choice.world };
    case 'area':
    case 'rebuild':
    case 'figure-in':
    case 'building':
      return { from: null, to: choice.area };
    case 'figure':
      return { from: null, to: piece.figure(choice.unit, choice.routed) };
    case 'token':
      return { from: null, to: piece.figure(undefined, choice.routed) };
    case 'bastion':
      return { from: null, to: BASTION };
    case 'face':
      return { from: null, to: piece.die(choice.face) };
    case 'turn':
      return { from: null, to: piece.die(choice.from) };
    case 'move-storm':
      return { from: layout.edge(choice.system, choice.at)?.id ?? null, to: layout.edge(choice.toSystem, choice.toAt)?.id ?? null };
    default:
      return { from: null, to: null };
  }
}

export function ref(kind: string, id: string): Ref {
  return { kind, id };
}

/** A unit placed in an area, as an answer to a question that is still to come. */
export function placing(unit: string, area: string): Said {
  return { choice: { type: 'unit', unit, area }, message: { key: 'choice.unit', args: [ref('Unit', unit), ref('Area', area)] } };
}

/** A tile laid in a cell, as an answer to a question that is still to come; `words` say how it is turned. */
export function laying(system: string, turns: number, column: number, row: number, words: string): Said {
  return { choice: { type: 'tile', system, turns, column, row }, message: { key: 'path.step', args: [words] } };
}

/** The open question as gestures. */
export class Moves {
  readonly deeds: Deed[];

  constructor(
    readonly decision: Asked | null,
    private readonly field: Field,
    private readonly active: string | null,
  ) {
    this.deeds = (decision?.options ?? []).flatMap((option) => this.deedsOf(option));
  }

  private deedsOf(option: Choosable): Deed[] {
    const choice = choiceOf(option);
    const deed: Deed = { option, more: [], ...spots(choice, this.field.layout) };
    return choice.type === 'buy' && isLegal(option) ? [deed, ...this.purchases(option, choice.unit)] : [deed];
  }

  /** A purchase together with the place of what is bought. Where there is but one, nobody is asked. */
  private purchases(option: Choosable, unit: string): Deed[] {
    const seat = this.decision?.seat ?? 0;
    const open = Array.from(this.field.layout.places.values()).filter(
      ({ id, system, world }) => system === this.active && world !== unitOf(unit).ship && [0, seat].includes(holderOf(this.field.areas.get(id))),
    );
    return open.map(({ id }) => ({ option, more: open.length > 1 ? [placing(unit, id)] : [], from: piece.unit(unit), to: id }));
  }

  private get legal(): Deed[] {
    return this.deeds.filter(({ option }) => isLegal(option));
  }

  /** Deeds that begin with taking something up. */
  from(spot: Spot): Deed[] {
    return this.deeds.filter((deed) => deed.from === spot && (deed.to !== null || choiceOf(deed.option).type === 'buy'));
  }

  /** Deeds that end at a spot with what is taken up, or with nothing. */
  to(spot: Spot, taken: Spot | null): Deed[] {
    return this.deeds.filter((deed) => deed.to === spot && (taken === null || deed.from === taken));
  }

  canTake(spot: Spot): boolean {
    return this.from(spot).some(({ option }) => isLegal(option));
  }

  canEnd(spot: Spot, taken: Spot | null): boolean {
    return this.to(spot, taken).some(({ option }) => isLegal(option));
  }

  /** Spots that glow: where what is taken up can go, else what can be taken up or pressed. */
  open(taken: Spot | null): Set<Spot> {
    if (taken !== null) {
      return new Set(this.legal.flatMap((deed) => (deed.from === taken && deed.to !== null ? [deed.to] : [])));
    }
    const takes = this.legal.filter(({ from }) => from !== null);
    const moving = takes.some(({ from }) => isBoard(from ?? ''));
    return new Set([...takes.map(({ from }) => from ?? ''), ...(moving ? [] : this.legal.flatMap(({ to }) => to ?? []))]);
  }

  /** Why nothing can be done at a spot; null if something can, or if there is nothing to say. */
  refusal(spot: Spot, taken: Spot | null): Choosable | null {
    const here = taken === null ? [...this.to(spot, null), ...this.from(spot)] : this.to(spot, taken);
    return here.length > 0 && !here.some(({ option }) => isLegal(option)) ? (here[0]?.option ?? null) : null;
  }
}

/** The area of what can be taken back; of any other spot the spot itself. */
export function homeOf(spot: Spot): Spot {
  return spot.startsWith('back:') ? (spot.split(':')[3] ?? spot) : spot;
}

/** Whether a spot lies on the board. */
export function isBoard(spot: Spot): boolean {
  return /^(system-|hex:|edge:|cell:)/.test(spot);
}

/** Options as the panel lists them: first those that nothing on the board stands for. */
export function listed(moves: Moves): Listed {
  const legal = (moves.decision?.options ?? []).filter(isLegal);
  if (legal.length <= FEW) {
    return { near: legal, far: [] };
  }
  const placed = new Set(moves.deeds.filter(({ to }) => to !== null && isBoard(to)).map(({ option }) => option));
  const apart = legal.filter((option) => !placed.has(option));
  const near = [...apart, ...legal.filter((option) => placed.has(option))].slice(0, Math.max(FEW - 4, Math.min(FEW, apart.length)));
  return { near, far: legal.filter((option) => !near.includes(option)) };
}

/** The edges on which storms lie. */
export function stormEdges(layout: Layout, storms: { system: string; at: 'north' | 'east' | 'south' | 'west' }[]): Set<string> {
  return new Set(
    storms.flatMap(({ system, at }) => {
      const tile = layout.tile(system);
      return tile === null ? [] : [edgeAt(tile.column, tile.row, at).id];
    }),
  );
}
