import { beforeEach, describe, expect, it } from 'vitest';
import { Viewport } from './viewport.svelte';

describe('the part of the board that is seen', () => {
  let viewport: Viewport;

  beforeEach(() => {
    viewport = new Viewport({ x: 0, y: 0, w: 1600, h: 1000 });
    viewport.resize(800, 600);
  });

  it('is the whole board at first, in the middle of the stage', () => {
    expect(viewport.scale).toBe(0.5);
    expect(viewport.box).toEqual({ x: 0, y: -100, w: 1600, h: 1200 });
  });

  it('keeps the point under the pointer when it is zoomed', () => {
    const pixel = { x: 500, y: 300 };
    const before = viewport.toBoard(pixel);
    viewport.zoomAt(2, pixel);
    expect(viewport.toBoard(pixel).x).toBeCloseTo(before.x);
    expect(viewport.toBoard(pixel).y).toBeCloseTo(before.y);
    expect(viewport.zoom).toBe(2);
  });

  it('never shows what is beyond the board', () => {
    viewport.zoomAt(3);
    viewport.pan(10_000, 10_000);
    expect(viewport.box.x).toBeCloseTo(0);
    expect(viewport.box.y).toBeCloseTo(0);
  });

  it('is not zoomed out beyond the whole board', () => {
    viewport.zoomAt(0.2);
    expect(viewport.zoom).toBe(1);
  });

  it('frames a part of the board', () => {
    viewport.frame({ x: 1000, y: 400, w: 200, h: 100 }, 2);
    expect(viewport.scale).toBe(2);
    expect(viewport.toStage({ x: 1100, y: 450 })).toEqual({ x: 400, y: 300 });
  });
});
