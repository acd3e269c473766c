import symbols from 'virtual:icons/rs-*';

/** Signs of the game's things, by the article that is about them. */
export const signs: Record<string, string> = {
  unit: 'rs-unit',
  base: 'rs-base',
  'starting-base': 'rs-base',
  hero: 'rs-hero',
  'mineral-field': 'rs-mineral',
  'faction-card': 'rs-card',
  'space-lane': 'rs-lane',
};

export { symbols };
