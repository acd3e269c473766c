import { describe, expect, it } from 'vitest';
import { Rules } from './articles';
import { likeness, marked, search } from './search';

const rules = new Rules([
  {
    id: 'attack',
    title: 'Нападение',
    articles: [
      { id: 'invasion', title: 'Вторжение', text: 'Обе стороны бросают [[dice|кубики]]; [[hero]] прибавляет единицу.' },
      { id: 'dice', title: 'Кубики битвы', text: 'До трёх у нападающего.' },
    ],
  },
  { id: 'army', title: 'Армия', articles: [{ id: 'hero', title: 'Герой', text: 'Ведёт армию, когда бросают [[dice]].' }] },
]);

describe('the search of the rules', () => {
  it('finds words in whatever form, titles first', () => {
    expect(search(rules, 'кубиков').map((hit) => hit.article.id)).toEqual(['dice', 'invasion', 'hero']);
  });

  it('asks for every word', () => {
    expect(search(rules, 'герой единица').map((hit) => hit.article.id)).toEqual(['invasion']);
    expect(search(rules, 'галактика')).toEqual([]);
    expect(search(rules, '  ')).toEqual([]);
  });

  it('knows words of one stem from others', () => {
    expect(likeness('герои', 'героя')).toBeGreaterThan(0);
    expect(likeness('attacks', 'attacking')).toBeGreaterThan(0);
    expect(likeness('base', 'bonus')).toBe(0);
  });

  it('marks what it found', () => {
    expect(marked('Ведёт армию', 'армия').filter((part) => part.hit)).toEqual([{ text: 'армию', hit: true }]);
  });
});

describe('an article', () => {
  it('has links with the words or the title of what they lead to', () => {
    const [paragraph] = rules.paragraphs(rules.articles[0]!);

    expect(paragraph?.filter((piece) => 'to' in piece)).toEqual([
      { to: 'dice', text: 'кубики' },
      { to: 'hero', text: 'Герой' },
    ]);
  });

  it('names what it links to', () => {
    expect(rules.seeAlso(rules.articles[0]!).map((article) => article.id)).toEqual(['dice', 'hero']);
  });
});
