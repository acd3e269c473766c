import type { FactLine } from '../../generated/protocol';
import { trayOf } from './tray';

/**
 * Luck in battle of every seat: units its dice beat, less those they beat on average.
 *
 * A roll of `a` attack and `d` defence dice is judged as it fell, before heroes and cards change it: both sides are
 * sorted, the highest are compared in pairs, and a tie is the defender's. With L the pairs that the attacker wins and
 * E(a, d) their mean over all 6^(a+d) equally likely falls, the attacker's luck is L − E(a, d), and the defender's the
 * opposite. The luck of a game is the sum over its rolls.
 */
export function luckOf(facts: readonly FactLine[]): Map<number, number> {
  const luck = new Map<number, number>();
  const add = (seat: number, amount: number): void => void luck.set(seat, (luck.get(seat) ?? 0) + amount);
  let before: FactLine[] = [];
  for (const line of facts) {
    if (line.fact.type === 'invasion-declared' || line.fact.type === 'committed') {
      before = [];
    }
    before.push(line);
    const tray = line.fact.type === 'dice-thrown' ? trayOf(before) : null;
    if (tray !== null) {
      const attack = tray.attack.map((die) => die.value);
      const defence = tray.defence.map((die) => die.value);
      const more = won(attack, defence) - expected(attack.length, defence.length);
      add(tray.attacker, more);
      add(tray.defender, -more);
    }
  }
  luck.delete(0);
  return luck;
}

/** How many pairs the attacker wins. */
export function won(attack: number[], defence: number[]): number {
  const ours = [...attack].sort((a, b) => b - a);
  const theirs = [...defence].sort((a, b) => b - a);
  return ours.filter((die, i) => die > (theirs[i] ?? Infinity)).length;
}

const means = new Map<string, number>();

/** Mean number of pairs that the attacker wins, exactly: over all falls of the dice. */
export function expected(attack: number, defence: number): number {
  const key = `${attack} ${defence}`;
  const known = means.get(key);
  if (known !== undefined) {
    return known;
  }
  const theirs = falls(defence);
  const ours = falls(attack);
  let sum = 0;
  for (const mine of ours) {
    for (const other of theirs) {
      sum += mine.weight * other.weight * won(mine.dice, other.dice);
    }
  }
  const mean = sum / 6 ** (attack + defence);
  means.set(key, mean);
  return mean;
}

/** All falls of so many dice, sorted, with the number of ways to throw each. */
function falls(count: number): { dice: number[]; weight: number }[] {
  let all = new Map<string, { dice: number[]; weight: number }>([['', { dice: [], weight: 1 }]]);
  for (let i = 0; i < count; i += 1) {
    const next = new Map<string, { dice: number[]; weight: number }>();
    for (const { dice, weight } of all.values()) {
      for (let face = 1; face <= 6; face += 1) {
        const more = [...dice, face].sort((a, b) => b - a);
        const key = more.join();
        next.set(key, { dice: more, weight: weight + (next.get(key)?.weight ?? 0) });
      }
    }
    all = next;
  }
  return [...all.values()];
}
