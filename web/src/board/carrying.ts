import type { Point } from './viewport.svelte';

/** What hears of a thing that is carried over the page; points are those of the window. */
export interface Carrying {
  /** It is here now. */
  carried(at: Point): void;
  /** It is not carried any more, wherever it has come to. */
  ended(): void;
  /** It was let go here, after it had ended. */
  dropped(at: Point): void;
}

const SLACK = 6;

/** Follows a press of the main button until it is let go; one that does not go far is a press and nothing more. */
export function carry(press: PointerEvent, told: Carrying): void {
  const ends = new AbortController();
  let far = false;
  const move = (event: PointerEvent) => {
    far ||= Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > SLACK;
    if (far) {
      event.preventDefault();
      told.carried({ x: event.clientX, y: event.clientY });
    }
  };
  const end = (event: PointerEvent) => {
    ends.abort();
    told.ended();
    if (far && event.type === 'pointerup') {
      swallowClick();
      told.dropped({ x: event.clientX, y: event.clientY });
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
