import { describe, expect, it } from 'vitest';
import type { GamePage } from '../games/page';
import type { Choosable } from '../generated/protocol';
import { asideOf } from './aside';
import type { TableModel } from './model.svelte';

const table = { say: ({ key }: { key: string }) => key } as unknown as TableModel;
const game = (effect: string): GamePage => ({ effect: () => effect }) as unknown as GamePage;

function option(remark?: string): Choosable {
  return { choice: { type: 'carry-out' }, message: { key: 'm', args: [] }, anchors: [], ...(remark === undefined ? {} : { remark: { key: remark, args: [] } }) };
}

describe('beside an option stands', () => {
  it('what it brings and what the rules remark, or nothing', () => {
    expect(asideOf(table, game('Deploy'), option('nothing there'))).toBe('Deploy, nothing there');
    expect(asideOf(table, game(''), option('nothing there'))).toBe('nothing there');
    expect(asideOf(table, game('Deploy'), option())).toBe('Deploy');
    expect(asideOf(table, {} as unknown as GamePage, option())).toBe('');
  });
});
