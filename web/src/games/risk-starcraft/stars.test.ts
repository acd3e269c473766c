import { describe, expect, it } from 'vitest';
import { bestSet, type Payment } from './stars';

const card = (id: string, stars: number, captured = false): Payment => ({ id, stars, captured });
const ids = (cards: Payment[], chosen = 0) => bestSet(cards, chosen)?.cards.map(({ id }) => id);

describe('the best set of cards for their stars', () => {
  it('is none if there are fewer than two stars', () => {
    expect(bestSet([])).toBeNull();
    expect(bestSet([card('a', 1)])).toBeNull();
  });

  it('has all stars up to ten, for thirty units', () => {
    const hand = [card('a', 2), card('b', 2), card('c', 2), card('d', 2), card('e', 2), card('f', 1)];
    expect(bestSet(hand)).toMatchObject({ stars: 10, units: 30 });
    expect(ids(hand)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('gives captured cards before those that can still be played', () => {
    const hand = [...Array.from({ length: 5 }, (_, i) => card(`own${i}`, 2)), card('captured', 2, true)];
    expect(ids(hand)).toContain('captured');
    expect(ids(hand)).toHaveLength(5);
  });

  it('adds to what is chosen already', () => {
    expect(bestSet([card('a', 2), card('b', 1)], 8)).toMatchObject({ stars: 10, units: 30, cards: [{ id: 'a' }] });
    expect(bestSet([card('a', 2)], 9)).toBeNull();
  });
});
