import { describe, expect, it } from 'vitest';
import type { FactLine, Typed } from '../../generated/protocol';
import { trayOf } from './tray';

const line = (fact: Typed): FactLine => ({ fact, message: { key: 'fact', args: [] }, round: 1, revealed: false, told: true });

const BEGUN = [
  { type: 'turn-began', seat: 1, round: 1 },
  { type: 'invasion-declared', seat: 1, from: 'canis', to: 'saalok' },
  { type: 'committed', seat: 1, units: 3, hero: false },
  { type: 'defended', seat: 2, units: 2 },
];
const THROWN = [...BEGUN, { type: 'dice-thrown', attack: [6, 5, 2], defence: [5, 3] }];

const tray = (facts: Typed[]) => trayOf(facts.map(line));

describe('the dice tray', () => {
  it('is empty before the first roll and when another turn has begun', () => {
    expect(tray(BEGUN)).toBeNull();
    expect(tray([...THROWN, { type: 'turn-began', seat: 2, round: 1 }])).toBeNull();
  });

  it('is empty when the facts begin in the middle of a roll and do not say whose it is', () => {
    expect(tray(THROWN.slice(3))).toBeNull();
    expect(tray(THROWN.slice(4))).toBeNull();
  });

  it('shows whose dice lie there', () => {
    expect(tray(THROWN)).toMatchObject({ attacker: 1, defender: 2, losses: null });
    expect(tray(THROWN)?.attack.map((die) => die.value)).toEqual([6, 5, 2]);
  });

  it('marks what was beaten and what had no partner, ties for the defender', () => {
    const compared = tray([...THROWN, { type: 'compared', attack: [6, 5, 2], defence: [5, 5], attackerLoses: 1, defenderLoses: 1 }]);
    expect(compared?.attack.map((die) => die.lost)).toEqual([false, true, true]);
    expect(compared?.defence.map((die) => die.lost)).toEqual([true, false]);
  });

  it('keeps dice that a card took away, as lost ones', () => {
    const dropped = tray([...THROWN, { type: 'dice-changed', attack: [6, 5], defence: [5, 3] }]);
    expect(dropped?.attack).toEqual([
      { value: 6, lost: false },
      { value: 5, lost: false },
      { value: 2, lost: true },
    ]);
  });

  it('tells when modifiers changed the dice, and what the roll has cost', () => {
    const plain = tray([...THROWN, { type: 'compared', attack: [6, 5, 2], defence: [5, 3], attackerLoses: 0, defenderLoses: 2 }]);
    const hero = tray([
      ...THROWN,
      { type: 'compared', attack: [7, 5, 2], defence: [5, 3], attackerLoses: 0, defenderLoses: 2 },
      { type: 'roll-fought', from: 'canis', to: 'saalok', attackerLoses: 0, defenderLoses: 2, shielded: 0 },
    ]);
    expect(plain?.modified).toBe(false);
    expect(hero?.modified).toBe(true);
    expect(hero?.losses).toEqual({ attack: 0, defence: 2 });
  });
});
