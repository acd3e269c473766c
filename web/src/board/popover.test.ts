import { describe, expect, it } from 'vitest';
import { place } from './popover';

const STAGE = { w: 1000, h: 600 };
const SIZE = { w: 300, h: 100 };

describe('a popover', () => {
  it('stands above its place when nothing is in the way', () => {
    expect(place({ x: 480, y: 300, w: 40, h: 40 }, SIZE, STAGE, [])).toEqual({ left: 350, top: 186, beak: 'down', offset: 150 });
  });

  it('turns away from what should stay in sight', () => {
    const above = { box: { x: 300, y: 100, w: 400, h: 190 }, weight: 20 };
    expect(place({ x: 480, y: 300, w: 40, h: 40 }, SIZE, STAGE, [above]).beak).toBe('up');
  });

  it('rather stands farther away than on a neighbour', () => {
    const anchor = { x: 480, y: 300, w: 40, h: 40 };
    const neighbours = [
      { box: { x: 440, y: 250, w: 40, h: 40 }, weight: 3 },
      { box: { x: 540, y: 310, w: 40, h: 40 }, weight: 3 },
      { box: { x: 420, y: 310, w: 40, h: 40 }, weight: 3 },
      { box: { x: 480, y: 370, w: 40, h: 40 }, weight: 3 },
    ];
    const { left, top } = place(anchor, SIZE, STAGE, neighbours);
    for (const { box } of neighbours) {
      const apart = left >= box.x + box.w || left + SIZE.w <= box.x || top >= box.y + box.h || top + SIZE.h <= box.y;
      expect(apart).toBe(true);
    }
  });

  it('stays on the stage and points at its place all the same', () => {
    const placing = place({ x: 0, y: 300, w: 40, h: 40 }, SIZE, STAGE, []);
    expect(placing.left).toBeGreaterThanOrEqual(8);
    expect(placing.left + SIZE.w).toBeLessThanOrEqual(STAGE.w);
    expect(placing.offset).toBeGreaterThanOrEqual(16);
  });
});
