import type { Lang } from '../../words/words';
import { english } from './words.en';
import { russian } from './words.ru';

/** What the page of this game says itself; names, questions and choices come from the server. */
export interface PageWords {
  board: string;
  boardHelp: string;
  units(count: number): string;
  unitsTitle: string;
  nobody: string;
  neutral(faction: string): string;
  /** A place of the set-up that nobody has taken. */
  place(place: number): string;
  base: string;
  hero: string;
  tower: string;
  field: string;
  start: string;
  target: string;
  placeHere: string;
  chosen: string;
  percent(chance: number): string;
  conquest(place: string): string;
  holding(place: string): string;
  nextRoll: string;
  survivors: string;
  details: string;
  pin: string;
  zoomIn: string;
  zoomOut: string;
  zoomFit: string;
  zoomFrame: string;
  fewer: string;
  more: string;
  howMany: string;
  reserve(count: number): string;
  drop: string;
  hand: string;
  cards(count: number): string;
  stars(count: number): string;
  noCards: string;
  captured: string;
  hidden(count: number): string;
  enlarge: string;
  tray: string;
  noDice: string;
  attack: string;
  defence: string;
  die(value: number, lost: boolean): string;
  /** Dice of both sides, e.g. "6, 5, 2". */
  thrown(attack: string, defence: string): string;
  loses(name: string, units: number): string;
  noLosses: string;
  modified: string;
  decks: string;
  deck(count: number): string;
  discard: string;
  empty: string;
  achievements: string;
  onBoard: string;
  heldBy(name: string): string;
  takeable: string;
  territory: string;
  owner: string;
  marks: string;
  action: string;
  choose: string;
  planetBonus(count: number): string;
  /** The label before the number with which an assault stops. */
  attackUntil: string;
  /** The button that begins an assault. */
  withStaying(place: string, units: number): string;
  attackDown(units: number): string;
  attackOn: string;
  attacking(from: string, to: string): string;
  halted: string;
  halt: string;
  odds: string;
  conquestOf: string;
  average(attackers: number, defenders: number): string;
  towers: string;
  stopAt: string;
  oddsHelp: string;
  withHero: string;
  bonusDie: string;
  /** Likeliest number left of a side, with its chance. */
  likeliest(side: string, units: number, chance: number): string;
  leftWith(units: number, chance: number): string;
  bestSet(cards: number, stars: number, units: number): string;
  rewards: string;
  rewardsHidden(silver: number, gold: number): string;
  rewardHidden: string;
  faceDown: string;
  team(team: number): string;
  tokens(count: number): string;
  close: string;
  out: string;
}

export function pageWords(lang: Lang): PageWords {
  return lang === 'ru' ? russian : english;
}
