/** Where the arrows of moves begin and end on the board. */
import type { Point } from '../../board/viewport.svelte';
import { isOverEdge, placeOf, WIDTH } from './map';
import type { Move } from './state.svelte';

/** What an arrow keeps away from: a point and so much round it. */
type Round = Point & { r: number };

/** The middle of a place, from which its units set out. */
export function circle(id: string): Round {
  const { x, y, r } = placeOf(id);
  return { x, y, r: Math.min(r * 0.72, 52) };
}

/** Both halves of an arrow over the edge, or the one arrow. */
export function arrows({ from, to }: Move): { from: Round; to: Round }[] {
  const a = circle(from);
  const b = circle(to);
  if (!isOverEdge(from, to)) {
    return [{ from: a, to: b }];
  }
  const out = a.x < WIDTH / 2 ? -60 : WIDTH + 60;
  const back = a.x < WIDTH / 2 ? WIDTH + 60 : -60;
  return [
    { from: a, to: { x: out, y: a.y, r: 0 } },
    { from: { x: back, y: b.y, r: 0 }, to: b },
  ];
}
