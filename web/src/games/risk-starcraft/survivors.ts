import type { Outlook } from '../../generated/protocol';

/** Chances of so many units left of a side, by their number from 0. */
export interface Survivors {
  attack: number[];
  defence: number[];
}

/** What is left of both sides in the end; what a forecast does not tell is that none is left. */
export function survivorsOf(end: readonly Outlook[]): Survivors {
  return { attack: left(end, 'forecast.attackers-left'), defence: left(end, 'forecast.defenders-left') };
}

function left(end: readonly Outlook[], key: string): number[] {
  const chances: number[] = [0];
  for (const { what, chance } of end) {
    if (what.key === key) {
      const units = Number(what.args[0]);
      while (chances.length <= units) {
        chances.push(0);
      }
      chances[units] = chance;
    }
  }
  chances[0] = Math.max(0, 1 - chances.reduce((sum, chance) => sum + chance, 0));
  return chances;
}

/** The numbers worth drawing: from the lowest to the highest that is at all likely. */
export function likely(chances: readonly number[], least = 0.0005): { units: number; chance: number }[] {
  const all = chances.map((chance, units) => ({ units, chance }));
  const first = all.findIndex(({ chance }) => chance >= least);
  const last = all.findLastIndex(({ chance }) => chance >= least);
  return first < 0 ? [] : all.slice(first, last + 1);
}

/** The likeliest number of units left. */
export function likeliest(chances: readonly number[]): { units: number; chance: number } {
  const chance = Math.max(...chances);
  return { units: chances.indexOf(chance), chance };
}
