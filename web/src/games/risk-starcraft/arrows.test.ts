import { describe, expect, it } from 'vitest';
import { arrows, circle } from './arrows';
import { WIDTH } from './map';

describe('arrows of moves', () => {
  it('lead from one place to the other', () => {
    expect(arrows({ from: 'canis', to: 'saalok', attack: false })).toEqual([{ from: circle('canis'), to: circle('saalok') }]);
  });

  it('go out over one edge of the board and come back over the other', () => {
    const [out, back] = arrows({ from: 'char-aleph', to: 'feral-hives', attack: true });

    expect(out?.from).toEqual(circle('char-aleph'));
    expect(back?.to).toEqual(circle('feral-hives'));
    const edges = [out?.to.x ?? 0, back?.from.x ?? 0].sort((a, b) => a - b);
    expect(edges[0]).toBeLessThan(0);
    expect(edges[1]).toBeGreaterThan(WIDTH);
  });
});
