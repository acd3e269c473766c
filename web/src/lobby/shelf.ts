import type { Component } from 'svelte';
import ForbiddenStarsArt from './art/ForbiddenStarsArt.svelte';
import RexArt from './art/RexArt.svelte';
import RiskArt from './art/RiskArt.svelte';
import RollArt from './art/RollArt.svelte';
import TwilightArt from './art/TwilightArt.svelte';

export interface ShelfGame {
  id: string;
  /** What is printed on the box; the same in every language. */
  title: string;
  players: string;
  Art: Component;
}

/** The five games of the shelf; the server says which of them can be played. */
export const SHELF: ShelfGame[] = [
  { id: 'risk-starcraft', title: 'RISK: StarCraft', players: '2–6', Art: RiskArt },
  { id: 'forbidden-stars', title: 'Forbidden Stars', players: '2–4', Art: ForbiddenStarsArt },
  { id: 'roll-for-the-galaxy', title: 'Roll for the Galaxy', players: '2–5', Art: RollArt },
  { id: 'twilight-imperium', title: 'Twilight Imperium 3', players: '3–8', Art: TwilightArt },
  { id: 'rex', title: 'Rex', players: '3–6', Art: RexArt },
];

export function gameTitle(id: string): string {
  return SHELF.find((game) => game.id === id)?.title ?? id;
}
