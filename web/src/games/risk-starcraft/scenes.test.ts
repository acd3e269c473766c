import { describe, expect, it } from 'vitest';
import type { Typed } from '../../generated/protocol';
import { conqueredFrom, Scenes } from './scenes';

const DECLARED = { type: 'invasion-declared', seat: 1, from: 'canis', to: 'saalok' };
const COMMITTED = { type: 'committed', seat: 1, units: 3, hero: false };
const DEFENDED = { type: 'defended', seat: 2, units: 2 };
const fought = (attackerLoses: number, defenderLoses: number): Typed => ({
  type: 'roll-fought',
  from: 'canis',
  to: 'saalok',
  attackerLoses,
  defenderLoses,
  shielded: 0,
});
const CONQUERED = { type: 'conquered', seat: 1, loser: 2, from: 'canis', to: 'saalok', units: 3, hero: false };

function seen(...told: Typed[]): unknown[] {
  const scenes = new Scenes();
  return told.flatMap((fact) => scenes.of(fact));
}

describe('what is seen of what is told', () => {
  it('is an arrow that points for an attack and a piece on its way for a move', () => {
    expect(seen(DECLARED)).toEqual([{ type: 'way', from: 'canis', to: 'saalok', attack: true, seat: 1, units: null }]);
    expect(seen({ type: 'units-moved', seat: 2, from: 'ursa', to: 'canis', units: 4, hero: true })).toEqual([
      { type: 'way', from: 'ursa', to: 'canis', attack: false, seat: 2, units: 4 },
    ]);
  });

  it('is a loss on each side that loses, in the colour of whoever fought there', () => {
    expect(seen(DECLARED, COMMITTED, DEFENDED, fought(1, 1)).at(-1)).toEqual({
      type: 'loss',
      at: [
        { territory: 'canis', seat: 1 },
        { territory: 'saalok', seat: 2 },
      ],
    });
    expect(seen(DECLARED, COMMITTED, DEFENDED, fought(0, 2)).at(-1)).toEqual({ type: 'loss', at: [{ territory: 'saalok', seat: 2 }] });
  });

  it('is nothing where nobody loses, and no colour is guessed from an earlier battle', () => {
    expect(seen(COMMITTED, DEFENDED, fought(0, 0))).toEqual([]);
    expect(seen(DECLARED, DEFENDED, DECLARED, fought(0, 1)).at(-1)).toEqual({ type: 'loss', at: [{ territory: 'saalok', seat: 0 }] });
  });
});

describe('the side from which a territory was taken', () => {
  const line = (fact: Typed) => ({ fact });

  it('is that of the conqueror', () => {
    expect(conqueredFrom([CONQUERED, { type: 'units-moved' }].map(line), 'saalok')).toBe('canis');
  });

  it('is unknown where nobody conquered it, or long ago', () => {
    expect(conqueredFrom([CONQUERED].map(line), 'canis')).toBeNull();
    const later = Array.from({ length: 20 }, () => ({ type: 'units-placed' }));
    expect(conqueredFrom([CONQUERED, ...later].map(line), 'saalok')).toBeNull();
  });
});
