import { describe, expect, it } from 'vitest';
import type { AreaView, Unit } from '../../generated/forbidden-stars';
import { edgeAt, Layout } from './map';
import { holderOf, reachableFrom, roomIn, threatsTo, type Field } from './reach';

// system-10a: worlds nw, ne and sw, a void se; system-01a to its east: worlds ne and sw, voids nw and se
const LAYOUT = new Layout([
  { system: 'system-10a', turns: 0, column: 0, row: 0 },
  { system: 'system-01a', turns: 0, column: 1, row: 0 },
]);

function area(id: string, ...forces: [seat: number, unit: Unit, standing: number, routed?: number][]): AreaView {
  return {
    area: id as AreaView['area'],
    forces: forces.map(([seat, unit, standing, routed = 0]) => ({ seat, figures: [{ unit, standing, routed, arrived: 0 }] })),
    structures: [],
  };
}

function field(areas: AreaView[], storms: string[] = []): Field {
  return { layout: LAYOUT, areas: new Map(areas.map((one) => [one.area as string, one])), storms: new Set(storms) };
}

const STORM = edgeAt(1, 0, 'west').id;

describe('whose an area is', () => {
  it('nobody’s, one seat’s, or contested', () => {
    expect(holderOf(area('system-10a-nw'))).toBe(0);
    expect(holderOf(area('system-10a-nw', [2, 'scout', 0, 1]))).toBe(2);
    expect(holderOf(area('system-10a-nw', [2, 'scout', 1], [1, 'nobz', 1]))).toBe(-1);
  });
});

describe('ships', () => {
  const fleet = area('system-10a-se', [1, 'strike-cruiser', 2]);

  it('go to any void of their own and of the next system', () => {
    expect(reachableFrom(field([fleet]), 'system-10a-se', 1, true).sort()).toEqual(['system-01a-nw', 'system-01a-se']);
  });

  it('do not pass a Warp Storm', () => {
    expect(reachableFrom(field([fleet], [STORM]), 'system-10a-se', 1, true)).toEqual([]);
  });
});

describe('ground units', () => {
  const scouts = area('system-10a-ne', [1, 'scout', 2]);

  it('go to worlds beside them; a void in between stops them unless it is friendly', () => {
    expect(reachableFrom(field([scouts]), 'system-10a-ne', 1, false)).toEqual(['system-10a-nw']);
    const bridge = area('system-01a-nw', [1, 'strike-cruiser', 1]);
    expect(reachableFrom(field([scouts, bridge]), 'system-10a-ne', 1, false)).toContain('system-01a-sw');
  });

  it('do not step over a Warp Storm, friendly void or not', () => {
    const bridge = area('system-01a-nw', [1, 'strike-cruiser', 1]);
    expect(reachableFrom(field([scouts, bridge], [STORM]), 'system-10a-ne', 1, false)).toEqual(['system-10a-nw']);
  });

  it('are a threat where they can go, routed ones are none', () => {
    const routed = area('system-10a-ne', [1, 'scout', 0, 2]);
    expect(threatsTo(field([scouts]), 'system-10a-nw')).toEqual([{ seat: 1, from: 'system-10a-ne', units: [{ unit: 'scout', count: 2 }] }]);
    expect(threatsTo(field([routed]), 'system-10a-nw')).toEqual([]);
  });
});

it('five units find room in an area, routed ones included', () => {
  expect(roomIn(field([area('system-10a-ne', [1, 'scout', 2, 1])]), 'system-10a-ne', 1)).toBe(2);
  expect(roomIn(field([area('system-10a-ne', [1, 'scout', 2, 1])]), 'system-10a-ne', 2)).toBe(5);
});
