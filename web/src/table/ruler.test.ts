import { describe, expect, it } from 'vitest';
import type { FactLine } from '../generated/protocol';
import { roundMarks } from './ruler';

const facts = (...rounds: number[]): FactLine[] => rounds.map((round) => ({ fact: { type: 'x' }, message: { key: 'x', args: [] }, round, revealed: false, told: true }));

describe('rounds on the scale', () => {
  it('begin where the facts say so', () => {
    expect(roundMarks(facts(0, 1, 1, 2, 2, 3), 6, [])).toEqual([
      { round: 1, from: 1 },
      { round: 2, from: 3 },
      { round: 3, from: 5 },
    ]);
  });

  it('are put between the samples where nothing else is known', () => {
    const marks = roundMarks(facts(3, 3, 4), 103, [
      { at: 0, round: 1 },
      { at: 50, round: 2 },
      { at: 99, round: 3 },
    ]);

    expect(marks.map((mark) => mark.round)).toEqual([1, 2, 3, 4]);
    expect(marks[1]?.from).toBe(25);
    expect(marks[3]?.from).toBe(102);
  });
});
