import { describe, expect, it } from 'vitest';
import { parse, type Pattern, type Piece } from './pattern';
import { texts as english } from './page.en';
import { texts as russian } from './page.ru';

const CATEGORIES = { en: ['one', 'other'], ru: ['few', 'many', 'one', 'other'] };

function pieces(pattern: Pattern): Piece[] {
  return pattern.flatMap((piece) => {
    const inner = piece.is === 'plural' ? [...piece.exact.values(), ...Object.values(piece.pattern)] : piece.is === 'select' ? Object.values(piece.pattern) : [];
    return [piece, ...inner.flatMap(pieces)];
  });
}

function indices(text: string): number[] {
  return [...new Set(pieces(parse(text)).flatMap((piece) => ('index' in piece ? [piece.index] : [])))].sort();
}

describe('the texts of the page', () => {
  it('are the same in both languages', () => {
    expect(Object.keys(russian)).toEqual(Object.keys(english));
  });

  it.each(Object.entries(english))('say the same of the same: %s', (key, text) => {
    expect(indices(russian[key as keyof typeof english])).toEqual(indices(text));
  });

  it.each([
    ['en', english],
    ['ru', russian],
  ] as const)('have all plurals of %s', (lang, texts) => {
    const plurals = Object.values(texts)
      .flatMap((text) => pieces(parse(text)))
      .filter((piece) => piece.is === 'plural');

    expect(plurals.map((plural) => Object.keys(plural.pattern).sort())).toEqual(plurals.map(() => CATEGORIES[lang]));
  });
});
