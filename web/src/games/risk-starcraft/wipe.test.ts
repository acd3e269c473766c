import { describe, expect, it } from 'vitest';
import { placeOf, PLACES } from './map';
import { front } from './wipe';

describe('the hatching of a territory that changes hands', () => {
  it('comes in from the side of the conqueror', () => {
    for (const place of PLACES) {
      for (const { to, dx, dy } of place.ways) {
        const start = front(place, placeOf(to));
        expect((start.x - place.x) * dx + (start.y - place.y) * dy).toBeGreaterThan(0);
      }
    }
  });

  it('comes in over the edge of the board where the lane does', () => {
    const west = placeOf('char-aleph');
    expect(front(west, placeOf('feral-hives')).x).toBeLessThan(west.x);
  });

  it('spreads from the middle where nobody conquered it', () => {
    const place = placeOf('canis');
    expect(front(place, null)).toMatchObject({ x: place.x, y: place.y });
  });

  it('covers all of it in the end', () => {
    for (const place of PLACES) {
      const { x, y, r } = front(place, placeOf(place.ways[0]?.to ?? ''));
      const { extent } = place;
      expect(Math.hypot(extent.x - x, extent.y - y)).toBeLessThanOrEqual(r);
      expect(Math.hypot(extent.x + extent.w - x, extent.y + extent.h - y)).toBeLessThanOrEqual(r);
    }
  });
});
