import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Arg, Lang } from '../server/api';
import { Bundle, nameKey, type Patterns } from './bundle';

/** Sentences of the server, kept beside this test by a test of the server. */
const SOURCES = [
  { name: 'syntax', folder: '../app/src/test/resources/orrery/app/renderings' },
  { name: 'risk-starcraft', folder: '../games/risk-starcraft/src/main/resources/orrery/games/risk' },
];

interface Line {
  key: string;
  args: Arg[];
  en: string;
  ru: string;
}

function patterns(file: string): Patterns {
  const found: Patterns = {};
  const text = readFileSync(file, 'utf8').replaceAll(/\\\n\s*/g, '');
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const [, key = '', pattern = ''] = /^(\S+)\s*=\s*(.*)$/.exec(line) ?? [];
    found[key] = pattern.replaceAll('\\n', '\n');
  }
  return found;
}

describe.each(SOURCES)('the sentences of $name', ({ name, folder }) => {
  const lines = readFileSync(`src/words/renderings/${name}.jsonl`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

  it.each(['en', 'ru'] as Lang[])('are those of the server in %s', (lang) => {
    const bundle = new Bundle(lang, patterns(`${folder}/messages.${lang}.properties`));

    const said = lines.map(({ key, args }) => ({ key, args, said: bundle.say({ key, args }) }));

    expect(said).toEqual(lines.map((line) => ({ key: line.key, args: line.args, said: line[lang] })));
    expect(lines.length).toBeGreaterThan(20);
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
