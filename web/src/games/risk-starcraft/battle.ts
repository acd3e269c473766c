/** What stands behind the dice of a side in every roll. */
export interface Side {
  /** Added to the highest die: one for a hero, one for a tower. */
  highest: number;
  /** Whether a die more is thrown, which replaces the lowest if it is higher. */
  bonusDie: boolean;
}

/** A battle in thought: units that fight, and with how many attackers it is broken off. */
export interface Thought {
  attackers: number;
  defenders: number;
  stopAt: number;
  attack: Side;
  defence: Side;
}

/** What comes of a battle; chances of so many units left by their number from 0. */
export interface Course {
  wins: number;
  attackersLeft: number[];
  defendersLeft: number[];
}

const FACES = [1, 2, 3, 4, 5, 6];
const ATTACK_DICE = 3;
const DEFENCE_DICE = 2;

/** The exact odds of a battle to its end, both sides throwing as many dice as they may: articles comparing, hero-bonus. */
export function courseOf({ attackers, defenders, stopAt, attack, defence }: Thought): Course {
  const reached = Array.from({ length: attackers + 1 }, () => new Float64Array(defenders + 1));
  const course: Course = { wins: 0, attackersLeft: Array(attackers + 1).fill(0), defendersLeft: Array(defenders + 1).fill(0) };
  const chance = (a: number, d: number) => reached[a]?.[d] ?? 0;
  const add = (a: number, d: number, more: number) => reached[a]?.fill(chance(a, d) + more, d, d + 1);
  add(attackers, defenders, 1);
  for (let a = attackers; a >= 0; a--) {
    for (let d = defenders; d >= 0; d--) {
      const here = chance(a, d);
      if (here === 0) {
        continue;
      }
      if (a <= stopAt || a === 0 || d === 0) {
        course.attackersLeft[a] = (course.attackersLeft[a] ?? 0) + here;
        course.defendersLeft[d] = (course.defendersLeft[d] ?? 0) + here;
        course.wins += d === 0 && a > 0 ? here : 0;
        continue;
      }
      const losses = exchange(Math.min(a, ATTACK_DICE), attack, Math.min(d, DEFENCE_DICE), defence);
      losses.forEach((of, lost) => add(a - lost, d - (losses.length - 1 - lost), here * of));
    }
  }
  return course;
}

const EXCHANGES = new Map<string, number[]>();

/** The losses of one roll, reckoned out once. */
function exchange(a: number, attack: Side, d: number, defence: Side): number[] {
  const key = JSON.stringify([a, attack, d, defence]);
  const known = EXCHANGES.get(key) ?? lossesOf(dice(a, attack), dice(d, defence));
  EXCHANGES.set(key, known);
  return known;
}

/** Chances of the attacker's losing so many of the pairs that are compared, from none to all. */
function lossesOf(attack: Map<string, number>, defence: Map<string, number>): number[] {
  const chances: number[] = [];
  for (const [mine, ofMine] of attack) {
    const a = mine.split(',').map(Number);
    for (const [theirs, ofTheirs] of defence) {
      const d = theirs.split(',').map(Number);
      const pairs = Math.min(a.length, d.length);
      const lost = Array.from({ length: pairs }).filter((_, i) => (a[i] ?? 0) <= (d[i] ?? 0)).length;
      for (let i = chances.length; i <= pairs; i++) {
        chances.push(0);
      }
      chances[lost] = (chances[lost] ?? 0) + ofMine * ofTheirs;
    }
  }
  return chances;
}

/** Chances of the dice of a side as they are compared, from the highest down. */
function dice(count: number, { highest, bonusDie }: Side): Map<string, number> {
  const all = new Map<string, number>();
  const throws = throwsOf(count + (bonusDie ? 1 : 0));
  for (const thrown of throws) {
    const lying = thrown.slice(0, count).sort((one, other) => other - one);
    const bonus = thrown[count] ?? 0;
    if (bonus > (lying.at(-1) ?? 0)) {
      lying.splice(count - 1, 1, bonus);
      lying.sort((one, other) => other - one);
    }
    const compared = [(lying[0] ?? 0) + highest, ...lying.slice(1)].join();
    all.set(compared, (all.get(compared) ?? 0) + 1 / throws.length);
  }
  return all;
}

function throwsOf(count: number): number[][] {
  return count === 0 ? [[]] : throwsOf(count - 1).flatMap((thrown) => FACES.map((face) => [...thrown, face]));
}

/** How many are left on the average. */
export function expected(left: readonly number[]): number {
  return left.reduce((sum, chance, units) => sum + chance * units, 0);
}
