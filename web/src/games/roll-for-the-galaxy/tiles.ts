import { tiles as factions } from '../../../../games/roll-for-the-galaxy/src/main/resources/orrery/games/roll/faction-tiles.json';
import { tiles as game } from '../../../../games/roll-for-the-galaxy/src/main/resources/orrery/games/roll/game-tiles.json';
import { tiles as homes } from '../../../../games/roll-for-the-galaxy/src/main/resources/orrery/games/roll/home-worlds.json';
import type { Phase, WorldColor } from './components';

/** One side of a tile, as it is printed. */
export interface Side {
  id: string;
  cost: number;
  /** Colour of a world; null for a development. */
  color: WorldColor | null;
  /** Whether it scores at the end for more than its cost. */
  sixPlus: boolean;
  /** Whether one of its powers moves workers to other columns. */
  reassigns: boolean;
  /** Phases in which its powers work. */
  phases: Phase[];
  /** What is on the back; null for the tiles one begins with. */
  back: string | null;
}

interface Printed {
  id: string;
  cost: number;
  color?: string;
  sixPlus?: boolean;
  reassignPower?: boolean;
  powers?: { phase: string }[];
}

const PHASE_NAMES: readonly string[] = ['explore', 'develop', 'settle', 'produce', 'ship'] satisfies Phase[];

const SIDES = new Map<string, Side>(
  [
    ...game.flatMap(({ development, world }) => [side(development, world.id), side(world, development.id)]),
    ...factions.flatMap(({ left, right }) => [side(left, null), side(right, null)]),
    ...homes.map((home) => side(home, null)),
  ].map((one) => [one.id, one]),
);

function side({ id, cost, color, sixPlus, reassignPower, powers }: Printed, back: string | null): Side {
  const phases = [...new Set((powers ?? []).map(({ phase }) => phase))].filter((phase) => PHASE_NAMES.includes(phase)) as Phase[];
  return { id, cost, color: (color as WorldColor | undefined) ?? null, sixPlus: sixPlus ?? false, reassigns: reassignPower ?? false, phases, back };
}

/** @throws Error if there is no such side of a tile */
export function tileOf(id: string): Side {
  const found = SIDES.get(id);
  if (found === undefined) {
    throw new Error(`no tile ${id}`);
  }
  return found;
}

export function isWorld(id: string): boolean {
  return tileOf(id).color !== null;
}

/** What a tile does, without its first sentence, which says kind, cost and back: all of that is drawn on it. */
export function effectOf(text: string): string {
  return text.replace(/^[^.(]*(?:\([^)]*\))?[^.]*\.\s*/, '');
}
