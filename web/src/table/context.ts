import { createContext } from 'svelte';
import type { GamePage } from '../games/page';
import type { TableDetail } from '../server/api';
import type { TableModel } from './model.svelte';

/** What every part of a table's page knows. */
export interface TableContext {
  readonly table: TableModel;
  readonly game: GamePage;
  readonly detail: TableDetail | null;
  /** Opens the rules beside the table, at an article. */
  openRules(article: string): void;
}

export const [tableContext, setTableContext] = createContext<TableContext>();
