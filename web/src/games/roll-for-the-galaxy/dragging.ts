import { carry } from '../../board/carrying';
import type { Source, Target } from './moves';

/** What is dragged over the board, and where the pointer is in the window. */
export interface Dragged {
  source: Source;
  index: number;
  x: number;
  y: number;
  over: Target | null;
}

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

/** Follows a press on a die until it is let go. */
export function follow(press: PointerEvent, told: { dragged: (now: Dragged | null) => void; dropped: (source: Source, targets: Target[]) => void }): void {
  const die = (press.target as Element).closest<HTMLElement>('[data-source]');
  const taken = die?.dataset.source;
  if (die === null || taken === undefined || press.button !== 0) {
    return;
  }
  const source = taken as Source;
  carry(press, {
    carried: (at) => told.dragged({ source, index: Number(die.dataset.index), ...at, over: targetsAt(at.x, at.y)[0] ?? null }),
    ended: () => told.dragged(null),
    dropped: (at) => told.dropped(source, targetsAt(at.x, at.y)),
  });
}
