import type { Point } from './viewport.svelte';

export interface Circle extends Point {
  r: number;
}

/** An arrow from one place to another, slightly bent, that covers neither of their middles. */
export interface Arrow {
  shaft: string;
  head: string;
  /** The way of a piece that goes along it, from middle to middle. */
  way: string;
}

/** Length of a head; a short arrow has a smaller one. */
const LONGEST_HEAD = 26;

export function arrow(from: Circle, to: Circle): Arrow {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1) {
    return { shaft: '', head: '', way: `M${at(from)}` };
  }
  const ux = (to.x - from.x) / length;
  const uy = (to.y - from.y) / length;
  const head = Math.min(LONGEST_HEAD, length * 0.25);
  const leave = Math.min(from.r, length * 0.28);
  const reach = Math.min(to.r, length * 0.28);
  const start = { x: from.x + ux * leave, y: from.y + uy * leave };
  const tip = { x: to.x - ux * reach, y: to.y - uy * reach };
  const bend = Math.min(26, length * 0.12);
  const middle = { x: (start.x + tip.x) / 2 + uy * bend, y: (start.y + tip.y) / 2 - ux * bend };
  const along = Math.hypot(tip.x - middle.x, tip.y - middle.y);
  const vx = (tip.x - middle.x) / along;
  const vy = (tip.y - middle.y) / along;
  const neck = { x: tip.x - vx * head * 0.8, y: tip.y - vy * head * 0.8 };
  const left = { x: tip.x - vx * head - vy * head * 0.56, y: tip.y - vy * head + vx * head * 0.56 };
  const right = { x: tip.x - vx * head + vy * head * 0.56, y: tip.y - vy * head - vx * head * 0.56 };
  return {
    shaft: `M${at(start)}Q${at(middle)} ${at(neck)}`,
    head: `M${at(tip)}L${at(left)}L${at(right)}Z`,
    way: `M${at(from)}Q${at(middle)} ${at(to)}`,
  };
}

function at({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
