import type { AreaView } from '../../generated/forbidden-stars';
import { unitIcon } from './components';

/** Units of a kind and a seat as they are drawn: one chip with their number. */
export interface Chip {
  seat: number;
  /** None for reinforcement tokens. */
  unit: string | undefined;
  icon: string;
  count: number;
  routed: boolean;
  ghost: boolean;
  /** Middle of the chip, from the middle of its area. */
  x: number;
  y: number;
}

export const CHIP = { w: 30.5, h: 18 };
const STEP = 33.5;
const ROOM = 97;

/**
 * Where chips stand in an area: a row for each seat, the one that attacks lowest; a row that is too long is broken in two,
 * and what still does not fit moves together.
 */
export function chipsOf(view: AreaView, attacker: number | undefined, size: number, low: number, ghosts: { unit: string; count: number; seat: number }[] = []): Chip[] {
  const forces = [...view.forces].sort((a, b) => Number(a.seat === attacker) - Number(b.seat === attacker));
  const rows = forces.map(({ seat, figures }) =>
    figures.flatMap(({ unit, standing, routed }) => [
      ...(standing > 0 ? [chip(seat, unit, standing, false)] : []),
      ...(routed > 0 ? [chip(seat, unit, routed, true)] : []),
    ]),
  );
  const own = ghosts.map(({ unit, count, seat }) => ({ ...chip(seat, unit, count, false), ghost: true }));
  const most = Math.max(2, Math.floor(ROOM / (STEP * size)));
  const all = [...rows, ...(own.length > 0 ? [own] : [])].flatMap((row) => (row.length > most && rows.length < 2 ? [row.slice(0, Math.ceil(row.length / 2)), row.slice(Math.ceil(row.length / 2))] : [row]));
  const height = (CHIP.h + 2) * size;
  const first = all.length > 1 ? -((all.length - 1) * height) / 2 : low;
  return all.flatMap((row, i) => {
    const step = Math.min(STEP * size, row.length > 1 ? (ROOM - CHIP.w * size) / (row.length - 1) : STEP * size);
    return row.map((one, j) => ({ ...one, x: (j - (row.length - 1) / 2) * step, y: first + i * height }));
  });
}

function chip(seat: number, unit: string | undefined, count: number, routed: boolean): Omit<Chip, 'x' | 'y'> {
  return { seat, unit, icon: unitIcon(unit), count, routed, ghost: false };
}
