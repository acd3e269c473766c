import type { Said } from '../../table/model.svelte';
import { printed } from './components';
import { isLegal, ref, type Moves } from './moves';
import { holderOf, roomIn, unitsIn, type Field } from './reach';

/** Units of several kinds that go one way together. */
export interface Crew {
  from: string;
  to: string;
  rows: { unit: string; most: number; count: number }[];
  /** How many may go at most. */
  room: number;
  /** How many more the area holds; below 0 if it holds too many already. Those beyond are destroyed after the order. */
  spare: number;
}

/** All who may go from one area to another: to an enemy as many as may, else no more than the area holds, but one. */
export function crewOf(field: Field, moves: Moves, from: string, to: string, seat: number): Crew {
  const units = moves.to(to, from).filter(({ option }) => isLegal(option)).map(({ option }) => String(option.choice.unit));
  const figures = field.areas.get(from)?.forces.find((force) => force.seat === seat)?.figures ?? [];
  const room = roomIn(field, to, seat);
  const spare = printed(to).capacity - unitsIn(field.areas.get(to)?.forces.find((force) => force.seat === seat)?.figures ?? []);
  const isHostile = ![0, seat].includes(holderOf(field.areas.get(to)));
  let left = isHostile ? room : Math.min(room, Math.max(1, spare));
  const rows = figures.flatMap(({ unit, standing, arrived }) => {
    if (unit === undefined || !units.includes(unit)) {
      return [];
    }
    const most = standing - arrived;
    const count = Math.min(most, left);
    left -= count;
    return [{ unit, most, count }];
  });
  return { from, to, rows, room, spare };
}

/** A crew with another number of a unit, no more than there are and than find room beside the others. */
export function withCount(crew: Crew, unit: string, count: number): Crew {
  const others = crew.rows.reduce((sum, row) => sum + (row.unit === unit ? 0 : row.count), 0);
  const bounded = (most: number): number => Math.max(0, Math.min(most, count, crew.room - others));
  return { ...crew, rows: crew.rows.map((row) => (row.unit === unit ? { ...row, count: bounded(row.most) } : row)) };
}

/** How many units of a crew are more than the area holds. */
export function surplusOf({ rows, spare }: Crew): number {
  return Math.max(0, rows.reduce((sum, { count }) => sum + count, 0) - Math.max(0, spare));
}

/** The moves of a crew, one for each unit. */
export function saidOf({ from, to, rows }: Crew): Said[] {
  return rows.flatMap(({ unit, count }) =>
    Array.from({ length: count }, () => ({
      choice: { type: 'move', unit, from, to },
      message: { key: 'choice.move', args: [ref('Unit', unit), ref('Area', from), ref('Area', to)] },
    })),
  );
}
