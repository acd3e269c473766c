import type { Attachment } from 'svelte/attachments';
import type { Point, Viewport } from './viewport.svelte';

/** What a board does with pointers. Places are the elements with `data-place`. */
export interface Pointing {
  viewport: Viewport;
  /** Whether a piece can be dragged from here. */
  canDrag(place: string): boolean;
  /** A drag from a place is at this pixel of the stage, over a place or none. */
  dragged(from: string, at: Point, over: string | null): void;
  /** A drag has ended over a place, or over none, or was given up. */
  dropped(from: string, over: string | null): void;
  pressed(place: string, at: Point, coarse: boolean): void;
  hovered(place: string | null): void;
}

const FAR = 8;
const LONG = 220;

/** Pan, pinch, wheel, press and drag for the svg of a board. */
export function pointing(board: Pointing): Attachment<SVGSVGElement> {
  return (svg) => {
    const hand = new Hand(svg, board);
    const listen = hand.listen();
    return () => listen.abort();
  };
}

/** All pointers that are down on one board. */
class Hand {
  private readonly down = new Map<number, Point>();
  private start: { place: string | null; at: Point } | null = null;
  private dragging: string | null = null;
  private moved = false;
  private hold: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly svg: SVGSVGElement,
    private readonly board: Pointing,
  ) {}

  listen(): AbortController {
    const controller = new AbortController();
    const { signal } = controller;
    this.svg.addEventListener('pointerdown', (event) => this.press(event), { signal });
    this.svg.addEventListener('pointermove', (event) => this.move(event), { signal });
    this.svg.addEventListener('pointerup', (event) => this.release(event), { signal });
    this.svg.addEventListener('pointercancel', (event) => this.cancel(event), { signal });
    this.svg.addEventListener('pointerleave', () => this.board.hovered(null), { signal });
    this.svg.addEventListener('wheel', (event) => this.wheel(event), { signal, passive: false });
    return controller;
  }

  private press(event: PointerEvent): void {
    if (event.button !== 0) {
      return;
    }
    this.down.set(event.pointerId, this.pixel(event));
    if (this.down.size > 1) {
      this.giveUp();
      this.moved = true;
      return;
    }
    this.moved = false;
    this.start = { place: this.placeAt(event), at: this.pixel(event) };
    const { place, at } = this.start;
    if (event.pointerType === 'touch' && place !== null && this.board.canDrag(place)) {
      this.hold = setTimeout(() => this.lift(place, at, null), LONG);
    }
  }

  private move(event: PointerEvent): void {
    const before = this.down.get(event.pointerId);
    const now = this.pixel(event);
    if (before === undefined || this.start === null) {
      this.board.hovered(this.placeAt(event));
      return;
    }
    if (this.down.size === 2) {
      this.pinch(event.pointerId, before, now);
      this.down.set(event.pointerId, now);
      return;
    }
    this.down.set(event.pointerId, now);
    if (!this.moved && distance(this.start.at, now) < FAR) {
      return;
    }
    if (!this.moved) {
      this.moved = true;
      clearTimeout(this.hold);
      this.svg.setPointerCapture(event.pointerId);
    }
    const { place } = this.start;
    if (this.dragging !== null || (place !== null && this.board.canDrag(place))) {
      this.lift(this.dragging ?? place ?? '', now, this.placeAt(event));
    } else {
      this.board.viewport.pan(now.x - before.x, now.y - before.y);
    }
  }

  private lift(from: string, at: Point, over: string | null): void {
    this.dragging = from;
    this.board.dragged(from, at, over);
  }

  private release(event: PointerEvent): void {
    clearTimeout(this.hold);
    const { start, dragging } = this;
    const over = this.placeAt(event);
    this.down.delete(event.pointerId);
    this.dragging = null;
    this.start = null;
    if (dragging !== null && this.moved) {
      this.board.dropped(dragging, over);
    } else {
      if (dragging !== null) {
        this.board.dropped(dragging, null);
      }
      if (start?.place != null && !this.moved) {
        this.board.pressed(start.place, start.at, event.pointerType === 'touch');
      }
    }
  }

  private cancel(event: PointerEvent): void {
    this.down.delete(event.pointerId);
    this.giveUp();
  }

  private giveUp(): void {
    clearTimeout(this.hold);
    if (this.dragging !== null) {
      this.board.dropped(this.dragging, null);
      this.dragging = null;
    }
  }

  private pinch(moving: number, before: Point, now: Point): void {
    const other = Array.from(this.down).find(([id]) => id !== moving)?.[1];
    if (other !== undefined) {
      const middle = { x: (other.x + now.x) / 2, y: (other.y + now.y) / 2 };
      this.board.viewport.zoomAt(distance(other, now) / Math.max(1, distance(other, before)), middle);
      this.board.viewport.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    }
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    this.board.viewport.zoomAt(Math.exp(-event.deltaY / (event.deltaMode === 0 ? 400 : 12)), this.pixel(event));
  }

  private pixel(event: MouseEvent): Point {
    const { left, top } = this.svg.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  private placeAt(event: MouseEvent): string | null {
    return placeUnder(event.clientX, event.clientY);
  }
}

/** The place of a board at a point of the window. */
export function placeUnder(x: number, y: number): string | null {
  const element = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-place]');
  return element?.dataset.place ?? null;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
