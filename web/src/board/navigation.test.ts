import { describe, expect, it } from 'vitest';
import { neighbourIn, nextOf } from './navigation';

const WAYS = [
  { to: 'east', dx: 100, dy: 0 },
  { to: 'far-east', dx: 300, dy: 20 },
  { to: 'north-east', dx: 70, dy: -70 },
  { to: 'south', dx: 5, dy: 90 },
];

describe('arrow keys', () => {
  it('go to the neighbour that lies straightest and nearest', () => {
    expect(neighbourIn('right', WAYS)).toBe('east');
    expect(neighbourIn('down', WAYS)).toBe('south');
  });

  it('take a neighbour that lies askew when there is no better one', () => {
    expect(neighbourIn('up', WAYS)).toBe('north-east');
  });

  it('stay when nothing lies there', () => {
    expect(neighbourIn('left', WAYS)).toBeNull();
  });
});

describe('the next legal place', () => {
  it('follows the order and begins again', () => {
    expect(nextOf(['a', 'b'], 'a')).toBe('b');
    expect(nextOf(['a', 'b'], 'b')).toBe('a');
  });

  it('is the first from a place that is not legal', () => {
    expect(nextOf(['a', 'b'], 'elsewhere')).toBe('a');
    expect(nextOf([], 'a')).toBeNull();
  });
});
