import { describe, expect, it } from 'vitest';
import type { RiskView } from '../../generated/risk-starcraft';
import { view } from './sample.test-data';
import { areAllies, sideOf, teamOf } from './teams';

const two = view();
const four: RiskView = { ...two, mode: 'team-play', players: [1, 2, 3, 4].map((seat) => ({ ...two.players[0]!, seat, place: seat })) };

describe('teams', () => {
  it('sit alternately in team play', () => {
    expect(four.players.map(({ seat }) => teamOf(four, seat))).toEqual([1, 2, 1, 2]);
    expect(sideOf(four, 2)).toEqual([2, 4]);
    expect(areAllies(four, 1, 3)).toBe(true);
    expect(areAllies(four, 1, 2)).toBe(false);
    expect(areAllies(four, 1, 1)).toBe(false);
  });

  it('are none elsewhere, nor of neutral colours', () => {
    expect(teamOf(two, 1)).toBeNull();
    expect(sideOf(two, 1)).toEqual([1]);
    expect(teamOf(four, 7)).toBeNull();
  });
});
