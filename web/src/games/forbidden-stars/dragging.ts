import { carry } from '../../board/carrying';
import { placeUnder } from '../../board/pointing';
import type { Spot } from './moves';

/** What is dragged from beside the board, and where the pointer is in the window. */
export interface Dragged {
  spot: Spot;
  x: number;
  y: number;
  over: Spot | null;
}

/** Follows a press on something with `data-piece` until it is let go over a place, or over none. */
export function follow(press: PointerEvent, told: { dragged: (now: Dragged | null) => void; dropped: (spot: Spot, over: Spot | null) => void }): void {
  const spot = (press.target as Element).closest<HTMLElement>('[data-piece]')?.dataset.piece;
  if (spot === undefined || press.button !== 0) {
    return;
  }
  carry(press, {
    carried: (at) => told.dragged({ spot, ...at, over: placeUnder(at.x, at.y) }),
    ended: () => told.dragged(null),
    dropped: (at) => told.dropped(spot, placeUnder(at.x, at.y)),
  });
}
