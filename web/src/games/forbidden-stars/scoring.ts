import type { Player, StarsView } from '../../generated/forbidden-stars';
import type { TableModel } from '../../table/model.svelte';
import type { ScoreRow } from '../page';
import { printed } from './components';
import { holderOf, unitsIn } from './reach';
import { pageWords } from './words';

/** Worlds that are friendly to a seat. */
export function worldsOf(view: StarsView, seat: number): number {
  return view.systems.flatMap(({ areas }) => areas).filter((area) => printed(area.area).world && holderOf(area) === seat).length;
}

/** Figures of a seat on the board, routed ones included, reinforcement tokens not. */
export function unitsOnBoard(view: StarsView, seat: number): number {
  return view.systems
    .flatMap(({ areas }) => areas.flatMap(({ forces }) => forces))
    .filter((force) => force.seat === seat)
    .reduce((sum, { figures }) => sum + unitsIn(figures), 0);
}

/** The score sheet: objectives, then what breaks ties. */
export function scoreRows(table: TableModel): ScoreRow[] {
  const words = pageWords(table.words.lang);
  const view = table.view as StarsView;
  const players = table.summary.seats.flatMap(({ seat }) => view.players.filter((player) => player.seat === seat));
  const row = (label: string, value: (player: Player) => number): ScoreRow => ({ label, values: players.map(value) });
  return [
    { ...row(words.collectedRow, (player) => player.objectives), sum: true },
    row(words.worldsRow, ({ seat }) => worldsOf(view, seat)),
    row(words.unitsRow, ({ seat }) => unitsOnBoard(view, seat)),
  ];
}
