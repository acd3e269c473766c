import { achievements } from '../../../../games/risk-starcraft/src/main/resources/orrery/games/risk/achievements.json';

/** How an achievement is drawn: its metal, what it counts, how many, and whether all within one turn. */
export interface Emblem {
  gold: boolean;
  icon: string | null;
  planet: string | null;
  number: number | null;
  gained: boolean;
}

const ICONS: Record<string, string> = {
  'control-enemy-bases': 'rs-base',
  'control-mineral-fields': 'rs-mineral',
  'gain-mineral-fields-this-turn': 'rs-mineral',
  'control-territories': 'u-map',
  'gain-territories-this-turn': 'u-map',
};

const EMBLEMS = new Map(
  achievements.map(({ id, tier, condition }) => {
    const atLeast = 'atLeast' in condition && typeof condition.atLeast === 'number' ? condition.atLeast : null;
    const planet = 'planet' in condition && typeof condition.planet === 'string' ? condition.planet : null;
    const emblem: Emblem = {
      gold: tier === 'gold',
      icon: ICONS[condition.type] ?? null,
      planet,
      number: atLeast ?? (planet === null ? 1 : null),
      gained: condition.type.endsWith('-this-turn'),
    };
    return [id, emblem];
  }),
);

export function emblemOf(id: string): Emblem {
  return EMBLEMS.get(id) ?? { gold: false, icon: null, planet: null, number: null, gained: false };
}
