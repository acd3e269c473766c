import { describe, expect, it } from 'vitest';
import type { RiskView } from '../../generated/risk-starcraft';
import { goalOf } from './goal';

function view(mode: RiskView['mode']): RiskView {
  const players = [1, 2, 3, 4].map((seat) => ({ seat, achievements: Array(seat).fill('ten') }));
  const territories = [1, 1, 2, 3].map((seat) => ({ seat }));
  return { mode, players, territories, neutrals: [] } as unknown as RiskView;
}

describe('the way to victory', () => {
  it('counts the own achievements', () => {
    expect(goalOf(view('basic-training'), 3)).toEqual({ reached: 3, needed: 3 });
  });
  it('counts those of allies, at every other seat, together', () => {
    expect(goalOf(view('team-play'), 3)).toEqual({ reached: 4, needed: 4 });
    expect(goalOf(view('team-play'), 2)).toEqual({ reached: 6, needed: 4 });
  });
  it('counts territories where everything has to be held', () => {
    expect(goalOf(view('total-domination'), 1)).toEqual({ reached: 2, needed: 42 });
    expect(goalOf(view('team-play-total-domination'), 1)).toEqual({ reached: 3, needed: 42 });
  });
  it('leaves out what neutral colours hold', () => {
    const all = view('total-domination-1v1');
    const neutrals: RiskView['neutrals'] = [{ holder: 3, faction: 'zerg-brown', units: 1 }];
    expect(goalOf({ ...all, players: all.players.slice(0, 2), neutrals }, 1)).toEqual({ reached: 2, needed: 3 });
  });
});
