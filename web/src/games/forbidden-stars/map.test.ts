import { describe, expect, it } from 'vitest';
import { neighbourIn } from '../../board/navigation';
import { areasOf } from './components';
import { cellAt, edgeAt, fits, freeCells, Layout, PITCH, placesOf, waysFrom, worldOf } from './map';

const FIRST = { system: 'system-01a', turns: 0, column: 0, row: 0 };
const EAST = { system: 'system-02a', turns: 0, column: 1, row: 0 };

describe('a tile', () => {
  it('has four areas, and turning it clockwise moves each to the next corner', () => {
    const at = (turns: number) => placesOf({ ...FIRST, turns }).find(({ id }) => id === 'system-01a-nw');
    expect(areasOf('system-01a')).toHaveLength(4);
    expect([0, 1, 2, 3].map((turns) => [at(turns)?.east, at(turns)?.south])).toEqual([
      [false, false],
      [true, false],
      [true, true],
      [false, true],
    ]);
  });

  it('has areas that border two others of it, never the one across the order space', () => {
    const layout = new Layout([FIRST]);
    expect(layout.borders('system-01a-nw').map(({ id }) => id)).toEqual(['system-01a-ne', 'system-01a-sw']);
  });
});

describe('two tiles side by side', () => {
  const layout = new Layout([FIRST, EAST]);

  it('border where areas lie opposite', () => {
    expect(layout.borders('system-01a-ne').map(({ id }) => id)).toContain('system-02a-nw');
    expect(layout.borders('system-01a-se').map(({ id }) => id)).toContain('system-02a-sw');
    expect(layout.borders('system-01a-ne').map(({ id }) => id)).not.toContain('system-02a-sw');
  });

  it('border elsewhere when one of them is turned', () => {
    const turned = new Layout([FIRST, { ...EAST, turns: 1 }]);
    expect(turned.borders('system-01a-ne').map(({ id }) => id)).toContain('system-02a-sw');
  });

  it('share an edge, whichever of them names it', () => {
    expect(layout.edge('system-01a', 'east')).toEqual(layout.edge('system-02a', 'west'));
    expect(layout.edgeBetween('system-01a', 'system-02a')).toBe(edgeAt(1, 0, 'west').id);
    expect(layout.edges()).toHaveLength(7);
  });

  it('are walked over with arrow keys', () => {
    const middles = new Map(['system-01a-ne', 'system-02a-nw', 'hex:system-01a', 'system-01a-se'].map((id) => [id, layout.middle(id) ?? { x: 0, y: 0 }]));
    expect(neighbourIn('right', waysFrom('system-01a-ne', middles))).toBe('system-02a-nw');
    expect(neighbourIn('down', waysFrom('system-01a-ne', middles))).toBe('system-01a-se');
  });
});

describe('where a tile may be laid', () => {
  it('the first one lies in the middle', () => {
    expect(freeCells([], 3, 3)).toEqual([{ column: 0, row: 0 }]);
  });

  it('the others beside one that lies, as long as all fit into the rectangle, either way round', () => {
    const row = [0, 1, 2].map((column) => ({ column, row: 0 }));
    const cells = freeCells(row, 2, 3).map(({ column, row }) => cellAt(column, row));
    expect(cells).not.toContain(cellAt(3, 0));
    expect(cells).toContain(cellAt(1, 1));
    expect(fits([...row, { column: 0, row: 1 }], 0, 2, 2, 3)).toBe(false);
    expect(fits([...row, { column: 0, row: 1 }], 2, 1, 2, 3)).toBe(true);
  });

  it('is seen on the board', () => {
    const lone = worldOf([FIRST]);
    const more = worldOf([FIRST], [{ column: 3, row: 0 }]);
    expect(more.w).toBeGreaterThan(lone.w);
    expect(lone.h).toBeGreaterThan(PITCH);
  });
});
