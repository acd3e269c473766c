import { MOST_IN_AREA, systemOf, unitOf } from './components';
import type { Layout } from './map';
import type { AreaView, Figures } from '../../generated/forbidden-stars';

/** What stands where, and which edges are closed. */
export interface Field {
  layout: Layout;
  areas: ReadonlyMap<string, AreaView>;
  /** Edges on which a storm lies. */
  storms: ReadonlySet<string>;
}

/** Whose area it is: a seat, 0 for nobody's, −1 for a contested one. */
export function holderOf(area: AreaView | undefined): number {
  const seats = new Set([...(area?.forces ?? []), ...(area?.structures ?? [])].map(({ seat }) => seat));
  const [only = 0] = seats;
  return seats.size > 1 ? -1 : only;
}

/** Unrouted units of a seat in an area, by kind. */
export function readyUnits(field: Field, area: string, seat: number, ship: boolean): { unit: string; count: number }[] {
  const force = field.areas.get(area)?.forces.find((one) => one.seat === seat);
  return (force?.figures ?? []).flatMap(({ unit, standing }) =>
    unit !== undefined && standing > 0 && unitOf(unit).ship === ship ? [{ unit, count: standing }] : [],
  );
}

/**
 * Areas that units of a seat in an area could enter by an Advance order, as far as storms and paths go; orders, units
 * already moved and cards left aside.
 */
export function reachableFrom(field: Field, from: string, seat: number, ship: boolean): string[] {
  const own = systemOf(from);
  const systems = [own, ...field.layout.near(own).map(({ system }) => system)];
  return systems.flatMap((system) => field.layout.lying.filter((tile) => tile.system === system).flatMap(() => targets(field, from, system, seat, ship)));
}

function targets(field: Field, from: string, system: string, seat: number, ship: boolean): string[] {
  const areas = Array.from(field.layout.places.values()).filter((place) => place.system === system && place.world !== ship && place.id !== from);
  return areas.filter(({ id }) => (ship ? shipsPass(field, systemOf(from), system) : onGround(field, from, id, seat))).map(({ id }) => id);
}

function shipsPass(field: Field, system: string, other: string): boolean {
  const edge = system === other ? null : field.layout.edgeBetween(system, other);
  return system === other || (edge !== null && !field.storms.has(edge));
}

/** Whether a chain of friendly areas of both systems leads from one world to another, no step over a storm. */
function onGround(field: Field, from: string, to: string, seat: number): boolean {
  const within = new Set([systemOf(from), systemOf(to)]);
  const seen = new Set([from]);
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of field.layout.borders(at)) {
      if (seen.has(next.id) || !within.has(next.system) || !shipsPass(field, systemOf(at), next.system)) {
        continue;
      }
      if (next.id === to) {
        return true;
      }
      seen.add(next.id);
      if (holderOf(field.areas.get(next.id)) === seat) {
        open.push(next.id);
      }
    }
  }
  return false;
}

/** Who could come into an area, and from where with what. */
export interface Threat {
  seat: number;
  from: string;
  units: { unit: string; count: number }[];
}

export function threatsTo(field: Field, to: string): Threat[] {
  const place = field.layout.place(to);
  if (place === null) {
    return [];
  }
  const ship = !place.world;
  return Array.from(field.areas.values()).flatMap(({ area, forces }) =>
    area === to
      ? []
      : forces.flatMap(({ seat }) => {
          const units = readyUnits(field, area, seat, ship);
          return units.length > 0 && reachableFrom(field, area, seat, ship).includes(to) ? [{ seat, from: area, units }] : [];
        }),
  );
}

/** How many more units of a seat an area takes in one movement. */
export function roomIn(field: Field, area: string, seat: number): number {
  const force = field.areas.get(area)?.forces.find((one) => one.seat === seat);
  return Math.max(0, MOST_IN_AREA - unitsIn(force?.figures ?? []));
}

/** Units among some figures, routed ones included, reinforcement tokens not. */
export function unitsIn(figures: Figures[]): number {
  return figures.reduce((sum, { unit, standing, routed }) => sum + (unit === undefined ? 0 : standing + routed), 0);
}
