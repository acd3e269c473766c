import { describe, expect, it } from 'vitest';
import type { Typed } from '../../generated/protocol';
import { told } from '../../table/entries';
import { entries } from './rolls';

const lines = (...types: string[]) =>
  told(
    types.map((type) => ({ fact: { type } as Typed, message: { key: `fact.${type}`, args: [] }, round: 1, revealed: false, told: type !== 'effect-lasts' })),
    10,
  );
const grouped = (...types: string[]) => entries(lines(...types)).map((entry) => entry.map(({ line }) => line.fact.type));

describe('entries of the journal', () => {
  it('make one of all that belongs to a roll', () => {
    const roll = ['committed', 'defended', 'dice-thrown', 'compared', 'roll-fought'];
    expect(grouped('invasion-declared', ...roll, ...roll, 'conquered')).toEqual([['invasion-declared'], roll, roll, ['conquered']]);
  });

  it('leave out what the card before has said already', () => {
    expect(grouped('card-played', 'effect-lasts', 'conquered')).toEqual([['card-played'], ['conquered']]);
  });

  it('tell of a card before the roll in which it was played', () => {
    expect(grouped('committed', 'defended', 'card-played', 'dice-thrown', 'roll-fought')).toEqual([
      ['card-played'],
      ['committed', 'defended', 'dice-thrown', 'roll-fought'],
    ]);
  });

  it('show a roll that is not over, and keep the numbers', () => {
    const [first, roll] = entries(lines('card-played', 'committed', 'defended'));
    expect(first?.[0]?.at).toBe(10);
    expect(roll?.map(({ at }) => at)).toEqual([11, 12]);
  });
});
