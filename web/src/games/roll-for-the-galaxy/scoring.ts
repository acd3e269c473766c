import type { Player, RollView } from '../../generated/roll-for-the-galaxy';
import type { TableModel } from '../../table/model.svelte';
import type { ScoreRow } from '../page';
import { pageWords } from './words';

/** The score sheet: cost of tiles, chips, each development that scores at the end, their sum, and what breaks ties. */
export function scoreRows(table: TableModel): ScoreRow[] {
  const words = pageWords(table.words.lang);
  const players = seated(table);
  const row = (label: string, value: (player: Player) => number | string, sum = false): ScoreRow => ({ label, values: players.map(value), sum });
  const scoring = [...new Set(players.flatMap((player) => player.score.bonuses.map(({ tile }) => tile)))];
  return [
    row(words.scoreTiles, (player) => player.score.tiles),
    row(words.scoreChips, (player) => player.score.chips),
    ...scoring.map((id) => row(table.name({ kind: 'Tile', id }), (player) => player.score.bonuses.find(({ tile }) => tile === id)?.points ?? '')),
    row(words.scoreTotal, (player) => player.score.total, true),
    row(words.tieBreak, (player) => player.cup.length + player.credits),
  ];
}

function seated(table: TableModel): Player[] {
  const { players } = table.view as RollView;
  return table.summary.seats.flatMap(({ seat }) => players.filter((player) => player.seat === seat));
}
