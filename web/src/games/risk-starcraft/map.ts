import { adjacency, planets, territories } from '../../../../games/risk-starcraft/src/main/resources/orrery/games/risk/map.json';
import type { Way } from '../../board/navigation';
import { polygon, type Box } from '../../board/sky';

/** The printed board as it is drawn: 1600 by 1000 units, and some air. */
export const WORLD: Box = { x: -45, y: -50, w: 1700, h: 1060 };

/** Where the board ends, so that a lane can leave over its edge. */
export const WIDTH = 1600;

export interface Place {
  id: string;
  planet: string;
  moon: boolean;
  x: number;
  y: number;
  /** Radius of the largest circle in it. */
  r: number;
  /** All of it, to its borders. */
  extent: Box;
  path: string;
  ways: Way[];
}

export interface Planet {
  id: string;
  hex: string;
  bonus: number;
  cx: number;
  cy: number;
  r: number;
  /** Its territories, moons included. */
  places: Place[];
  /** Middle of the arc of its name in degrees, and whether it runs under the disc. */
  name: { angle: number; under: boolean };
}

/** A line between territories without a common border; one of them runs over the edge of the board. */
export interface Lane {
  a: string;
  b: string;
  line: number[][];
  overEdge: boolean;
}

const NAMES: Record<string, Planet['name']> = {
  char: { angle: -84, under: false },
  korhal: { angle: -112, under: false },
  aiur: { angle: 38, under: true },
  'mar-sara': { angle: 72, under: true },
  zerus: { angle: 42, under: true },
  shakuras: { angle: 48, under: true },
};

export const LANES: Lane[] = adjacency
  .filter((connection) => connection.kind === 'space-lane')
  .map(({ a, b, line = [], wrapsAroundBoardEdge = false }) => ({ a, b, line, overEdge: wrapsAroundBoardEdge }));

export const PLACES: Place[] = territories.map(({ id, planet, moon, x, y, labelRadius, polygon: points }) => ({
  id,
  planet,
  moon,
  x,
  y,
  r: labelRadius,
  extent: extentOf(points),
  path: polygon(points),
  ways: [],
}));

const BY_ID = new Map(PLACES.map((place) => [place.id, place]));

export const PLANETS: Planet[] = planets.map(({ id, hex, bonusUnits, disc }) => ({
  id,
  hex,
  bonus: bonusUnits,
  cx: disc.cx,
  cy: disc.cy,
  r: disc.r,
  places: PLACES.filter((place) => place.planet === id),
  name: NAMES[id] ?? { angle: -90, under: false },
}));

for (const { a, b, wrapsAroundBoardEdge = false } of adjacency) {
  connect(placeOf(a), placeOf(b), wrapsAroundBoardEdge);
}

function connect(a: Place, b: Place, overEdge: boolean): void {
  const dx = overEdge ? (a.x < b.x ? b.x - a.x - WIDTH : b.x - a.x + WIDTH) : b.x - a.x;
  a.ways.push({ to: b.id, dx, dy: b.y - a.y });
  b.ways.push({ to: a.id, dx: -dx, dy: a.y - b.y });
}

/** @throws Error if there is no such territory */
export function placeOf(id: string): Place {
  const place = BY_ID.get(id);
  if (place === undefined) {
    throw new Error(`no territory ${id} on the board`);
  }
  return place;
}

export function isAdjacent(a: string, b: string): boolean {
  return placeOf(a).ways.some((way) => way.to === b);
}

/** The lane that leaves over the edge between these two, in either direction. */
export function isOverEdge(a: string, b: string): boolean {
  return LANES.some((lane) => lane.overEdge && ((lane.a === a && lane.b === b) || (lane.a === b && lane.b === a)));
}

/** All places that can be reached from one through places that satisfy a condition, itself left out. */
export function reachable(from: string, through: (id: string) => boolean): Set<string> {
  const found = new Set([from]);
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const { to } of placeOf(id).ways) {
      if (!found.has(to) && through(to)) {
        found.add(to);
        open.push(to);
      }
    }
  }
  found.delete(from);
  return found;
}

/** The smallest box around some places. */
export function boxAround(ids: Iterable<string>, air = 24): Box {
  const all = Array.from(ids, placeOf);
  const { x, y, w, h } = extentOf(all.flatMap(({ extent: box }) => [[box.x, box.y], [box.x + box.w, box.y + box.h]]));
  return { x: x - air, y: y - air, w: w + 2 * air, h: h + 2 * air };
}

function extentOf(points: number[][]): Box {
  const xs = points.map(([x]) => x ?? 0);
  const ys = points.map(([, y]) => y ?? 0);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}
