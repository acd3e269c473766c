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
