import type { Component } from 'svelte';
import type { Message } from '../server/api';
import type { TableModel } from '../table/model.svelte';

/** What a game brings to the table's page. Loaded only when such a table is opened. */
export interface GamePage {
  /** The stage: the board with its legal choices. */
  Board: Component<{ table: TableModel }>;
  /** Hand, dice and reserve under the board. */
  Dock: Component<{ table: TableModel }>;
  /** The board as a list, with the same actions. */
  List: Component<{ table: TableModel }>;
  /** Two to four facts of a seat for the strip above the board. */
  seatFacts(view: unknown, seat: number): SeatFact[];
  /** Tincture of a seat, 1 to 8: colour, shape and hatching. */
  tincture(view: unknown, seat: number): number;
  /** What the seat plays, e.g. its faction. */
  role(view: unknown, seat: number): Message | null;
  /** Score at the right of the seat's cell, e.g. "1 / 3". */
  score(view: unknown, seat: number): string;
  /** Kinds of log lines for the journal's filters: name of the filter by type of fact. */
  filterOf(factType: string): string;
}

export interface SeatFact {
  icon: string;
  value: number | string;
  label: Message;
}

const PAGES: Record<string, () => Promise<{ page: GamePage }>> = {
  'risk-starcraft': () => import('./risk-starcraft/page'),
};

export async function gamePage(game: string): Promise<GamePage> {
  const load = PAGES[game];
  if (load === undefined) {
    throw new Error(`no page for the game ${game}`);
  }
  return (await load()).page;
}
