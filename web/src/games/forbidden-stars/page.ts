import symbols from 'virtual:icons/fs-*+u-map+u-list+u-plus+u-minus+u-maximize+u-x+u-check+u-info+u-book-open+u-rotate-ccw';
import type { Typed } from '../../generated/protocol';
import type { Player, StarsView } from '../../generated/forbidden-stars';
import { factionName, seatFact, type GamePage, type SeatFact } from '../page';
import Board from './Board.svelte';
import { sizeFor } from './components';
import Dock from './Dock.svelte';
import { entries, entrySentence } from './drawing';
import { effectOf } from './effects';
import List from './List.svelte';
import { scoreRows, unitsOnBoard, worldsOf } from './scoring';
import SeveralLines from './SeveralLines.svelte';
import Sheet from './Sheet.svelte';
import { tinctureOf } from './seen.svelte';
import { starsTable } from './state.svelte';

const BATTLE = new Set([
  'battle-began',
  'area-undefended',
  'dice-rolled',
  'die-gained',
  'dice-lost',
  'dice-turned',
  'die-rerolled',
  'card-drawn',
  'card-chosen',
  'card-peeked',
  'card-revealed',
  'extra-card-played',
  'card-discarded',
  'icons-borrowed',
  'tokens-gained',
  'tokens-lost',
  'flag-raised',
  'damage-counted',
  'execution-round-began',
  'battle-queued',
  'battle-dropped',
  'morale-compared',
  'battle-won',
  'battle-drawn',
  'battle-ended',
  'strike-began',
  'strike-ended',
  'unit-routed',
  'unit-destroyed',
  'token-came',
  'structure-destroyed',
  'structure-captured',
]);
const EVENTS = new Set([
  'refresh-began',
  'event-drawn',
  'orders-back-from-events',
  'event-chosen',
  'storm-moved',
  'scheme-taken',
  'event-shuffled-back',
  'event-used',
  'scheme-used',
]);

export const page: GamePage = {
  Board,
  Dock,
  List,
  Sheet,
  seatFacts,
  tincture: (view, seat) => tinctureOf(view as StarsView, seat),
  role: (view, seat) => factionName(player(view, seat)),
  score,
  filterOf,
  entries,
  Entry: SeveralLines,
  entrySentence,
  turning,
  concerns,
  listed: (table) => starsTable(table).listed,
  effect: (table, option) => effectOf(starsTable(table), option),
  scoreRows,
  courseFacts,
  oddsOnBoard: true,
  endKind: 'StarsEnd',
  symbols,
};

function player(view: unknown, seat: number): Player | undefined {
  return (view as StarsView).players.find((candidate) => candidate.seat === seat);
}

function score(view: unknown, seat: number): string {
  return `${player(view, seat)?.objectives ?? 0} / ${sizeFor((view as StarsView).players.length).objectives}`;
}

function filterOf(factType: string): string {
  if (factType === 'round-began' || factType === 'turn-began') {
    return 'turn';
  }
  return BATTLE.has(factType) ? 'battle' : EVENTS.has(factType) ? 'events' : 'orders';
}

/** What turns a game: who falls, what is achieved, a world that is taken. */
function turning(_: unknown, fact: Typed): number {
  switch (fact.type) {
    case 'eliminated':
      return 4;
    case 'objective-collected':
      return 3;
    case 'structure-captured':
      return 2;
    case 'battle-won':
      return 1;
    default:
      return 0;
  }
}

/** Units of a seat that were shot at, hit or moved by somebody else: the sentence names only their area. */
function concerns(view: unknown, fact: Typed, seat: number): boolean {
  const places = [fact.area, fact.target].filter((place) => typeof place === 'string');
  return (
    fact.seat !== seat &&
    places.length > 0 &&
    (view as StarsView).systems.some(({ areas }) =>
      areas.some(({ area, forces, structures }) => places.includes(area) && [...forces, ...structures].some((held) => held.seat === seat)),
    )
  );
}

function seatFacts(view: unknown, seat: number): SeatFact[] {
  const of = player(view, seat);
  if (of === undefined) {
    return [];
  }
  const asset = (id: string) => of.assets.find((one) => one.asset === id)?.count ?? 0;
  return [
    seatFact('fs-materiel', of.materiel, 'materiel'),
    seatFact('fs-forge', asset('forge'), 'forges'),
    seatFact('fs-cache', asset('cache'), 'caches'),
    seatFact('fs-reinforcement', asset('reinforcement'), 'reinforcements'),
  ];
}

/** What the score sheet draws through the game: objectives before all. */
function courseFacts(view: unknown, seat: number): SeatFact[] {
  const of = player(view, seat);
  const seen = view as StarsView;
  return of === undefined
    ? []
    : [
        seatFact('fs-objective', of.objectives, 'objectives'),
        seatFact('u-map', worldsOf(seen, seat), 'worlds'),
        seatFact('fs-infantry', unitsOnBoard(seen, seat), 'units'),
        seatFact('fs-city', of.level, 'level'),
        seatFact('fs-materiel', of.materiel, 'materiel'),
      ];
}
