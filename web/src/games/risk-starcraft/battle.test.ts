import { describe, expect, it } from 'vitest';
import { battles, battlesWithModifiers, perRoll, published } from '../../../../kit/src/test/resources/orrery/kit/dice/odds.json';
import { courseOf, expected, type Side, type Thought } from './battle';

const NONE: Side = { highest: 0, bonusDie: false };
const PLUS: Side = { highest: 1, bonusDie: false };
const DIE: Side = { highest: 0, bonusDie: true };

const MODIFIERS: Record<string, [Side, Side]> = {
  none: [NONE, NONE],
  'attacker-plus-1': [PLUS, NONE],
  'defender-plus-1': [NONE, PLUS],
  'both-plus-1': [PLUS, PLUS],
  'attacker-plus-2': [{ ...NONE, highest: 2 }, NONE],
  'defender-plus-2': [NONE, { ...NONE, highest: 2 }],
  'attacker-bonus-die': [DIE, NONE],
  'defender-bonus-die': [NONE, DIE],
  'both-bonus-dice': [DIE, DIE],
  'attacker-bonus-die-and-plus-1': [{ ...DIE, highest: 1 }, NONE],
};

function thought(attackers: number, defenders: number, modifier = 'none', stopAt = 0): Thought {
  const [attack, defence] = MODIFIERS[modifier] ?? [NONE, NONE];
  return { attackers, defenders, stopAt, attack, defence };
}

describe('the odds of a battle', () => {
  it('are those of the reference for up to twenty against twenty', () => {
    expect(battles).toHaveLength(400);
    for (const { attackingUnits, defendingUnits, winProbability, expectedAttackersLeft, expectedDefendersLeft } of battles) {
      const course = courseOf(thought(attackingUnits, defendingUnits));
      expect(course.wins).toBeCloseTo(winProbability, 6);
      expect(expected(course.attackersLeft)).toBeCloseTo(expectedAttackersLeft, 4);
      expect(expected(course.defendersLeft)).toBeCloseTo(expectedDefendersLeft, 4);
    }
  });

  it('are those of the reference with heroes, towers and bonus dice', () => {
    expect(new Set(perRoll.map(({ modifier }) => modifier))).toEqual(new Set(Object.keys(MODIFIERS)));
    for (const { modifier, attackingUnits, defendingUnits, winProbability } of battlesWithModifiers) {
      expect(courseOf(thought(attackingUnits, defendingUnits, modifier)).wins, `${modifier} ${attackingUnits} ${defendingUnits}`).toBeCloseTo(winProbability, 6);
    }
  });

  it('are those of the printed table', () => {
    published.table.forEach((row, a) => row.forEach((chance, d) => expect(courseOf(thought(a + 1, d + 1)).wins).toBeCloseTo(chance, 3)));
  });

  it('of breaking off in time leave the units that were to stay', () => {
    const { attackersLeft, defendersLeft, wins } = courseOf(thought(7, 4, 'none', 3));
    expect(attackersLeft.slice(0, 2)).toEqual([0, 0]);
    expect(attackersLeft.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
    expect(wins).toBeCloseTo(defendersLeft[0] ?? 0, 12);
  });
});
