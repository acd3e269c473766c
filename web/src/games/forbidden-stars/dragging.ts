import { placeUnder } from '../../board/pointing';
import type { Spot } from './moves';

/** What is dragged from beside the board, and where the pointer is in the window. */
export interface Dragged {
  spot: Spot;
  x: number;
  y: number;
  over: Spot | null;
}

const SLACK = 6;

/** Follows a press on something with `data-piece` until it is let go; one that does not go far is a press and nothing more. */
export function follow(press: PointerEvent, told: { dragged: (now: Dragged | null) => void; dropped: (spot: Spot, over: Spot | null) => void }): void {
  const spot = (press.target as Element).closest<HTMLElement>('[data-piece]')?.dataset.piece;
  if (spot === undefined || press.button !== 0) {
    return;
  }
  const ends = new AbortController();
  let far = false;
  const move = (event: PointerEvent) => {
    far ||= Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > SLACK;
    if (far) {
      event.preventDefault();
      told.dragged({ spot, x: event.clientX, y: event.clientY, over: placeUnder(event.clientX, event.clientY) });
    }
  };
  const end = (event: PointerEvent) => {
    ends.abort();
    told.dragged(null);
    if (far && event.type === 'pointerup') {
      swallowClick();
      told.dropped(spot, placeUnder(event.clientX, event.clientY));
    }
  };
  window.addEventListener('pointermove', move, { signal: ends.signal });
  window.addEventListener('pointerup', end, { signal: ends.signal });
  window.addEventListener('pointercancel', end, { signal: ends.signal });
}

/** The click that the browser makes of a drag which ended where it began is none. */
function swallowClick(): void {
  const swallow = (click: MouseEvent) => click.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
