export type Direction = 'left' | 'right' | 'up' | 'down';

/** A neighbour and how one gets there: not always straight, since a lane may leave over the edge. */
export interface Way {
  to: string;
  dx: number;
  dy: number;
}

const HEADINGS: Record<Direction, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** The neighbour that lies best in a direction, or null if none does within 80 degrees. */
export function neighbourIn(direction: Direction, ways: readonly Way[]): string | null {
  const [hx, hy] = HEADINGS[direction];
  let best: string | null = null;
  let least = Infinity;
  for (const { to, dx, dy } of ways) {
    const length = Math.hypot(dx, dy);
    const ahead = (dx * hx + dy * hy) / length;
    if (ahead > Math.cos((80 * Math.PI) / 180) && length / ahead ** 2 < least) {
      least = length / ahead ** 2;
      best = to;
    }
  }
  return best;
}

function directionOf(key: string): Direction | null {
  switch (key) {
    case 'ArrowLeft':
      return 'left';
    case 'ArrowRight':
      return 'right';
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    default:
      return null;
  }
}

/** What a key means to a board that has the focus: a way over it, choosing where one is, or nothing. */
export function boardKey(event: KeyboardEvent): Direction | 'choose' | null {
  if (event.ctrlKey || event.metaKey || event.altKey) {
    return null;
  }
  const meant = event.key === 'Enter' || event.key === ' ' ? 'choose' : directionOf(event.key);
  if (meant !== null) {
    event.preventDefault();
  }
  return meant;
}

/** The next of some ids in a fixed order, after one of them or from the first. */
export function nextOf(ids: readonly string[], after: string | null): string | null {
  const index = after === null ? -1 : ids.indexOf(after);
  return ids[(index + 1) % ids.length] ?? null;
}
