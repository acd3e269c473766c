import type { Box } from './sky';

export interface Point {
  x: number;
  y: number;
}

const STEP = 1.4;
const CLOSEST = 6;

/** The part of a board that the stage shows: fitted at first, then panned and zoomed. Pixels are those of the stage. */
export class Viewport {
  /** Size of the stage in pixels. */
  width = $state(0);
  height = $state(0);
  /** 1 shows the whole board. */
  zoom = $state(1);
  /** What is to be shown whenever the stage changes its size, until somebody pans or zooms. */
  private framed: { part: Box; closest: number } | null = null;
  private centre = $state<Point>({ x: 0, y: 0 });

  constructor(readonly world: Box) {
    this.fit();
  }

  /** Pixels of a unit of the board. */
  get scale(): number {
    return this.fitted * this.zoom;
  }

  /** What is seen, in units of the board. */
  get box(): Box {
    const w = this.width / this.scale;
    const h = this.height / this.scale;
    return { x: this.centre.x - w / 2, y: this.centre.y - h / 2, w, h };
  }

  get viewBox(): string {
    const { x, y, w, h } = this.box;
    return `${x} ${y} ${w} ${h}`;
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
    if (this.framed !== null) {
      this.frame(this.framed.part, this.framed.closest);
    }
    this.keepInside();
  }

  /** What the keys do that come nearer, go away and show all. */
  readonly keys = {
    '+': () => this.nearer(),
    '=': () => this.nearer(),
    '-': () => this.farther(),
    '0': () => this.fit(),
  };

  nearer(): void {
    this.zoomAt(STEP);
  }

  farther(): void {
    this.zoomAt(1 / STEP);
  }

  fit(): void {
    this.framed = null;
    this.zoom = 1;
    this.centre = { x: this.world.x + this.world.w / 2, y: this.world.y + this.world.h / 2 };
  }

  /** Zooms by a factor and keeps the point under the pixel where it is. */
  zoomAt(factor: number, pixel: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.framed = null;
    const held = this.toBoard(pixel);
    this.zoom = Math.min(CLOSEST, Math.max(1, this.zoom * factor));
    const now = this.toBoard(pixel);
    this.centre = { x: this.centre.x + held.x - now.x, y: this.centre.y + held.y - now.y };
    this.keepInside();
  }

  pan(dx: number, dy: number): void {
    this.framed = null;
    this.centre = { x: this.centre.x - dx / this.scale, y: this.centre.y - dy / this.scale };
    this.keepInside();
  }

  /** Shows a part of the board, not closer than so many pixels a unit. */
  frame(part: Box, closest = 1.4): void {
    this.framed = { part, closest };
    const scale = Math.min(this.width / part.w, this.height / part.h, closest);
    this.zoom = Math.min(CLOSEST, Math.max(1, scale / this.fitted));
    this.centre = { x: part.x + part.w / 2, y: part.y + part.h / 2 };
    this.keepInside();
  }

  toBoard(pixel: Point): Point {
    const { x, y } = this.box;
    return { x: x + pixel.x / this.scale, y: y + pixel.y / this.scale };
  }

  toStage(point: Point): Point {
    const { x, y } = this.box;
    return { x: (point.x - x) * this.scale, y: (point.y - y) * this.scale };
  }

  private get fitted(): number {
    return Math.max(0.05, Math.min(this.width / this.world.w, this.height / this.world.h));
  }

  private keepInside(): void {
    this.centre = {
      x: inside(this.centre.x, this.world.x, this.world.w, this.width / this.scale),
      y: inside(this.centre.y, this.world.y, this.world.h, this.height / this.scale),
    };
  }
}

/** A middle from which a view of this size shows nothing beyond the world, or the world's middle if the view is larger. */
function inside(middle: number, from: number, size: number, seen: number): number {
  return seen >= size ? from + size / 2 : Math.min(from + size - seen / 2, Math.max(from + seen / 2, middle));
}
