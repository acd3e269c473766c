import { describe, expect, it } from 'vitest';
import { likeliest, likely, survivorsOf } from './survivors';

const end = [
  { what: { key: 'forecast.attackers-left', args: [3] }, chance: 0.5, favour: 'good' as const },
  { what: { key: 'forecast.attackers-left', args: [2] }, chance: 0.2, favour: 'good' as const },
  { what: { key: 'forecast.defenders-left', args: [1] }, chance: 0.3, favour: 'bad' as const },
];

describe('the units that are left in the end', () => {
  it('are none wherever the forecast tells of none', () => {
    const { attack, defence } = survivorsOf(end);
    [0.3, 0, 0.2, 0.5].forEach((chance, units) => expect(attack[units]).toBeCloseTo(chance));
    [0.7, 0.3].forEach((chance, units) => expect(defence[units]).toBeCloseTo(chance));
  });

  it('are drawn from the lowest likely number to the highest', () => {
    expect(likely([0, 0, 0.2, 0, 0.8, 0]).map(({ units }) => units)).toEqual([2, 3, 4]);
    expect(likely([])).toEqual([]);
    expect(likeliest([0.1, 0.7, 0.2])).toEqual({ units: 1, chance: 0.7 });
  });
});
