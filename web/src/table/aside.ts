import type { GamePage } from '../games/page';
import type { Choosable } from '../generated/protocol';
import type { TableModel } from './model.svelte';

/** What is said beside an option: what it brings, and what the rules have to say of it before it is made. */
export function asideOf(table: TableModel, game: GamePage, option: Choosable): string {
  const remark = option.remark === undefined ? '' : table.say(option.remark);
  return [game.effect?.(table, option) ?? '', remark].filter((part) => part !== '').join(', ');
}
