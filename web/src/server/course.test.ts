import { describe, expect, it } from 'vitest';
import type { FactLine, Snapshot, Update } from '../generated/protocol';
import { after } from './course';

const line = (name: string): FactLine => ({ fact: { type: name }, message: { key: name, args: [] }, round: 1, revealed: false, told: true });
const names = (snapshot: Snapshot): string[] => snapshot.facts.map((fact) => fact.fact.type);

function known(count: number, ...facts: string[]): Snapshot {
  return { facts: facts.map(line), factCount: count, view: 'old', standing: [], decision: null } as unknown as Snapshot;
}

function update(count: number, cut: boolean, ...facts: string[]): Update {
  return { facts: facts.map(line), factCount: count, view: 'new', cut } as unknown as Update;
}

describe('what a viewer knows', () => {
  it('grows by what is told', () => {
    const next = after(known(2, 'a', 'b'), { type: 'update', data: update(3, false, 'c') });

    expect(names(next)).toEqual(['a', 'b', 'c']);
    expect(next.view).toBe('new');
    expect(next.standing).toEqual([]);
  });

  it('loses what an undo cut off', () => {
    const next = after(known(3, 'a', 'b', 'c'), { type: 'update', data: update(2, true, 'd') });

    expect(names(next)).toEqual(['a', 'd']);
  });

  it('is cut at the right place when only the last facts are known', () => {
    const next = after(known(103, 'a', 'b', 'c'), { type: 'update', data: update(102, true) });

    expect(names(next)).toEqual(['a', 'b']);
  });

  it('begins anew when the cut is older than all that is known', () => {
    const next = after(known(103, 'a', 'b', 'c'), { type: 'update', data: update(51, true, 'z') });

    expect(names(next)).toEqual(['z']);
  });
});
