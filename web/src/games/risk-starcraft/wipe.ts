import type { Place } from './map';

/** A circle that grows over a territory from where its conqueror comes in, to radius `r`, which covers all of it. */
export interface Front {
  x: number;
  y: number;
  r: number;
}

/** Where the new owner's hatching begins: on the side of the conqueror, in the middle if there is none. */
export function front(place: Place, from: Place | null): Front {
  const { x, y, w, h } = place.extent;
  const { dx, dy } = from === null ? { dx: 0, dy: 0 } : (place.ways.find(({ to }) => to === from.id) ?? { dx: from.x - place.x, dy: from.y - place.y });
  const length = Math.hypot(dx, dy) || 1;
  const start = { x: place.x + (dx / length) * place.r, y: place.y + (dy / length) * place.r };
  const corners = [x, x + w].flatMap((cx) => [y, y + h].map((cy) => Math.hypot(cx - start.x, cy - start.y)));
  return { ...start, r: Math.max(...corners) };
}
