import type { Section } from '../generated/protocol';
import type { Rules } from './articles';

/** Compares words without regard to their endings, as the server's own search of the rules does. */

const RUSSIAN = new Set(
  (
    ' а я о е ы и у ю ь й ая яя ое ее ие ые ый ий ой ей ую юю ых их ым им ом ем ам ям ах ях ов ев ия ью ья ии ию ами ями ' +
    'иями ией иям ием иях ого его ому ему ыми ими ут ют ат ят ет ит ешь ишь ете ите ть ать ять ить еть овать ует уют л ал ' +
    'ала али ил ила или овал овала овали'
  ).split(' '),
);
const ENGLISH = new Set(' s y e es ed er ers ly ies ied ing ings'.split(' '));
const SAME = 4;

export interface Hit {
  article: Section;
  score: number;
  /** Words of the text that answer to the words asked for. */
  count: number;
  /** A piece of the text around the first of them, cut into words that answer and words that do not. */
  snippet: Marked[];
}

export interface Marked {
  text: string;
  hit: boolean;
}

/** Articles in which each of the words asked for stands, in whatever form, or begins a word; the best first. */
export function search(rules: Rules, asked: string): Hit[] {
  const wanted = words(asked);
  if (wanted.length === 0) {
    return [];
  }
  return rules.articles
    .map((article) => hit(rules, article, wanted))
    .filter((found) => found !== null)
    .sort((a, b) => b.score - a.score);
}

/** A text cut into pieces that answer to the words asked for and pieces that do not. */
export function marked(text: string, asked: string): Marked[] {
  const wanted = words(asked);
  if (wanted.length === 0) {
    return [{ text, hit: false }];
  }
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, hit: words(piece).some((word) => wanted.some((one) => likeness(one, word) > 0)) }));
}

function hit(rules: Rules, article: Section, wanted: string[]): Hit | null {
  const title = words(article.title);
  const plain = rules.plain(article);
  const text = words(plain);
  let score = title.every((word) => wanted.some((one) => likeness(one, word) > 0)) ? (SAME + 1) * SAME : 0;
  for (const word of wanted) {
    const found = (SAME + 1) * best(word, title) + best(word, text);
    if (found === 0) {
      return null;
    }
    score += found;
  }
  return { article, score, ...snippet(plain, wanted.join(' ')) };
}

function snippet(plain: string, asked: string): { count: number; snippet: Marked[] } {
  const pieces = marked(plain, asked);
  const hits = pieces.filter((piece) => piece.hit).length;
  const first = Math.max(0, pieces.findIndex((piece) => piece.hit) - 8);
  const shown = pieces.slice(first, first + 32);
  return { count: hits, snippet: first > 0 ? [{ text: '…', hit: false }, ...shown] : shown };
}

export function words(text: string): string[] {
  return text.toLowerCase().replaceAll('ё', 'е').match(/[\p{L}\p{N}]+/gu) ?? [];
}

function best(asked: string, among: string[]): number {
  return among.reduce((most, word) => Math.max(most, likeness(asked, word)), 0);
}

/** 0 for different words to 4 for the same. */
export function likeness(asked: string, word: string): number {
  if (word === asked) {
    return SAME;
  }
  if (asked.length >= 2 && word.startsWith(asked)) {
    return 3;
  }
  const one = withoutReflexive(asked);
  const other = withoutReflexive(word);
  const common = commonLetters(one, other);
  if (differInEndings(one, other, common)) {
    return 2;
  }
  return common >= Math.max(4, Math.max(one.length, other.length) - 2) ? 1 : 0;
}

function differInEndings(one: string, other: string, common: number): boolean {
  const cyrillic = /^\p{Script=Cyrillic}/u.test(one);
  const endings = cyrillic ? RUSSIAN : ENGLISH;
  for (let stem = common; stem >= (cyrillic ? 2 : 3); stem--) {
    if (endings.has(one.slice(stem)) && endings.has(other.slice(stem))) {
      return true;
    }
  }
  return false;
}

function commonLetters(one: string, other: string): number {
  let common = 0;
  while (common < Math.min(one.length, other.length) && one[common] === other[common]) {
    common++;
  }
  return common;
}

function withoutReflexive(word: string): string {
  return word.length > 4 && /с[яь]$/.test(word) ? word.slice(0, -2) : word;
}
