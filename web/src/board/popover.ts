import type { Box } from './sky';

/** Where a popover stands beside a place, in pixels of the stage, and on which of its sides the beak is. */
export interface Placing {
  left: number;
  top: number;
  beak: 'left' | 'right' | 'up' | 'down';
  /** How far along its side the beak is. */
  offset: number;
}

/** A place that a popover should leave in sight, and how much that matters. */
export interface Sight {
  box: Box;
  weight: number;
}

const GAPS = [14, 56, 110];
const MARGIN = 8;
/** What a pixel of distance counts against one that is hidden: little, for a popover is never far away. */
const NEARNESS = 1;

/** Where the popover hides least of what should stay in sight; of equal places the nearest, above before below. */
export function place(anchor: Box, size: { w: number; h: number }, stage: { w: number; h: number }, sights: Sight[]): Placing {
  const middle = { x: anchor.x + anchor.w / 2, y: anchor.y + anchor.h / 2 };
  let best: Placing = { left: MARGIN, top: MARGIN, beak: 'down', offset: 16 };
  let least = Infinity;
  for (const [beak, x, y] of candidates(anchor, size)) {
    const left = clamp(x, MARGIN, stage.w - size.w - MARGIN);
    const top = clamp(y, MARGIN, stage.h - size.h - MARGIN);
    const box = { x: left, y: top, ...size };
    const away = Math.hypot(left + size.w / 2 - middle.x, top + size.h / 2 - middle.y);
    const hidden = sights.reduce((sum, sight) => sum + sight.weight * overlap(box, sight.box), 40 * overlap(box, anchor));
    if (hidden + NEARNESS * away < least) {
      least = hidden + NEARNESS * away;
      const upright = beak === 'down' || beak === 'up';
      best = { left, top, beak, offset: clamp(upright ? middle.x - left : middle.y - top, 16, (upright ? size.w : size.h) - 16) };
    }
  }
  return best;
}

function candidates(anchor: Box, size: { w: number; h: number }): [Placing['beak'], number, number][] {
  const { x, y, w, h } = anchor;
  const across = [x + (w - size.w) / 2, x + w / 2 - 30, x + w / 2 - size.w + 30];
  const along = [y + (h - size.h) / 2, y + h / 2 - 30, y + h / 2 - size.h + 30];
  return GAPS.flatMap((gap) => [
    ...across.map((left): [Placing['beak'], number, number] => ['down', left, y - gap - size.h]),
    ...across.map((left): [Placing['beak'], number, number] => ['up', left, y + h + gap]),
    ...along.map((top): [Placing['beak'], number, number] => ['left', x + w + gap, top]),
    ...along.map((top): [Placing['beak'], number, number] => ['right', x - gap - size.w, top]),
  ]);
}

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
