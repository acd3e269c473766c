import { describe, expect, it } from 'vitest';
import type { Choice, Order } from '../../generated/forbidden-stars';
import type { Choosable } from '../../generated/protocol';
import { effectOf } from './effects';
import { Layout } from './map';
import type { StarsTable } from './state.svelte';
import { english } from './words.en';

const SYSTEM = 'system-11a';

/** A seat's table of one system: there stand its scouts, here or there; somebody else holds the rest. */
function stars(order: Order, own: string[], structures: string[] = [], upgrades: unknown[] = []): StarsTable {
  const force = (seat: number): unknown => ({ seat, figures: [{ unit: 'scout', standing: 1, routed: 0, arrived: 0 }] });
  const areas = ['nw', 'ne', 'se', 'sw'].map((at) => {
    const area = `${SYSTEM}-${at}`;
    return [area, { area, forces: own.includes(at) ? [force(1)] : [], structures: structures.includes(at) ? [{ seat: 1, structure: 'factory' }] : [] }] as const;
  });
  const field = { layout: new Layout([{ system: SYSTEM, turns: 0, column: 0, row: 0 }]), areas: new Map(areas), storms: new Set() };
  return { words: english, own: { upgrades, schemes: [] }, field, decision: { seat: 1 }, view: { activeOrder: order, activeSystem: SYSTEM } } as unknown as StarsTable;
}

function carryingOut(table: StarsTable): string {
  return effectOf(table, { choice: { type: 'carry-out' } as Choice, message: { key: '', args: [] }, anchors: [] } as unknown as Choosable);
}

describe('carrying an order out', () => {
  it('says whom or what it needs and does not find', () => {
    expect(carryingOut(stars('advance', []))).toBe(english.nobodyComes);
    expect(carryingOut(stars('deploy', ['nw']))).toBe(english.noFactory);
    expect(carryingOut(stars('dominate', []))).toBe(english.noWorld);
    expect(carryingOut(stars('strategize', []))).toBe(english.noPresence);
  });

  it('says nothing where nothing is missing', () => {
    expect(carryingOut(stars('advance', ['nw']))).toBe('');
    expect(carryingOut(stars('deploy', ['nw'], ['nw']))).toBe('');
    expect(carryingOut(stars('dominate', ['nw']))).toBe('');
    expect(carryingOut(stars('strategize', ['nw']))).toBe('');
    expect(carryingOut(stars('advance', [], [], [{ upgrade: 'ork-roks', used: false }]))).toBe('');
  });
});
