import type { Asked, Choosable, FactLine, Forecast } from '../../generated/protocol';
import type { TableModel } from '../../table/model.svelte';
import { seatName } from '../../table/names';
import { emblemOf } from './achievements';
import { AttackUntil } from './attack-until.svelte';
import { cardOf } from './cards';
import { FREE, laidOut, type Diagram } from './diagram-view';
import { formOf, isLegal, Moment, namedIn, unitsOf, withUnits, type Intent } from './gestures';
import type { Occupied, Player, Choice, Reward, RiskView } from '../../generated/risk-starcraft';
import { placeOf } from './map';
import { isSilver } from './rewards';
import { bestSet, type StarSet } from './stars';
import { pageWords, type PageWords } from './words';

/** What a territory is in the open question. */
export type Standing = 'legal' | 'origin' | 'picked' | 'named' | 'barred' | 'plain';

export interface Move {
  from: string;
  to: string;
  attack: boolean;
}

/** What stands behind the dice of one side in a battle. */
interface Force {
  hero: boolean;
  towers: number;
  bonusDie: boolean;
}

/** A battle in thought, and whose tinctures it is drawn in. */
interface Thinking {
  attackers: number;
  defenders: number;
  stopAt: number;
  attack: Force;
  defence: Force;
  seats: [attacker: number, defender: number];
}

interface Selection {
  prompt: number | null;
  origin: string | null;
  intent: Intent | null;
  refused: string | null;
}

const TINCTURES: Record<string, number> = {
  'terran-red': 1,
  'terran-blue': 2,
  'protoss-yellow': 3,
  'zerg-purple': 5,
  'protoss-orange': 7,
  'zerg-brown': 8,
};

/** A seat's tincture, or a neutral's, goes with its faction; 0 while it has none. */
export function tinctureOf(view: RiskView, seat: number): number {
  const faction =
    view.players.find((player) => player.seat === seat)?.faction ??
    view.neutrals.find((neutral) => neutral.holder === seat)?.faction;
  return (faction !== undefined && TINCTURES[faction]) || 0;
}

/** A number of units that is being chosen, within its bounds, and the place it is about. */
interface Count {
  least: number;
  most: number;
  value: number;
  at: string;
}

/** A table of this game as its board, its list and its dock share it. */
export class RiskTable {
  /** The territory under the pointer. */
  hovered = $state<string | null>(null);
  /** The territory that has or had the focus. */
  focused = $state<string | null>(null);
  /** Whether the focus is on the board now. */
  onBoard = $state(false);

  private selection = $state.raw<Selection>({ prompt: null, origin: null, intent: null, refused: null });
  private readonly forecasts = new Map<string, Promise<Forecast | null>>();
  /** The set-up that is being chosen, before the board is set. */
  diagram = $state.raw<Diagram | null>(null);

  /** What is seen of the table; before the board is set, as the set-up will be. */
  view = $derived.by(() => {
    const told = this.table.view as RiskView;
    const { diagram, draft } = this;
    const chosen = (place: number) => (draft?.type === 'take-place' && draft.place === place ? draft.faction : null);
    return told.territories.length > 0 || diagram === null ? told : laidOut(told, diagram, chosen);
  });

  private holders = $derived(new Map<string, Occupied>(this.view.territories.map((held) => [held.territory, held])));

  /** Invasions that roll on by themselves. */
  readonly attack = new AttackUntil(this);

  constructor(readonly table: TableModel) {}

  get words(): PageWords {
    return pageWords(this.table.words.lang);
  }

  /** The open question if it is this viewer's and the present is shown. */
  get decision(): Asked | null {
    return this.table.past === null ? this.table.moment.decision : null;
  }

  moment = $derived.by(() => new Moment(this.view, this.decision, this.origin));
  private legal = $derived(new Set(this.moment.legal));

  /** The first half of a gesture: chosen here, or by an option picked elsewhere. */
  get origin(): string | null {
    const choice = this.draft;
    if (choice?.type === 'invade') {
      return choice.from;
    }
    return this.current.origin;
  }

  get intent(): Intent | null {
    const intent = this.current.intent;
    return intent !== null && this.table.draft === intent.option ? intent : null;
  }

  get draft(): Choice | null {
    return (this.table.draft?.choice ?? null) as Choice | null;
  }

  /** The territory last pressed in vain. */
  get refused(): string | null {
    return this.current.refused;
  }

  private get current(): Selection {
    const prompt = this.decision?.prompt ?? null;
    return this.selection.prompt === prompt ? this.selection : { prompt, origin: null, intent: null, refused: null };
  }

  press(id: string): void {
    this.choose(new Moment(this.view, this.decision, this.origin).press(id), id);
  }

  /** A drag from one territory to another, or from the reserve (null) to one. */
  drag(from: string | null, to: string): void {
    const moment = new Moment(this.view, this.decision, from);
    this.choose(from === null ? moment.press(to) : moment.drag(from, to), to);
  }

  private choose(pressed: { origin: string | null; intent: Intent | null; refused: Choosable | null }, id: string): void {
    const prompt = this.decision?.prompt ?? null;
    const refused = pressed.refused === null ? null : id;
    this.selection = { prompt, origin: pressed.origin, intent: pressed.intent, refused };
    this.table.pick(pressed.intent?.option ?? null, ...(pressed.intent?.more ?? []));
  }

  /** Lets go of everything half-made. Says whether there was anything. */
  drop(): boolean {
    const had = this.origin !== null || this.table.draft !== null || this.refused !== null;
    this.selection = { ...this.selection, origin: null, intent: null, refused: null };
    this.table.pick(null);
    return had;
  }

  get units(): number | null {
    return this.intent === null ? null : unitsOf(this.intent);
  }

  get count(): Count | null {
    const { intent } = this;
    if (intent?.units !== undefined && intent.units.most > 1) {
      return { ...intent.units, value: this.units ?? intent.units.most, at: this.move?.to ?? String(intent.option.choice.territory) };
    }
    const numbers = this.unitOptions.map((option) => Number(option.choice.units));
    const at = this.move?.to ?? this.decision?.message.args.flatMap((arg) => (typeof arg === 'object' && 'kind' in arg ? [arg.id] : []))[0];
    if (numbers.length < 2 || at === undefined) {
      return null;
    }
    const most = Math.max(...numbers);
    return { least: Math.min(...numbers), most, value: this.draft?.type === 'units' ? this.draft.units : most, at };
  }

  setUnits(count: number): void {
    const { intent } = this;
    if (intent?.units !== undefined) {
      const next = withUnits(intent, Math.max(intent.units.least, Math.min(intent.units.most, count)));
      this.selection = { ...this.current, intent: next };
      this.table.pick(next.option, ...next.more);
    } else {
      this.table.pick(this.unitOptions.find((option) => option.choice.units === count) ?? null);
    }
  }

  /** The numbers that an open question for units allows. */
  get unitOptions(): Choosable[] {
    return formOf(this.decision) === 'units' ? this.table.legal.filter((option) => option.choice.type === 'units') : [];
  }

  standing(id: string): Standing {
    if (id === this.pickedPlace || this.isTaken(id)) {
      return 'picked';
    }
    if (id === this.origin || (this.draft?.type === 'move-from' && this.draft.territory === id)) {
      return 'origin';
    }
    if (this.legal.has(id)) {
      return 'legal';
    }
    if (namedIn(this.decision).includes(id)) {
      return 'named';
    }
    return this.origin === null && this.isOwn(id) && this.moment.refusal(id) !== null ? 'barred' : 'plain';
  }

  /** Why a territory cannot be chosen, in words; null if there is nothing to say. */
  why(id: string): string | null {
    const message = this.moment.refusal(id)?.why;
    return message === undefined ? null : this.table.say(message);
  }

  /** Where the choice that is picked points to. */
  private get pickedPlace(): string | null {
    const choice = this.draft;
    if (choice?.type === 'invade') {
      return choice.to;
    }
    if (choice?.type === 'move-from') {
      return this.move?.to ?? null;
    }
    return choice !== null && 'territory' in choice ? choice.territory : null;
  }

  /** Whether a territory belongs to the place of the set-up that is picked. */
  private isTaken(id: string): boolean {
    const choice = this.draft;
    return choice?.type === 'take-place' && this.player(this.owner(id))?.place === choice.place;
  }

  /** The arrow on the board: what is picked, what the question is about, or what the pointer would do. */
  get move(): Move | null {
    const choice = this.draft;
    if (choice?.type === 'invade') {
      return { from: choice.from, to: choice.to, attack: true };
    }
    const [first, second] = namedIn(this.decision);
    const onwards = this.table.more.find((said) => said.choice.type === 'move-to')?.choice;
    if (choice?.type === 'move-from') {
      const [to, another] = onwards === undefined ? this.moment.destinations(choice.territory) : [String(onwards.territory)];
      return to === undefined || another !== undefined ? null : { from: choice.territory, to, attack: false };
    }
    if (choice?.type === 'move-to' && first !== undefined) {
      return { from: first, to: choice.territory, attack: false };
    }
    if (first !== undefined && second !== undefined) {
      return { from: first, to: second, attack: this.owner(first) !== this.owner(second) };
    }
    return this.preview;
  }

  private get preview(): Move | null {
    const { origin } = this;
    const to = this.pointed;
    if (origin === null || to === null || !this.moment.targets(origin).includes(to)) {
      return null;
    }
    return { from: origin, to, attack: this.moment.form === 'invade' };
  }

  /** What the pointer or the focus is on. */
  get pointed(): string | null {
    return this.hovered ?? (this.onBoard ? this.focused : null);
  }

  /** The option whose odds are of interest now. */
  get gamble(): Choosable | null {
    const { draft } = this.table;
    const to = this.pointed;
    if (this.moment.form === 'invade' && to !== null && (draft === null || draft.choice.to !== to)) {
      const sources = this.origin !== null ? [this.origin] : this.moment.starts;
      const from = sources.filter((source) => this.moment.targets(source).includes(to));
      const option = from[0] === undefined || from.length > 1 ? null : this.moment.optionAt(to, from[0]);
      if (option !== null && isLegal(option)) {
        return option;
      }
    }
    return draft !== null && ['invade', 'commit', 'defend'].includes(draft.choice.type) ? draft : null;
  }

  /** The odds of an option, asked for once while its question is open. @param reserve attackers with which to break off */
  forecast(option: Choosable, reserve = 0): Promise<Forecast | null> {
    const asked = `${this.decision?.prompt} ${reserve} ${JSON.stringify(option.choice)}`;
    const known = this.forecasts.get(asked) ?? this.table.forecast(option.choice, reserve).catch(() => null);
    this.forecasts.set(asked, known);
    return known;
  }

  /** The cards that bring most units, while cards may be handed in. */
  get payment(): StarSet | null {
    const { decision } = this;
    if (decision === null) {
      return null;
    }
    const own = this.player(decision.seat);
    const all = [...(own?.seen ?? []), ...(own?.seenCaptured ?? [])];
    const cards = all.map((id) => ({ id, stars: cardOf(id).stars, captured: own?.seenCaptured.includes(id) ?? false }));
    if (this.table.legal.some(({ choice }) => choice.type === 'hand-in')) {
      return bestSet(cards);
    }
    const left = decision.options.filter(({ choice }) => choice.type === 'add').map(({ choice }) => choice.card);
    const [chosen] = decision.message.args;
    return left.length > 0 && typeof chosen === 'number' ? bestSet(cards.filter(({ id }) => left.includes(id)), chosen) : null;
  }

  /** Hands cards in, all in one post. */
  handIn({ cards }: StarSet): void {
    const begins = this.table.legal.some(({ choice }) => choice.type === 'hand-in') ? [{ type: 'hand-in' }] : [];
    void this.table.answer(...begins, ...cards.map(({ id }) => ({ type: 'add', card: id })), { type: 'done' });
  }

  held(id: string): Occupied | null {
    return this.holders.get(id) ?? null;
  }

  owner(id: string): number {
    return this.held(id)?.seat ?? 0;
  }

  isOwn(id: string): boolean {
    return this.owner(id) === (this.decision?.seat ?? this.table.seat);
  }

  tincture(seat: number): number {
    return tinctureOf(this.view, seat);
  }

  tinctureAt(id: string): number {
    return this.tincture(this.owner(id));
  }

  player(seat: number): Player | null {
    return this.view.players.find((player) => player.seat === seat) ?? null;
  }

  /** The seat whose hero stands there, 0 if none does. */
  heroAt(id: string): number {
    return this.view.players.find((player) => player.hero === id)?.seat ?? 0;
  }

  /** The seat whose base stands there, 0 if none does. */
  baseAt(id: string): number {
    return this.view.players.find((player) => player.base === id)?.seat ?? 0;
  }

  /** The seat whose tower stands there, 0 if none does. */
  towerAt(id: string): number {
    return this.view.towers.some((tower) => tower.territory === id) ? this.owner(id) : 0;
  }

  /** The territories that a tower on a territory reaches, that one among them. */
  reachOf(id: string): string[] {
    return [id, ...placeOf(id).ways.map((way) => way.to)];
  }

  /** What stands behind the dice of a side where a territory is invaded. */
  private force(seat: number, to: string, hero: boolean, die: Reward): Force {
    const towers = this.view.towers.filter(({ territory }) => this.owner(territory) === seat && this.reachOf(territory).includes(to)).length;
    return { hero, towers, bonusDie: this.player(seat)?.rewards.includes(die) ?? false };
  }

  private forcesOf(from: string, to: string, named: boolean): { attack: Force; defence: Force } {
    const [attacker, defender] = [this.owner(from), this.owner(to)];
    return {
      attack: this.force(attacker, to, named && this.heroAt(from) === attacker, 'bonus-attack-die'),
      defence: this.force(defender, to, this.heroAt(to) === defender, 'bonus-defence-die'),
    };
  }

  /** What stands behind the dice of both sides, in words: heroes, towers within reach and bonus dice. */
  forces(from: string, to: string, named: boolean): string[] {
    const { words } = this;
    const line = (name: string, { hero, towers, bonusDie }: Force) => {
      const all = [hero ? words.hero : null, ...Array.from({ length: towers }, () => words.tower), bonusDie ? words.bonusDie : null];
      const there = all.filter((one) => one !== null);
      return there.length === 0 ? null : `${name}: ${there.join(', ')}`;
    };
    const { attack, defence } = this.forcesOf(from, to, named);
    return [line(words.attack, attack), line(words.defence, defence)].filter((one) => one !== null);
  }

  /** The battle that is in question, to think about; else one of three against two. */
  thought(): Thinking {
    const { move } = this;
    const from = move?.attack === true ? move.from : null;
    if (from === null || move === null) {
      const none: Force = { hero: false, towers: 0, bonusDie: false };
      return { attackers: 3, defenders: 2, stopAt: 0, attack: { ...none }, defence: { ...none }, seats: [this.table.seat ?? 1, 0] };
    }
    const attackers = Math.max(1, (this.held(from)?.units ?? 2) - 1);
    const defenders = Math.max(1, this.held(move.to)?.units ?? 1);
    return { attackers, defenders, stopAt: 0, ...this.forcesOf(from, move.to, true), seats: [this.owner(from), this.owner(move.to)] };
  }

  /** Whether a neutral colour holds it. */
  isNeutral(id: string): boolean {
    const owner = this.owner(id);
    return this.view.neutrals.some((neutral) => neutral.holder === owner);
  }

  hasField(id: string): boolean {
    return this.view.fields.some((field) => field === id);
  }

  /** All achievements of this game, those on the board first; seat 0 is the board. */
  get achievements(): { id: string; seat: number }[] {
    const held = this.view.players.flatMap(({ seat, achievements }) => achievements.map((id) => ({ id, seat })));
    return [...this.view.achievementsOnBoard.map((id) => ({ id, seat: 0 })), ...held];
  }

  /** All rewards still in the game, those that are held first; seat 0 is face down on the board. */
  get rewards(): { id: string; seat: number }[] {
    const held = this.view.players.flatMap(({ seat, rewards }) => rewards.map((id) => ({ id, seat })));
    return [...held, ...this.view.rewardsHidden.map((id) => ({ id, seat: 0 }))];
  }

  /** Whether a reward lies face down on an achievement of the board: on each of its metal, as long as there are any. */
  coversReward(achievement: string): boolean {
    const { gold } = emblemOf(achievement);
    return this.view.rewardsHidden.some((reward) => isSilver(reward) !== gold);
  }

  seatName(seat: number): string {
    const neutral = this.view.neutrals.find((one) => one.holder === seat);
    if (neutral !== undefined) {
      return this.words.neutral(this.table.name({ kind: 'Faction', id: neutral.faction }));
    }
    return seat > FREE ? this.words.place(seat - FREE) : seatName(this.table.summary.seats, seat);
  }

  placeName(id: string): string {
    return this.table.name({ kind: 'Territory', id });
  }

  planetName(id: string): string {
    return this.table.name({ kind: 'Planet', id });
  }

  /** What the viewer was told up to the moment that is shown. */
  get facts(): FactLine[] {
    const { facts, past, moment } = this.table;
    return past === null ? facts : facts.slice(0, Math.max(0, past + 1 - (moment.factCount - facts.length)));
  }
}

const TABLES = new WeakMap<TableModel, RiskTable>();

/** The one RiskTable of a table. It outlives the component that asks for it first, and with it what it derives. */
export function riskTable(table: TableModel): RiskTable {
  const known = TABLES.get(table);
  if (known !== undefined) {
    return known;
  }
  $effect.root(() => {
    TABLES.set(table, new RiskTable(table));
  });
  return TABLES.get(table) as RiskTable;
}
