import { describe, expect, it } from 'vitest';
import type { FactLine, Typed } from '../../generated/protocol';
import { entries } from './drawing';

function told(at: number, fact: Typed): { at: number; line: FactLine } {
  return { at, line: { fact, message: { key: 'fact', args: [] }, round: 1, revealed: false, told: true } };
}

describe('the journal', () => {
  it('tells cards that a seat draws one after another as one', () => {
    const lines = [1, 1, 2].map((seat, at) => told(at, { type: 'card-drawn', seat }));
    expect(entries(lines).map((entry) => entry.length)).toEqual([2, 1]);
  });

  it('tells like units that are placed in an area as one, and what else happens apart', () => {
    const placed = (unit: string, area: string) => ({ type: 'unit-placed', seat: 1, unit, area });
    const facts = [placed('scout', 'system-10a-nw'), placed('scout', 'system-10a-nw'), placed('scout', 'system-10a-ne'), { type: 'turn-began', seat: 1 }, { type: 'turn-began', seat: 1 }];
    expect(entries(facts.map((fact, at) => told(at, fact))).map((entry) => entry.length)).toEqual([2, 1, 1, 1]);
  });
});
