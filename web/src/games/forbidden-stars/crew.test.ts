import { describe, expect, it } from 'vitest';
import { saidOf, withCount, type Crew } from './crew';

const CREW: Crew = {
  from: 'system-10a-ne',
  to: 'system-10a-nw',
  rows: [
    { unit: 'scout', most: 3, count: 3 },
    { unit: 'space-marine', most: 2, count: 1 },
  ],
  room: 4,
};

describe('units that go together', () => {
  it('are as many as there are and as find room', () => {
    expect(withCount(CREW, 'space-marine', 2).rows.map(({ count }) => count)).toEqual([3, 1]);
    expect(withCount(withCount(CREW, 'scout', 1), 'space-marine', 5).rows.map(({ count }) => count)).toEqual([1, 2]);
    expect(withCount(CREW, 'scout', -1).rows[0]?.count).toBe(0);
  });

  it('are said one by one in the same answer', () => {
    expect(saidOf(withCount(CREW, 'scout', 1)).map(({ choice }) => choice.unit)).toEqual(['scout', 'space-marine']);
  });
});
