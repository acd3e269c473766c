import type { Source, Target } from './moves';

/** What is dragged over the board, and where the pointer is in the window. */
export interface Dragged {
  source: Source;
  index: number;
  x: number;
  y: number;
  over: Target | null;
}

const SLACK = 6;

/** Places under a point of the window, from the innermost outwards. */
export function targetsAt(x: number, y: number): Target[] {
  const targets: Target[] = [];
  for (let element = document.elementFromPoint(x, y); element !== null; element = element.parentElement) {
    const target = element.getAttribute('data-target');
    if (target !== null) {
      targets.push(target);
    }
  }
  return targets;
}

/** Follows a press on a die until it is let go; one that does not go far is a press and nothing more. */
export function follow(press: PointerEvent, told: { dragged: (now: Dragged | null) => void; dropped: (source: Source, targets: Target[]) => void }): void {
  const die = (press.target as Element).closest<HTMLElement>('[data-source]');
  const taken = die?.dataset.source;
  if (die === null || taken === undefined || press.button !== 0) {
    return;
  }
  const from = taken as Source;
  const ends = new AbortController();
  let far = false;
  const move = (event: PointerEvent) => {
    far ||= Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > SLACK;
    if (far) {
      event.preventDefault();
      told.dragged({ source: from, index: Number(die.dataset.index), x: event.clientX, y: event.clientY, over: targetsAt(event.clientX, event.clientY)[0] ?? null });
    }
  };
  const end = (event: PointerEvent) => {
    ends.abort();
    told.dragged(null);
    if (far && event.type === 'pointerup') {
      swallowClick();
      told.dropped(from, targetsAt(event.clientX, event.clientY));
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
