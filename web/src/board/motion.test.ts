import { describe, expect, it } from 'vitest';
import { rolling, turned } from './motion';

describe('a die that rolls', () => {
  it('changes its face five times, each time to another, and settles on what was thrown', () => {
    for (const result of [1, 2, 3, 4, 5, 6]) {
      const faces = rolling(result);
      expect(faces).toHaveLength(5);
      expect(faces.at(-1)).toBe(result);
      expect(faces.every((face, i) => face !== faces[i - 1] && face >= 1 && face <= 6)).toBe(true);
    }
  });
});

describe('a card that turns over', () => {
  it('lies still with its face up, and stands on its edge lifted on the way', () => {
    expect(turned(1)).toBe('transform: perspective(600px) translateY(0px) rotateY(0deg)');
    expect(turned(0.5)).toBe('transform: perspective(600px) translateY(-8px) rotateY(45deg)');
    expect(turned(0)).toBe('transform: perspective(600px) translateY(0px) rotateY(90deg)');
  });
});
