/** A generator for decoration that must look the same each time; not for anything in a game. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

export interface Star {
  x: number;
  y: number;
  r: number;
  opacity: number;
}

export function stars(width: number, height: number, count: number, seed: number): Star[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => ({
    r: random() < 0.07 ? 1.5 : random() < 0.4 ? 0.9 : 0.55,
    x: fixed(random() * width),
    y: fixed(random() * height),
    opacity: fixed(0.18 + random() * 0.5, 2),
  }));
}

/** Ticks around a circle; each `every`-th is `long` instead of `short`. */
export function ticks(cx: number, cy: number, r: number, count: number, short: number, every = 0, long = 0): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    const length = every > 0 && i % every === 0 ? long : short;
    return `M${at(cx, cy, r, angle)}L${at(cx, cy, r + length, angle)}`;
  }).join('');
}

/** A point on a circle, as in a path. */
export function at(cx: number, cy: number, r: number, angle: number): string {
  return `${fixed(cx + r * Math.cos(angle))} ${fixed(cy + r * Math.sin(angle))}`;
}

/** A hexagon with a corner at the right. */
export function hexagon(x: number, y: number, r: number): string {
  return `M${[0, 1, 2, 3, 4, 5].map((corner) => at(x, y, r, (corner * Math.PI) / 3)).join('L')}Z`;
}

/** Engraved lines of latitude over a disc of radius `r` around 0 0. */
export function latitudes(r: number): string {
  const count = Math.max(5, Math.round(r / 5));
  return Array.from({ length: count - 1 }, (_, i) => {
    const t = -1 + (2 * (i + 1)) / count;
    const half = Math.sqrt(1 - t * t) * r;
    const sag = r * t + r * 0.16 * (1 - Math.abs(t) * 0.4);
    return `M${fixed(-half)} ${fixed(r * t)}Q0 ${fixed(sag)} ${fixed(half)} ${fixed(r * t)}`;
  }).join('');
}

export function fixed(number: number, places = 1): number {
  return Number(number.toFixed(places));
}
