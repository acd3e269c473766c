import type { PageWords } from './words';

const rules = new Intl.PluralRules('ru');

function count(n: number, one: string, few: string, many: string): string {
  const form = rules.select(n);
  return `${n} ${form === 'one' ? one : form === 'few' ? few : many}`;
}

export const russian: PageWords = {
  board: 'Сектор Копрулу: 42 территории на шести планетах',
  boardHelp: 'Стрелки ведут на соседнюю территорию, Enter выбирает её, L переходит к следующей из тех, что можно выбрать.',
  units: (n) => count(n, 'отряд', 'отряда', 'отрядов'),
  unitsTitle: 'Отряды',
  nobody: 'ничья',
  neutral: (faction) => `нейтралы: ${faction}`,
  place: (n) => `Место ${n}, свободно`,
  base: 'база',
  hero: 'герой',
  tower: 'башня Зел’Нага',
  field: 'минеральное поле',
  start: 'можно выбрать',
  target: 'цель вторжения',
  placeHere: 'можно разместить отряды',
  chosen: 'выбрано',
  percent: (chance) => `${percentage(chance)} %`,
  conquest: (place) => `захват: ${place}`,
  holding: (place) => `оборона устоит: ${place}`,
  nextRoll: 'Следующий бросок',
  survivors: 'Сколько отрядов уцелеет',
  details: 'Подробно',
  pin: 'Не закрывать (P)',
  zoomIn: 'Ближе',
  zoomOut: 'Дальше',
  zoomFit: 'Всё поле',
  zoomFrame: 'Показать решение (F)',
  fewer: 'Меньше',
  more: 'Больше',
  howMany: 'Сколько отрядов',
  reserve: (n) => `Разместить: ${n}`,
  drop: 'Отпустить (Esc)',
  hand: 'Рука',
  cards: (n) => count(n, 'карточка', 'карточки', 'карточек'),
  stars: (n) => count(n, 'звезда', 'звезды', 'звёзд'),
  noCards: 'карточек нет',
  captured: 'трофей, только ради звёзд',
  hidden: (n) => count(n, 'закрытая карточка', 'закрытые карточки', 'закрытых карточек'),
  enlarge: 'Увеличить (пробел)',
  tray: 'Лоток',
  noDice: 'Здесь лягут кубики следующего броска.',
  attack: 'атака',
  defence: 'оборона',
  die: (value, lost) => (lost ? `${value}, проиграл` : `${value}`),
  thrown: (attack, defence) => `Бросок: ${attack} против ${defence}`,
  loses: (name, n) => `${name} теряет ${n}`,
  noLosses: 'без потерь',
  modified: 'с поправками',
  decks: 'Колоды',
  deck: (n) => `в колоде ${n}`,
  discard: 'Сброс',
  empty: 'пусто',
  achievements: 'Достижения',
  onBoard: 'на поле',
  heldBy: (name) => `у места «${name}»`,
  takeable: 'можно получить',
  territory: 'Территория',
  owner: 'Чья',
  marks: 'На ней',
  action: 'Действие',
  choose: 'Выбрать',
  planetBonus: (n) => `бонус ${n}`,
  attackUntil: 'Остановиться, когда атакующих останется',
  withStaying: (place, n) => `Вместе с отрядом, который не атакует, – ${count(n, 'отряд', 'отряда', 'отрядов')}: ${place}`,
  attackDown: (n) => (n === 0 ? 'Штурм до конца' : `Штурм до ${count(n, 'атакующего', 'атакующих', 'атакующих')}`),
  attackOn: 'Продолжить штурм',
  attacking: (from, to) => `Штурм: ${from} → ${to}`,
  halted: 'Штурм прерван.',
  halt: 'Прервать',
  odds: 'Шансы',
  conquestOf: 'захват',
  average: (a, d) => `В среднем уцелеет: атака ${decimal(a)}, оборона ${decimal(d)}`,
  towers: 'башни',
  stopAt: 'Остановиться, когда атакующих останется',
  oddsHelp: 'Атакующие – без отряда, который остаётся; обе стороны бросают все кубики, какие можно. Точно, без карточек.',
  withHero: 'с героем',
  bonusDie: 'бонусный кубик',
  likeliest: (side, n, chance) => `${side}: вероятнее всего останется ${count(n, 'отряд', 'отряда', 'отрядов')}, ${percentage(chance)} %`,
  leftWith: (n, chance) => `${count(n, 'отряд', 'отряда', 'отрядов')}: ${percentage(chance)} %`,
  bestSet: (cards, stars, n) =>
    `Сдать ${count(cards, 'карточку', 'карточки', 'карточек')}: ${count(stars, 'звезда', 'звезды', 'звёзд')}, за них ${count(n, 'отряд', 'отряда', 'отрядов')}`,
  rewards: 'Награды',
  rewardsHidden: (silver, gold) => `Лицом вниз на поле: серебряных ${silver}, золотых ${gold}. Награду открывает тот, кто получит её достижение.`,
  rewardHidden: 'с наградой лицом вниз',
  faceDown: 'лицом вниз',
  team: (n) => `Команда ${n}`,
  tokens: (n) => count(n, 'награда', 'награды', 'наград'),
  close: 'Закрыть',
  out: 'вне игры',
};

function decimal(number: number): string {
  return number.toFixed(1).replace('.', ',');
}

function percentage(chance: number): string {
  const percent = chance * 100;
  return percent > 0 && percent < 1 ? '<1' : percent > 99 && percent < 100 ? '>99' : String(Math.round(percent));
}
