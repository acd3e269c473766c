import { describe, expect, it } from 'vitest';
import type { RiskView } from '../../generated/risk-starcraft';
import { courseFacts, seatFacts } from './facts';
import { view } from './sample.test-data';

/** Seat 2 has a reward, seat 1 has none. */
function rewarded(mode: RiskView['mode']): RiskView {
  const { players, ...rest } = view();
  return { ...rest, mode, players: players.map((one) => (one.seat === 2 ? { ...one, rewards: ['extra-reinforcements' as const] } : one)) };
}

const labels = (facts: { label: { key: string } }[]) => facts.map((fact) => fact.label.key);
const valueOf = (facts: ReturnType<typeof courseFacts>, label: string) => facts.find((fact) => fact.label.key === label)?.value;

describe('the numbers of a seat', () => {
  it('stand in the same places for all seats on the score sheet, whoever has a reward', () => {
    const shown = rewarded('command-room');
    expect(labels(courseFacts(shown, 1))).toEqual(labels(courseFacts(shown, 2)));
    expect(valueOf(courseFacts(shown, 1), 'seat.rewards')).toBe(0);
    expect(valueOf(courseFacts(shown, 2), 'seat.rewards')).toBe(1);
    expect(valueOf(courseFacts(shown, 1), 'seat.territories')).toBe(4);
  });

  it('leave rewards out where there are none', () => {
    expect(labels(courseFacts(view(), 1))).not.toContain('seat.rewards');
    expect(labels(seatFacts(rewarded('command-room'), 1))).not.toContain('seat.rewards');
    expect(labels(seatFacts(rewarded('command-room'), 2))).toContain('seat.rewards');
  });
});
