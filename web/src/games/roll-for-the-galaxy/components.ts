import type { DieColor, Phase } from '../../generated/roll-for-the-galaxy';

export type { DieColor, Phase };

export type WorldColor = 'gray' | 'novelty' | 'rare' | 'genes' | 'alien';

export const PHASES: readonly Phase[] = ['explore', 'develop', 'settle', 'produce', 'ship'];
export const NUMERALS: readonly string[] = ['I', 'II', 'III', 'IV', 'V'];

export const DICE: readonly DieColor[] = ['home', 'military', 'consumption', 'novelty', 'rare', 'genes', 'alien'];

/** How dice are painted: ground and ink. The letter that goes with the colour is among the words. */
export const PAINT: Record<DieColor, { fill: string; ink: string }> = {
  home: { fill: '#EFEBE0', ink: '#1B2233' },
  military: { fill: '#B93A33', ink: '#FFF3E6' },
  consumption: { fill: '#7F4FBD', ink: '#FFF6FF' },
  novelty: { fill: '#4DB4DC', ink: '#06202C' },
  rare: { fill: '#8F5E36', ink: '#FFF3E0' },
  genes: { fill: '#4FA553', ink: '#04210A' },
  alien: { fill: '#EBCB45', ink: '#2A2003' },
};

export const GROUND: Record<WorldColor, string> = {
  novelty: '#3F8FB4',
  rare: '#8A5F3C',
  genes: '#3F8A47',
  alien: '#B89A2E',
  gray: '#667086',
};
