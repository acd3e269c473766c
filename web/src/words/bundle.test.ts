import { describe, expect, it } from 'vitest';
import type { Arg } from '../generated/protocol';
import type { Lang } from './words';
import { Bundle, nameKey, type Patterns } from './bundle';
import { parse } from './pattern';
/** Sentences of the server, kept here by a test of the server. */
import renderings from './renderings.jsonl?raw';

const PATTERNS = import.meta.glob<string>(
  ['../../../games/*/src/main/resources/**/messages.*.properties', '../../../app/src/*/resources/**/messages.*.properties'],
  { query: '?raw', import: 'default', eager: true },
);

interface Line {
  key: string;
  args: Arg[];
  en: string;
  ru: string;
}

function patterns(file: string): Patterns {
  const found: Patterns = {};
  const text = (PATTERNS[file] ?? '').replaceAll(/\\\n\s*/g, '');
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const [, key = '', pattern = ''] = /^(\S+)\s*=\s*(.*)$/.exec(line) ?? [];
    found[key] = pattern.replaceAll('\\n', '\n');
  }
  return found;
}

describe('the sentences of the page', () => {
  const lines = renderings
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

  it.each(['en', 'ru'] as Lang[])('are those of the server in %s', (lang) => {
    const file = Object.keys(PATTERNS).find((path) => path.endsWith(`/renderings/messages.${lang}.properties`)) ?? '';
    const bundle = new Bundle(lang, patterns(file));

    const said = lines.map(({ key, args }) => ({ key, args, said: bundle.say({ key, args }) }));

    expect(said).toEqual(lines.map((line) => ({ key: line.key, args: line.args, said: line[lang] })));
    expect(lines.length).toBeGreaterThan(20);
  });

  it.each(Object.keys(PATTERNS))('can be made of %s', (file) => {
    for (const pattern of Object.values(patterns(file))) {
      expect(() => parse(pattern)).not.toThrow();
    }
    expect(Object.keys(patterns(file)).length).toBeGreaterThan(5);
  });
});

describe('a bundle', () => {
  const words = new Bundle('en', { hello: 'Hello {0}', 'name.card-kind.x': 'kind' });

  it('calls seats as the table does', () => {
    const named = words.with((seat) => (seat === 2 ? 'Altair' : ''));

    expect(named.say({ key: 'hello', args: [{ seat: 2 }] })).toBe('Hello Altair');
    expect(words.say({ key: 'hello', args: [{ seat: 2 }] })).toBe('Hello Seat 2');
  });

  it('shows what is missing', () => {
    expect(words.say({ key: 'nothing', args: [] })).toBe('⟨nothing⟩');
    expect(words.say({ key: 'hello', args: [] })).toBe('Hello ⟨0⟩');
  });

  it('knows names by kind and id', () => {
    expect(nameKey({ kind: 'CardKind', id: 'x' })).toBe('name.card-kind.x');
    expect(words.name({ kind: 'CardKind', id: 'x' })).toBe('kind');
  });

  it('says where a pattern is broken', () => {
    expect(() => new Bundle('en', { bad: 'a {0' }).say({ key: 'bad', args: [1] })).toThrow("pattern 'a {0'");
  });
});
