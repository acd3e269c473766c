import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:icons/';
const SYMBOL = /<symbol id="i-([^"]+)"[\s\S]*?<\/symbol>/g;

/**
 * `import symbols from 'virtual:icons/u-*+orrery'` gives the symbols of the sprite whose names are asked for, so that a
 * page loads only the signs that it shows. Names are joined by `+`; a `*` at the end stands for all that begin so.
 */
export function icons(sprite: string): Plugin {
  const symbols = new Map(Array.from(readFileSync(sprite, 'utf8').matchAll(SYMBOL), (match) => [match[1] ?? '', match[0]]));
  return {
    name: 'orrery-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? module(symbols, id.slice(PREFIX.length + 1)) : null),
  };
}

function module(symbols: Map<string, string>, asked: string): string {
  return `export default ${JSON.stringify(asked.split('+').map((name) => found(symbols, name)).join(''))};`;
}

function found(symbols: Map<string, string>, name: string): string {
  const names = name.endsWith('*')
    ? Array.from(symbols.keys()).filter((known) => known.startsWith(name.slice(0, -1)))
    : [name].filter((known) => symbols.has(known));
  if (names.length === 0) {
    throw new Error(`no icon '${name}' in the sprite`);
  }
  return names.map((known) => symbols.get(known)).join('');
}
