import { CHIP, chipsOf, type Chip } from './chips';
import type { Place } from './map';
import { piece, type Spot } from './moves';
import type { StarsTable } from './state.svelte';

/** A structure as it is drawn, its middle on the board. */
interface Mark {
  structure: string;
  seat: number;
  ghost: boolean;
  x: number;
  y: number;
}

/** Something that is about to be placed and can be taken back, as it lies on the board: half its width and height, and its middle. */
export interface Placed {
  spot: Spot;
  name: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

export const MARK = 13.5;
const BESIDE = 27;

/** What the pieces of an area stand round. */
export function middleOf(place: Place): { x: number; y: number } {
  const planet = place.world ? (place.east ? -3 : 3) : 0;
  return { x: place.x + 50 + planet, y: place.y + 50 + (place.world ? (place.south ? -1 : 1) : 0) };
}

/** The units of an area, with those that are about to be placed; where chips are on the board. */
export function chipsIn(stars: StarsTable, place: Place, size: number): Chip[] {
  const view = stars.areaView(place.id);
  const seat = stars.decision?.seat ?? 0;
  const ghosts = stars.ghosts.units.filter(({ area }) => area === place.id).map((ghost) => ({ ...ghost, seat }));
  const { x, y } = middleOf(place);
  return view === null ? [] : chipsOf(view, stars.view.active, size, place.world ? 15 : 0, ghosts).map((chip) => ({ ...chip, x: x + chip.x, y: y + chip.y }));
}

/** The structures of an area, with those that are about to be placed. */
export function structuresIn(stars: StarsTable, place: Place): Mark[] {
  const seat = stars.decision?.seat ?? 0;
  const all = [
    ...(stars.areaView(place.id)?.structures ?? []).map((one) => ({ ...one, ghost: false })),
    ...stars.ghosts.structures.filter(({ area }) => area === place.id).map(({ structure }) => ({ structure, seat, ghost: true })),
  ];
  const { x, y } = middleOf(place);
  return all.map((one, i) => ({ ...one, x: x + (i - (all.length - 1) / 2) * BESIDE, y: y - 7 }));
}

/** What is about to be placed in an area as a starting force. */
export function placedIn(stars: StarsTable, place: Place, size = 1): Placed[] {
  if (!stars.isPlacing) {
    return [];
  }
  const half = { w: (CHIP.w / 2) * size, h: (CHIP.h / 2) * size };
  const units = chipsIn(stars, place, size).flatMap(({ unit, ghost, x, y }) =>
    ghost && unit !== undefined ? [{ spot: piece.back('unit', unit, place.id), name: stars.unitName(unit), x, y, ...half }] : [],
  );
  const structures = structuresIn(stars, place).flatMap(({ structure, ghost, x, y }) =>
    ghost ? [{ spot: piece.back('structure', structure, place.id), name: stars.name('Structure', structure), x, y, w: MARK, h: MARK }] : [],
  );
  return [...units, ...structures];
}
