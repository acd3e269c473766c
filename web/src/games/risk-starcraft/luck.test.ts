import { describe, expect, it } from 'vitest';
import type { FactLine, Typed } from '../../generated/protocol';
import { expected, luckOf, won } from './luck';

const line = (fact: Typed): FactLine => ({ fact, message: { key: 'fact', args: [] }, round: 1, revealed: false, told: true });

describe('luck in battle', () => {
  it('gives ties to the defender and compares only pairs', () => {
    expect(won([6, 5, 2], [5, 5])).toBe(1);
    expect(won([1, 6], [6])).toBe(0);
  });

  it('expects what all falls of the dice give on average', () => {
    expect(expected(1, 1)).toBeCloseTo(15 / 36);
    // three dice against two: 2890 falls take two, 2611 one, of 7776
    expect(expected(3, 2)).toBeCloseTo((2 * 2890 + 2611) / 7776);
  });

  it('is what one side has more and the other less', () => {
    const luck = luckOf(
      [
        { type: 'invasion-declared', seat: 1, from: 'canis', to: 'saalok' },
        { type: 'committed', seat: 1, units: 1, hero: false },
        { type: 'defended', seat: 2, units: 1 },
        { type: 'dice-thrown', attack: [4], defence: [3] },
        { type: 'compared', attack: [3], defence: [3], attackerLoses: 1, defenderLoses: 0 },
      ].map(line),
    );
    expect(luck.get(1)).toBeCloseTo(1 - 15 / 36);
    expect(luck.get(2)).toBeCloseTo(15 / 36 - 1);
  });
});
