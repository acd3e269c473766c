import symbols from 'virtual:icons/rg-*+u-layers+u-list+u-map+u-x+u-plus+u-check+u-info+u-book-open+u-eye-off+u-chevron-down+u-rotate-ccw';
import type { Typed } from '../../generated/protocol';
import type { Player, RollView } from '../../generated/roll-for-the-galaxy';
import { factionName, seatFact, type GamePage, type SeatFact } from '../page';
import Board from './Board.svelte';
import List from './List.svelte';
import { scoreRows } from './scoring';
import Sheet from './Sheet.svelte';
import { rollTable } from './state.svelte';
import { tileOf } from './tiles';

const DEAR = 5;

const BUILDING = new Set([
  'tiles-drawn',
  'tile-placed',
  'tile-abandoned',
  'tile-given-up',
  'tile-arranged',
  'abandoned-returned',
  'workers-placed',
  'completed',
  'workers-spent',
  'stack-left',
  'workers-to-cup',
  'workers-done',
]);
const GOODS = new Set(['produced', 'traded', 'consumed', 'chips-bought', 'chips-taken', 'good-gained', 'good-removed', 'good-recalled', 'scored']);
const EMPIRE = new Set(['dice-gained', 'credits-set', 'credits-gained', 'credit-floor', 'die-removed', 'manage-began', 'recruited', 'recalled', 'tableau-dealt']);

export const page: GamePage = {
  Board,
  List,
  Sheet,
  seatFacts,
  tincture: (_, seat) => seat,
  role: (view, seat) => factionName(player(view, seat)),
  score: (view, seat) => String(player(view, seat)?.score.total ?? 0),
  filterOf,
  turning,
  listed: (table) => rollTable(table).listed,
  effect: (table, option) => rollTable(table).effect(option),
  scoreRows,
  courseFacts,
  oddsOnBoard: true,
  endKind: 'RollEnd',
  symbols,
};

function player(view: unknown, seat: number): Player | undefined {
  return (view as RollView).players.find((candidate) => candidate.seat === seat);
}

function filterOf(factType: string): string {
  if (factType === 'round-began') {
    return 'turn';
  }
  return BUILDING.has(factType) ? 'building' : GOODS.has(factType) ? 'goods' : EMPIRE.has(factType) ? 'empire' : 'phases';
}

/** What turns a game: dear tiles and those that score at the end. */
function turning(_: unknown, fact: Typed): number {
  if (fact.type !== 'completed') {
    return 0;
  }
  const tile = tileOf(String(fact.tile));
  return tile.sixPlus ? 3 : tile.cost >= DEAR ? 2 : 0;
}

function seatFacts(view: unknown, seat: number): SeatFact[] {
  const of = player(view, seat);
  if (of === undefined) {
    return [];
  }
  return [
    seatFact('u-layers', of.tiles, 'tiles'),
    seatFact('rg-credit', of.credits, 'credits'),
    seatFact('rg-cup', of.cup.length + of.behindScreen.length, 'cup'),
  ];
}

/** What the score sheet draws through the game: points before all. */
function courseFacts(view: unknown, seat: number): SeatFact[] {
  const of = player(view, seat);
  return of === undefined ? [] : [seatFact('u-trophy', of.score.total, 'points'), seatFact('rg-vp', of.chips, 'chips'), ...seatFacts(view, seat)];
}
