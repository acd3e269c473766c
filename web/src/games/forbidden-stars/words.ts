import type { Lang } from '../../words/words';
import type { Order } from '../../generated/forbidden-stars';
import { english } from './words.en';
import { russian } from './words.ru';

/** What the page of this game says itself; names, questions and choices come from the server. */
export interface PageWords {
  board: string;
  boardHelp: string;
  zoomIn: string;
  zoomOut: string;
  zoomFit: string;
  showBattle: string;
  showBoard: string;
  world: string;
  capacity(taken: number, of: number): string;
  production(materiel: number): string;
  objectiveOf(seat: string): string;
  nobody: string;
  contested: string;
  forceOf(seat: string, force: string): string;
  figures(count: number, unit: string): string;
  routed: string;
  tokens(count: number): string;
  structureOf(structure: string, seat: string): string;
  orderSpace(system: string): string;
  noOrders: string;
  orderOf(seat: string, order: string): string;
  hiddenOrder: string;
  activeOrder: string;
  activeSystem: string;
  storm: string;
  stormMoved: string;
  edgeOf(at: string, system: string): string;
  cell(column: number, row: number): string;
  /** What a spot is in the open question. */
  legal: string;
  taken: string;
  picked: string;
  target: string;
  reach: string;
  reachedFrom(seat: string, area: string, units: string): string;
  reachedByNobody: string;
  choose: string;
  chosen: string;
  menu: string;
  close: string;
  crew: string;
  crewTo(area: string): string;
  less: string;
  more: string;
  room(left: number): string;
  /** That so many units more than the area's capacity go there. */
  surplus(count: number, capacity: number): string;
  /** The tray. */
  factions: string;
  layTile: string;
  layHelp: string;
  boardLimit(columns: number, rows: number): string;
  turn: string;
  turnBack: string;
  turned(turns: number): string;
  sideA: string;
  sideB: string;
  borders: string;
  bordersNothing: string;
  border(own: string, other: string): string;
  forces: string;
  forcesHelp: string;
  takeBack(what: string): string;
  takeBackFrom(what: string, area: string): string;
  objectives: string;
  objectivesHelp: string;
  ordersTitle: string;
  ordersHelp: string;
  shop: string;
  shopHelp: string;
  structures: string;
  /** What each order is for. */
  orderDoes: Record<Order, string>;
  /** The same in a word or two, where there is no room for more. */
  orderIs: Record<Order, string>;
  /** What it brings to put an order onto the event deck. */
  moreEvents: string;
  /** Prices and numbers of components. */
  price(materiel: number, forges: number): string;
  forges(count: number): string;
  level(level: number): string;
  levelTitle: string;
  materiel: string;
  materielOf(count: number): string;
  combat: string;
  health: string;
  morale: string;
  icons(attack: number, defence: number, morale: number): string;
  starting: string;
  requires(units: string): string;
  forOrder(order: string): string;
  forStrike: string;
  stormIcon(move: string): string;
  used: string;
  ready: string;
  read(name: string): string;
  /** The dock. */
  hand: string;
  handHelp(cards: number): string;
  deck: string;
  deckHelp(cards: number): string;
  copies(count: number): string;
  upgrades: string;
  schemes: string;
  events: string;
  drawn: string;
  none: string;
  inHand: string;
  onEvents: string;
  reserve: string;
  supply: string;
  glance: string;
  collected(count: number, of: number): string;
  eventDeck(cards: number): string;
  out: string;
  /** The battle. */
  battle: string;
  strike: string;
  round: string;
  attacks: string;
  defends: string;
  fires: string;
  isHit: string;
  you: string;
  dice: string;
  diceOf(count: number, icon: string): string;
  noDice: string;
  combatTokens: string;
  noTokens: string;
  faceDown: string;
  faceDownOwn: string;
  playedBefore: string;
  iconsOnly: string;
  cardsInHand(count: number): string;
  damage: string;
  damageTo(count: number, seat: string): string;
  destroyed: string;
  becomesRouted: string;
  rest(damage: number): string;
  healthOf(health: number): string;
  attack: string;
  defence: string;
  moraleTotal: string;
  /** List and sheet. */
  area: string;
  stands: string;
  action: string;
  edges: string;
  cells: string;
  unit: string;
  inSupply: string;
  firstPlayer: string;
  toPlace: string;
  tilesInHand(count: number): string;
  collectedRow: string;
  worldsRow: string;
  unitsRow: string;
  /** The journal. */
  times(what: string, count: number): string;
  drawsCards(who: string, cards: string[]): string;
  drawsMany(who: string, count: number): string;
}

export function pageWords(lang: Lang): PageWords {
  return lang === 'ru' ? russian : english;
}
