import symbols from 'virtual:icons/rs-*+u-map+u-layers+u-list+u-zoom-in+u-plus+u-minus+u-maximize+u-x+u-check+u-book-open+u-trophy';
import type { Typed } from '../../generated/protocol';
import { factionName, type GamePage, type Side } from '../page';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import { courseFacts, seatFacts } from './facts';
import Gestures from './Gestures.svelte';
import { goalOf } from './goal';
import List from './List.svelte';
import { listedOf } from './listed';
import { luckOf } from './luck';
import RollEntry from './RollEntry.svelte';
import { entries, rollSentence } from './rolls';
import Sheet from './Sheet.svelte';
import { tinctureOf } from './state.svelte';
import { areAllies, teamOf } from './teams';
import type { Player, RiskView } from '../../generated/risk-starcraft';

const FIGHT = new Set([
  'invasion-declared',
  'effect-lasts',
  'invasion-called-off',
  'invasion-stopped',
  'committed',
  'defended',
  'dice-thrown',
  'dice-changed',
  'compared',
  'roll-fought',
  'hero-fell',
  'conquered',
  'regenerated',
  'eliminated',
]);
const CARDS = new Set([
  'cards-handed-in',
  'card-played',
  'card-cancelled',
  'card-drawn',
  'deck-reshuffled',
  'defence-forbidden',
  'hand-seen',
]);

export const page: GamePage = {
  Board,
  Dock,
  Gestures,
  List,
  Sheet,
  seatFacts,
  tincture: (view, seat) => tinctureOf(view as RiskView, seat),
  side,
  role: (view, seat) => factionName(player(view, seat)),
  score,
  filterOf,
  entries,
  Entry: RollEntry,
  entrySentence: rollSentence,
  luck: luckOf,
  courseFacts,
  turning,
  concerns,
  listed: (table) => listedOf(table.legal),
  oddsOnBoard: true,
  endKind: 'RiskEnd',
  symbols,
};

function score(view: unknown, seat: number): string {
  const { reached, needed } = goalOf(view as RiskView, seat);
  return `${reached} / ${needed}`;
}

function side(shown: unknown, seat: number, viewer: number | null): Side | null {
  const view = shown as RiskView;
  const team = teamOf(view, seat);
  if (team === null) {
    return null;
  }
  const ally = viewer !== null && areAllies(view, seat, viewer);
  const key = ally ? 'seat.ally' : seat === viewer ? 'seat.own-team' : 'seat.team';
  return { icon: `rs-team-${team}`, label: { key, args: [team] }, own: ally || seat === viewer };
}

function player(view: unknown, seat: number): Player | undefined {
  return (view as RiskView).players.find((candidate) => candidate.seat === seat);
}

function filterOf(factType: string): string {
  if (factType === 'turn-began') {
    return 'turn';
  }
  return FIGHT.has(factType) ? 'fight' : CARDS.has(factType) ? 'cards' : 'moves';
}

/** What turns a game: who falls, what is achieved, a base that changes hands, a hero's end. */
function turning(view: unknown, fact: Typed): number {
  switch (fact.type) {
    case 'eliminated':
      return 4;
    case 'achievement-taken':
      return 3;
    case 'conquered':
      return (view as RiskView).players.some((one) => one.base === fact.to) ? 2 : 0;
    case 'hero-fell':
      return 1;
    default:
      return 0;
  }
}

/** Units of a seat that were shot at, hit or moved by somebody else: the sentence names only their territory. */
function concerns(view: unknown, fact: Typed, seat: number): boolean {
  const places = [fact.territory, fact.to].filter((place) => typeof place === 'string');
  return fact.seat !== seat && (view as RiskView).territories.some((held) => held.seat === seat && places.includes(held.territory));
}
