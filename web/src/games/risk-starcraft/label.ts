import type { Box } from '../../board/sky';

/** A name in one or two lines, about as long. */
export function inLines(name: string): string[] {
  const words = name.split(' ');
  if (words.length < 2) {
    return [name];
  }
  const breaks = words.slice(1).map((_, i) => i + 1);
  const longest = (at: number) => Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length);
  const best = breaks.reduce((a, b) => (longest(b) < longest(a) ? b : a));
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')];
}

/** Width of a letter, on the average, as a part of its height. */
const LETTER = 0.56;
const LINE = 1.04;

/** What a name in its lines covers, under the pieces at (x, y); `font` and `unit` as the pieces are drawn with. */
export function nameBox(name: string, x: number, y: number, font: number, unit: number): Box {
  const lines = inLines(name);
  const w = Math.max(...lines.map((line) => line.length)) * font * LETTER;
  const h = lines.length * font * LINE;
  return { x: x - w / 2, y: y + 16 * unit - h / 2, w, h };
}

/** Of names in the order of their weight, those that cover neither a name before them nor what must stay in sight. */
export function legible(names: { id: string; box: Box }[], sights: { id: string; box: Box }[]): string[] {
  const kept: { id: string; box: Box }[] = [];
  for (const name of names) {
    const taken = [...kept, ...sights.filter((sight) => sight.id !== name.id)];
    if (!taken.some((other) => meet(name.box, other.box))) {
      kept.push(name);
    }
  }
  return kept.map(({ id }) => id);
}

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
