import type { Box } from './sky';

/** Where a popover stands beside a place, in pixels of the stage, and on which of its sides the beak is. */
export interface Placing {
  left: number;
  top: number;
  beak: 'left' | 'right' | 'up' | 'down';
  /** How far along its side the beak is. */
  offset: number;
}

const GAP = 14;
const MARGIN = 8;

/**
 * The side with the least of the popover over what must stay in sight; of equal sides above, below, right, left.
 *
 * @param anchor the place the popover belongs to
 * @param avoid  places that it should not cover, the anchor among them or not
 */
export function place(anchor: Box, size: { w: number; h: number }, stage: { w: number; h: number }, avoid: Box[]): Placing {
  const middle = { x: anchor.x + anchor.w / 2, y: anchor.y + anchor.h / 2 };
  const sides: [Placing['beak'], number, number][] = [
    ['down', middle.x - size.w / 2, anchor.y - GAP - size.h],
    ['up', middle.x - size.w / 2, anchor.y + anchor.h + GAP],
    ['left', anchor.x + anchor.w + GAP, middle.y - size.h / 2],
    ['right', anchor.x - GAP - size.w, middle.y - size.h / 2],
  ];
  let best: Placing = { left: MARGIN, top: MARGIN, beak: 'down', offset: 0 };
  let least = Infinity;
  for (const [beak, x, y] of sides) {
    const left = clamp(x, MARGIN, stage.w - size.w - MARGIN);
    const top = clamp(y, MARGIN, stage.h - size.h - MARGIN);
    const covered = [anchor, ...avoid].reduce((sum, box) => sum + overlap({ x: left, y: top, ...size }, box), 0);
    if (covered < least - 1) {
      least = covered;
      const offset = beak === 'down' || beak === 'up' ? middle.x - left : middle.y - top;
      best = { left, top, beak, offset: clamp(offset, 16, (beak === 'down' || beak === 'up' ? size.w : size.h) - 16) };
    }
  }
  return best;
}

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
