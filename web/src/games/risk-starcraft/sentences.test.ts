import { describe, expect, it, vi } from 'vitest';
import type { Asked, Message, Ref, Snapshot } from '../../generated/protocol';
import type { Lang } from '../../words/words';
import { TableModel } from '../../table/model.svelte';
import { decision, option, view } from './sample.test-data';
import { territorySentence } from './sentences';
import { RiskTable } from './state.svelte';
import { plain } from '../../rules/texts.svelte';
import { effectOf } from './texts';

vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });

const NAMES: Record<Lang, Record<string, string>> = {
  ru: { saalok: 'Саалок', aiur: 'Аиур', thisby: 'Тисби', 'mar-sara': 'Мар Сара', riksville: 'Риксвил' },
  en: { saalok: 'Saalok', aiur: 'Aiur', thisby: 'Thisby', 'mar-sara': 'Mar Sara', riksville: 'Riksville' },
};

const ATTACK = decision('prompt.attack', [
  option({ type: 'invade', from: 'thisby', to: 'saalok' }),
  option({ type: 'invade', from: 'riksville', to: 'pyramus' }, 'one unit has to stay'),
]);

function table(lang: Lang, open: Asked | null = ATTACK): RiskTable {
  const seats = ['Вега', 'Альтаир'].map((name, i) => ({
    seat: i + 1,
    player: 'person' as const,
    name,
    bot: '',
    yours: i === 0,
    connected: true,
    absent: false,
    substitute: false,
  }));
  const snapshot = {
    table: { id: `t-${lang}`, seats },
    view: view(undefined, { saalok: 4 }),
    decision: open,
    facts: [],
    factCount: 0,
  } as unknown as Snapshot;
  const words = { lang, say: (message: Message) => message.key, name: (ref: Ref) => NAMES[lang][ref.id] ?? ref.id };
  const deeds = {} as ConstructorParameters<typeof TableModel>[3];
  return new RiskTable(new TableModel(1, snapshot, words, deeds));
}

describe('what a territory is called aloud', () => {
  it('names place, planet, units, holder and base', () => {
    expect(territorySentence(table('ru', null), 'saalok')).toBe('Саалок, Аиур, 4 отряда, Альтаир, база');
    expect(territorySentence(table('en', null), 'saalok')).toBe('Saalok, Aiur, 4 units, Альтаир, base');
  });

  it('says what may be chosen first', () => {
    expect(territorySentence(table('ru'), 'thisby')).toBe('Тисби, Мар Сара, 3 отряда, Вега, герой, можно выбрать');
  });

  it('says what is a target, with its chance', () => {
    const risk = table('ru');
    risk.press('thisby');
    expect(territorySentence(risk, 'saalok', 0.834)).toBe('Саалок, Аиур, 4 отряда, Альтаир, база, цель вторжения, 83 %');
    expect(territorySentence(risk, 'thisby')).toBe('Тисби, Мар Сара, 3 отряда, Вега, герой, выбрано');
  });

  it('says why not', () => {
    expect(territorySentence(table('en'), 'riksville')).toBe('Riksville, Mar Sara, 1 unit, Вега, one unit has to stay');
  });
});

describe('card texts', () => {
  const texts = plain([
    { id: 'roll', title: 'Roll', text: 'One exchange.' },
    { id: 'card', title: 'Card', text: '[[card-kinds|Attack card]], 1 star; played when declared. Throw again in each [[roll]].' },
  ]);

  it('are articles without their links', () => {
    expect(texts.get('card')).toBe('Attack card, 1 star; played when declared. Throw again in each Roll.');
  });

  it('leave out on the card what its foot says', () => {
    expect(effectOf(texts.get('card') ?? '')).toBe('Throw again in each Roll.');
  });
});
