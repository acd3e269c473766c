import { createContext } from 'svelte';
import type { GamePage } from '../games/page';
import type { TableDetails } from '../generated/protocol';
import type { TableModel } from './model.svelte';

/** What every part of a table's page knows. */
export interface TableContext {
  readonly table: TableModel;
  readonly game: GamePage;
  readonly detail: TableDetails | null;
  /** Whether what happens now is heard at once. */
  readonly live: boolean;
  /** Opens the rules beside the table, at an article. */
  openRules(article: string): void;
  /** Opens what is public of a seat. */
  openSeat(seat: number): void;
}

export const [tableContext, setTableContext] = createContext<TableContext>();
