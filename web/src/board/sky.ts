/** Drawing that never changes: stars, graduated rings, engraved latitudes. All lengths are units of the board. */

export interface Star {
  x: number;
  y: number;
  r: number;
  opacity: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The same stars for the same seed, spread evenly over a box. */
export function stars(box: Box, count: number, seed: number): Star[] {
  let state = seed;
  const random = () => (state = (state * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: count }, () => {
    const size = random();
    return {
      x: round(box.x + random() * box.w),
      y: round(box.y + random() * box.h),
      r: size < 0.07 ? 1.5 : size < 0.4 ? 0.9 : 0.55,
      opacity: round(0.18 + random() * 0.5),
    };
  });
}

/** A ring of ticks outside a radius; every so many of them is longer. */
export function ticks(cx: number, cy: number, radius: number, count: number, length: number, every = 0, long = length): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    const end = radius + (every > 0 && i % every === 0 ? long : length);
    return `M${polar(cx, cy, radius, angle)}L${polar(cx, cy, end, angle)}`;
  }).join('');
}

/** Straight lines out of a middle, evenly spread. */
export function rays(cx: number, cy: number, from: number, to: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    return `M${polar(cx, cy, from, angle)}L${polar(cx, cy, to, angle)}`;
  }).join('');
}

/** Curved latitudes of a disc, so many units apart. */
export function latitudes(cx: number, cy: number, radius: number, step: number): string {
  let path = '';
  for (let y = step - radius; y < radius; y += step) {
    const half = Math.sqrt(radius * radius - y * y);
    path += `M${round(cx - half)} ${round(cy + y)}Q${cx} ${round(cy + y + radius * 0.13)} ${round(cx + half)} ${round(cy + y)}`;
  }
  return path;
}

/** An arc for a name around a disc: over it clockwise, or under it so that the letters stand upright. Angle in degrees. */
export function nameArc(cx: number, cy: number, radius: number, angle: number, under: boolean): string {
  const half = under ? -70 : 70;
  const from = ((angle - half) * Math.PI) / 180;
  const to = ((angle + half) * Math.PI) / 180;
  return `M${polar(cx, cy, radius, from)}A${radius} ${radius} 0 0 ${under ? 0 : 1} ${polar(cx, cy, radius, to)}`;
}

export function polygon(points: number[][]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}Z`;
}

function polar(cx: number, cy: number, radius: number, angle: number): string {
  return `${round(cx + radius * Math.cos(angle))} ${round(cy + radius * Math.sin(angle))}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
