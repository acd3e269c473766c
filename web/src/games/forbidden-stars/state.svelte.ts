import { MediaQuery } from 'svelte/reactivity';
import type { Asked, Choosable } from '../../generated/protocol';
import type { AreaView, Battle, Choice, Figures, Laid, Player, Side, StarsView } from '../../generated/forbidden-stars';
import type { Said, TableModel } from '../../table/model.svelte';
import { seatName } from '../../table/names';
import type { Listed } from '../page';
import { BASTION_HEALTH, cardOf, printed, sizeFor, STRUCTURE_COSTS, systemOf, unitOf, upgradeOf } from './components';
import { cellAt, cellOf, freeCells, hexOf, Layout, type Lying } from './map';
import { choiceOf, isBoard, isLegal, laying, listed, Moves, piece, placing, ref, stormEdges, type Deed, type Spot } from './moves';
import { holderOf, roomIn, type Field } from './reach';
import { pageWords, type PageWords } from './words';

/** What a spot is in the open question. */
export type Standing = 'open' | 'taken' | 'picked' | 'named' | 'barred' | 'plain';

const TINCTURES: Record<string, number> = { 'space-marines': 2, chaos: 1, eldar: 3, orks: 4 };

/** A seat's tincture goes with its faction; 0 while it has none. */
export function tinctureOf(view: StarsView, seat: number): number {
  const faction = view.players.find((player) => player.seat === seat)?.faction;
  return (faction !== undefined && TINCTURES[faction]) || 0;
}

/** Units of several kinds that go one way together. */
export interface Crew {
  from: string;
  to: string;
  rows: { unit: string; most: number; count: number }[];
  /** How many may go at most. */
  room: number;
}

/** What is half-done and belongs to one question only. */
interface Gesture {
  prompt: number | null;
  taken: Spot | null;
  /** The spot that was pressed last for what is picked. */
  picked: Spot | null;
  menu: Deed[];
  crew: Crew | null;
  /** Where a press came to nothing, and why. */
  refused: { at: Spot; why: string } | null;
}

const NOTHING: Omit<Gesture, 'prompt'> = { taken: null, picked: null, menu: [], crew: null, refused: null };

/** What is shown as it would be. */
export interface Ghosts {
  units: { unit: string; area: string; count: number }[];
  structures: { structure: string; area: string }[];
  objectives: { of: number; area: string }[];
  orders: { order: string; system: string }[];
  storms: string[];
  tile: Lying | null;
  arrows: { from: Spot; to: Spot; attack: boolean }[];
}

export type TrayKind = 'tiles' | 'forces' | 'objectives' | 'orders' | 'units' | 'structures' | 'upgrades' | 'events';

const TRAYS: Record<string, TrayKind> = {
  'prompt.tile-side': 'tiles',
  'prompt.tile-cell': 'tiles',
  'prompt.forces': 'forces',
  'prompt.forces-last': 'forces',
  'prompt.objective': 'objectives',
  'prompt.order': 'orders',
  'prompt.buy-unit': 'units',
  'prompt.buy-structure': 'structures',
  'prompt.strategize': 'upgrades',
  'prompt.take-out': 'upgrades',
  'prompt.event-upgrade': 'upgrades',
  'prompt.choose-event': 'events',
};

/** A table of this game as its board, its list and its dock share it. */
export class StarsTable {
  /** The spot under the pointer. */
  hovered = $state<Spot | null>(null);
  /** The spot that has or had the focus. */
  focused = $state<Spot | null>(null);
  onBoard = $state(false);
  /** Clockwise quarter turns of the tile that is being laid. */
  turns = $state(0);
  /** What is being read: a card, an upgrade, an event or a unit. */
  reading = $state<Spot | null>(null);
  private gesture = $state.raw<Gesture>({ prompt: null, ...NOTHING });
  readonly narrow = new MediaQuery('(max-width: 699px)', false);

  constructor(readonly table: TableModel) {}

  view = $derived.by(() => this.table.view as StarsView);
  layout = $derived.by(() => new Layout(this.view.systems));
  private areas = $derived(new Map<string, AreaView>(this.view.systems.flatMap(({ areas }) => areas.map((area) => [area.area, area] as const))));
  stormsAt = $derived.by(() => stormEdges(this.layout, this.view.storms));
  field = $derived.by((): Field => ({ layout: this.layout, areas: this.areas, storms: this.stormsAt }));
  moves = $derived.by(() => new Moves(this.decision, this.field, this.view.activeSystem ?? null));
  /** Spots that glow. */
  open = $derived.by(() => this.openNow());
  ghosts = $derived.by(() => this.ghostsNow());

  get words(): PageWords {
    return pageWords(this.table.words.lang);
  }

  /** The open question if it is this viewer's and the present is shown. */
  get decision(): Asked | null {
    return this.table.past === null ? this.table.moment.decision : null;
  }

  /** What the open question is about, by the key of its words. */
  get asks(): string {
    return this.decision?.message.key ?? '';
  }

  /** The seat whose hand is shown. */
  get seat(): number | null {
    return this.decision?.seat ?? this.table.seat;
  }

  get own(): Player | null {
    return this.seat === null ? null : this.player(this.seat);
  }

  private get current(): Gesture {
    const prompt = this.decision?.prompt ?? null;
    return this.gesture.prompt === prompt ? this.gesture : { prompt, ...NOTHING };
  }

  get taken(): Spot | null {
    return this.current.taken ?? this.onlySide;
  }

  /** The side of a tile that has been chosen already, while its place is asked for. */
  private get onlySide(): Spot | null {
    const [arg] = this.asks === 'prompt.tile-cell' ? (this.decision?.message.args ?? []) : [];
    return typeof arg === 'object' && 'id' in arg ? piece.side(arg.id) : null;
  }

  get menu(): Deed[] {
    return this.current.menu;
  }

  get crew(): Crew | null {
    return this.current.crew;
  }

  get refused(): { at: Spot; why: string } | null {
    return this.current.refused;
  }

  /** Everything the plate would send. */
  private get said(): Choice[] {
    const { draft, more } = this.table;
    return draft === null ? [] : [draft, ...more].map(choiceOf);
  }

  // ---- laying tiles

  /** Whether a tile is being laid. */
  get isLaying(): boolean {
    return this.asks === 'prompt.tile-side' || this.asks === 'prompt.tile-cell';
  }

  /** The side that is taken up. */
  get side(): string | null {
    const { taken } = this;
    return taken?.startsWith('side:') === true ? taken.slice(5) : null;
  }

  /** Cells where a tile may be laid. */
  get cells(): { column: number; row: number }[] {
    if (!this.isLaying) {
      return [];
    }
    const { columns, rows } = sizeFor(this.view.players.length);
    return freeCells(this.view.systems, columns, rows);
  }

  /** Where the tile that is taken up would lie: where it was put, or under the pointer. */
  get laid(): Lying | null {
    const { side } = this;
    const tile = this.said.find((choice) => choice.type === 'tile');
    if (side === null || !this.isLaying) {
      return null;
    }
    if (tile !== undefined) {
      return { system: side, turns: tile.turns, column: tile.column, row: tile.row };
    }
    const at = this.pointed;
    return at?.startsWith('cell:') === true && this.open.has(at) ? { system: side, turns: this.turns, ...cellOf(at) } : null;
  }

  /** Areas of the tile that is being laid with those they would border. */
  get newBorders(): { own: string; other: string }[] {
    const { laid } = this;
    if (laid === null) {
      return [];
    }
    const with_ = new Layout([...this.view.systems, laid]);
    return Array.from(with_.places.values())
      .filter(({ system }) => system === laid.system)
      .flatMap(({ id }) => with_.borders(id).filter(({ system }) => system !== laid.system).map((other) => ({ own: id, other: other.id })));
  }

  /** Turns the tile that is being laid by a quarter. */
  turn(by: number): void {
    this.turns = (this.turns + by + 4) % 4;
    const { picked } = this.current;
    if (picked?.startsWith('cell:') === true) {
      this.lay(picked);
    }
  }

  private lay(cell: Spot): void {
    const { side } = this;
    const { column, row } = cellOf(cell);
    const wanted = side === null ? null : laying(side, this.turns, column, row);
    const here = (option: Choosable): boolean => {
      const choice = choiceOf(option);
      return choice.type === 'system' ? choice.system === side : choice.type === 'tile' && choice.column === column && choice.row === row && choice.turns === this.turns;
    };
    const option = this.table.legal.find(here);
    if (wanted === null || option === undefined) {
      return;
    }
    this.set({ taken: this.current.taken, picked: cell });
    this.table.pick(option, ...(option.choice.type === 'system' ? [wanted] : []));
  }

  // ---- beside the board

  /** What lies beside the board to be taken up for the open question; null if nothing does. */
  get tray(): TrayKind | null {
    return TRAYS[this.asks] ?? null;
  }

  // ---- pressing

  private openNow(): Set<Spot> {
    if (this.isLaying) {
      const sides = this.table.legal.flatMap((option) => (option.choice.type === 'system' ? [piece.side(String(option.choice.system))] : []));
      return new Set([...sides, ...(this.side === null ? [] : this.cells.map(({ column, row }) => cellAt(column, row)))]);
    }
    const open = this.moves.open(this.taken);
    if (!this.isPlacing || this.taken === null) {
      return open;
    }
    const [, unit = ''] = this.taken.split(':');
    const fits = (spot: Spot) => !this.taken?.startsWith('unit:') || (this.leftOf(unit) > 0 && this.roomFor(spot) > 0);
    return new Set(Array.from(open).filter(fits));
  }

  press(spot: Spot): void {
    const { taken } = this;
    const { picked } = this.current;
    if (spot.startsWith('side:')) {
      this.takeSide(spot);
    } else if (spot.startsWith('cell:') && this.side !== null && this.open.has(spot)) {
      if (picked === spot) {
        void this.table.send();
      } else {
        this.lay(spot);
      }
    } else if (this.isPlacing && taken !== null && isBoard(spot) && this.open.has(spot)) {
      this.place(taken, spot);
    } else if (picked === spot && this.table.draft !== null && !this.isPlacing) {
      void this.table.send();
    } else if (taken !== null && taken !== spot && this.moves.canEnd(spot, taken)) {
      this.finish(this.legalAt(spot, taken), spot, taken);
    } else if (this.moves.canTake(spot)) {
      this.take(spot);
    } else if (this.moves.canEnd(spot, null)) {
      this.finish(this.legalAt(spot, null), spot, null);
    } else {
      this.refuse(spot);
    }
  }

  private takeSide(spot: Spot): void {
    const option = this.table.legal.find((one) => one.choice.type === 'system' && one.choice.system === spot.slice(5));
    if (option !== undefined) {
      const { picked } = this.current;
      this.set({ taken: spot });
      this.table.pick(option);
      if (picked?.startsWith('cell:') === true) {
        this.lay(picked);
      }
    }
  }

  private take(spot: Spot): void {
    if (this.current.taken === spot && !this.isPlacing) {
      this.release();
      return;
    }
    const whole = this.moves.deeds.filter((deed) => deed.from === spot && deed.to === null && isLegal(deed.option));
    this.set({ taken: this.current.taken === spot ? null : spot });
    if (!this.isPlacing) {
      this.table.pick(whole[0]?.option ?? null);
    }
  }

  private legalAt(spot: Spot, taken: Spot | null): Deed[] {
    return this.moves.to(spot, taken).filter(({ option }) => isLegal(option));
  }

  private finish(deeds: Deed[], spot: Spot, taken: Spot | null): void {
    const [deed] = deeds;
    const origins = new Set(deeds.map(({ from }) => from));
    if (deed === undefined) {
      return;
    }
    if (origins.size === 1 && deed.from !== null && choiceOf(deed.option).type === 'move') {
      this.gather(deed.from, spot);
    } else if (deeds.length === 1) {
      this.pickDeed(deed, taken);
    } else {
      this.table.pick(null);
      this.set({ taken, menu: deeds, picked: spot });
    }
  }

  private pickDeed(deed: Deed, taken: Spot | null): void {
    this.set({ taken: taken ?? deed.from, picked: deed.to });
    this.table.pick(deed.option, ...deed.more);
  }

  /** One of several deeds at the same spot. */
  choose(deed: Deed): void {
    if (choiceOf(deed.option).type === 'move' && deed.from !== null && deed.to !== null) {
      this.gather(deed.from, deed.to);
    } else {
      this.pickDeed(deed, deed.from);
    }
  }

  private refuse(spot: Spot): void {
    const option = this.moves.refusal(spot, this.taken) ?? this.moves.refusal(spot, null);
    const had = this.current.taken;
    const why = option?.why === undefined ? '' : this.table.say(option.why);
    this.table.pick(null);
    this.set({ taken: why === '' ? null : had, refused: why === '' ? null : { at: spot, why } });
  }

  /** What was dragged from one spot to another. */
  drag(from: Spot, to: Spot): void {
    if (this.isLaying || this.isPlacing) {
      if (this.taken !== from) {
        this.press(from);
      }
      if (this.open.has(to)) {
        this.press(to);
      }
      return;
    }
    const deeds = this.legalAt(to, from);
    if (deeds.length > 0) {
      this.finish(deeds, to, from);
    } else {
      this.set({ taken: from });
      this.refuse(to);
    }
  }

  /** Lets go of everything half-done. Says whether there was anything. */
  release(): boolean {
    const had = this.current.taken !== null || this.table.draft !== null || this.refused !== null || this.menu.length > 0;
    this.set({});
    this.table.pick(null);
    return had;
  }

  private set(gesture: Partial<Omit<Gesture, 'prompt'>>): void {
    this.gesture = { prompt: this.decision?.prompt ?? null, ...NOTHING, ...gesture };
  }

  // ---- several units at once

  private gather(from: string, to: string): void {
    const seat = this.decision?.seat ?? 0;
    const units = this.moves.deeds.filter((deed) => deed.from === from && deed.to === to && isLegal(deed.option)).map(({ option }) => String(option.choice.unit));
    const room = roomIn(this.field, to, seat);
    const figures = this.areaView(from)?.forces.find((force) => force.seat === seat)?.figures ?? [];
    let left = room;
    const rows = figures.flatMap(({ unit, standing, arrived }) => {
      if (unit === undefined || !units.includes(unit)) {
        return [];
      }
      const most = standing - arrived;
      const count = Math.min(most, left);
      left -= count;
      return [{ unit, most, count }];
    });
    this.send({ from, to, rows, room });
  }

  setCrew(unit: string, count: number): void {
    const { crew } = this;
    if (crew !== null) {
      const others = crew.rows.reduce((sum, row) => sum + (row.unit === unit ? 0 : row.count), 0);
      const rows = crew.rows.map((row) => (row.unit === unit ? { ...row, count: Math.max(0, Math.min(row.most, count, crew.room - others)) } : row));
      this.send({ ...crew, rows });
    }
  }

  private send(crew: Crew): void {
    const { from, to } = crew;
    this.set({ taken: from, picked: to, crew: crew.rows.length > 1 || (crew.rows[0]?.most ?? 0) > 1 ? crew : null });
    const all: Said[] = crew.rows.flatMap(({ unit, count }) =>
      Array.from({ length: count }, () => ({
        choice: { type: 'move', unit, from, to },
        message: { key: 'choice.move', args: [ref('Unit', unit), ref('Area', from), ref('Area', to)] },
      })),
    );
    const [first, ...more] = all;
    const option = this.moves.to(to, from).find((deed) => isLegal(deed.option) && deed.option.choice.unit === first?.choice.unit)?.option;
    this.table.pick(option ?? null, ...(option === undefined ? [] : more));
  }

  // ---- starting forces

  /** Whether starting forces are being placed. */
  get isPlacing(): boolean {
    return this.asks === 'prompt.forces' || this.asks === 'prompt.forces-last';
  }

  /** How many of a starting unit are neither placed nor about to be. */
  leftOf(unit: string): number {
    const left = this.own?.toPlace.find((one) => one.unit === unit)?.count ?? 0;
    return left - this.said.filter((choice) => choice.type === 'unit' && choice.unit === unit).length;
  }

  /** How many more units an area takes with those that are about to be placed. */
  private roomFor(area: string): number {
    const there = (this.areaView(area)?.forces ?? []).reduce((sum, force) => sum + unitsIn(force.figures), 0);
    return printed(area).capacity - there - this.said.filter((choice) => choice.type === 'unit' && choice.area === area).length;
  }

  private place(taken: Spot, area: Spot): void {
    const { draft, more } = this.table;
    const [kind, id = ''] = taken.split(':');
    const option = this.legalAt(area, taken)[0]?.option;
    const next: Said | undefined = kind === 'unit' ? placing(id, area) : option;
    if (next === undefined) {
      return;
    }
    const before = more.filter((said) => kind !== 'structure' || said.choice.type !== 'structure');
    const isFirst = draft === null || draft.choice.type === 'done' || (kind === 'structure' && draft.choice.type === 'structure');
    const first = isFirst ? option : draft;
    if (first === undefined) {
      return;
    }
    this.table.pick(first, ...(isFirst ? before : [...before, next]));
    this.set({ taken: kind === 'unit' && this.leftOf(id) > 0 ? taken : null, picked: area });
  }

  // ---- what is shown

  private ghostsNow(): Ghosts {
    const ghosts: Ghosts = { units: [], structures: [], objectives: [], orders: [], storms: [], tile: this.laid, arrows: [] };
    for (const choice of this.said) {
      switch (choice.type) {
        case 'unit': {
          const same = ghosts.units.find((one) => one.unit === choice.unit && one.area === choice.area);
          if (same === undefined) {
            ghosts.units.push({ unit: choice.unit, area: choice.area, count: 1 });
          } else {
            same.count += 1;
          }
          break;
        }
        case 'structure':
          ghosts.structures.push({ structure: choice.structure, area: choice.area });
          break;
        case 'objective':
          ghosts.objectives.push({ of: choice.of, area: choice.area });
          break;
        case 'order':
          ghosts.orders.push({ order: choice.order, system: choice.system });
          break;
        case 'storm':
          ghosts.storms.push(this.layout.edge(choice.system, choice.at)?.id ?? '');
          break;
        case 'move-storm': {
          const from = this.layout.edge(choice.system, choice.at)?.id ?? '';
          const to = this.layout.edge(choice.toSystem, choice.toAt)?.id ?? '';
          ghosts.storms.push(to);
          ghosts.arrows.push({ from, to, attack: false });
          break;
        }
        case 'move':
          this.arrow(ghosts, choice.from, choice.to);
          break;
        case 'strike':
          ghosts.arrows.push({ from: choice.from, to: choice.target, attack: true });
          break;
      }
    }
    return ghosts;
  }

  private arrow(ghosts: Ghosts, from: string, to: string): void {
    if (!ghosts.arrows.some((arrow) => arrow.from === from && arrow.to === to)) {
      ghosts.arrows.push({ from, to, attack: ![0, this.decision?.seat].includes(holderOf(this.areaView(to) ?? undefined)) });
    }
  }

  standing(spot: Spot): Standing {
    if (this.current.picked === spot && this.table.draft !== null) {
      return 'picked';
    }
    if (this.taken === spot) {
      return 'taken';
    }
    if (this.open.has(spot)) {
      return 'open';
    }
    if (this.isNamed(spot)) {
      return 'named';
    }
    return this.why(spot) === null ? 'plain' : 'barred';
  }

  /** Whether the draft or the question names a spot. */
  private isNamed(spot: Spot): boolean {
    const refs = [...(this.table.draft?.anchors ?? []), ...(this.decision?.message.args ?? [])];
    return refs.some((arg) => typeof arg === 'object' && 'kind' in arg && (arg.id === spot || (arg.kind === 'SystemSide' && hexOf(arg.id) === spot)));
  }

  /** Why a spot cannot be chosen, in words; null if there is nothing to say. */
  why(spot: Spot): string | null {
    if (this.open.has(spot) || this.isLaying) {
      return null;
    }
    const message = this.moves.refusal(spot, this.taken)?.why;
    return message === undefined ? null : this.table.say(message);
  }

  /** What the pointer or the focus is on. */
  get pointed(): Spot | null {
    return this.hovered ?? (this.onBoard ? this.focused : null);
  }

  areaView(area: string): AreaView | null {
    return this.areas.get(area) ?? null;
  }

  laidTile(system: string): Laid | null {
    return this.view.systems.find((one) => one.system === system) ?? null;
  }

  holder(area: string): number {
    return holderOf(this.areaView(area) ?? undefined);
  }

  get battle(): Battle | null {
    return this.view.battle ?? null;
  }

  /** A side of the battle: its units and tokens where it is fought. */
  figuresOf(side: Side): Figures[] {
    const area = this.battle?.area;
    return area === undefined ? [] : (this.areaView(area)?.forces.find((force) => force.seat === side.seat)?.figures ?? []);
  }

  player(seat: number): Player | null {
    return this.view.players.find((player) => player.seat === seat) ?? null;
  }

  tincture(seat: number): number {
    return tinctureOf(this.view, seat);
  }

  seatName(seat: number): string {
    return seatName(this.table.summary.seats, seat);
  }

  /** A faction's name, or the seat's while it has none. */
  factionName(seat: number): string {
    const faction = this.player(seat)?.faction;
    return faction === undefined ? this.seatName(seat) : this.table.words.name({ kind: 'Faction', id: faction }, 'short');
  }

  name(kind: string, id: string): string {
    return this.table.name({ kind, id });
  }

  unitName(unit: string | undefined, form?: string): string {
    return unit === undefined ? this.name('Asset', 'reinforcement') : this.table.words.name({ kind: 'Unit', id: unit }, form);
  }

  areaName(area: string): string {
    return this.name('Area', area);
  }

  systemName(system: string): string {
    return this.name('SystemSide', system);
  }

  /** Own objective tokens that win. */
  get goal(): number {
    return sizeFor(this.view.players.length).objectives;
  }

  friendlyWorlds(seat: number): number {
    return Array.from(this.areas.values()).filter((area) => printed(area.area).world && holderOf(area) === seat).length;
  }

  // ---- the panel

  get listed(): Listed {
    return listed(this.moves);
  }

  /** What an option costs or brings, in a few words. */
  effect(option: Choosable): string {
    const choice = choiceOf(option);
    const { words } = this;
    switch (choice.type) {
      case 'buy': {
        const { cost, forges } = unitOf(choice.unit);
        return words.price(cost, forges + (choice.forge ? 1 : 0));
      }
      case 'structure':
        return this.isPlacing ? '' : words.price(STRUCTURE_COSTS.find(({ id }) => id === choice.structure)?.cost ?? 0, 0);
      case 'buy-cards':
        return words.price(cardOf(choice.card).cost, 0);
      case 'buy-upgrade':
        return words.price(upgradeOf(choice.upgrade).cost, 0);
      case 'reveal': {
        const order = this.laidTile(choice.system)?.stack.at(-1)?.order;
        return order === undefined ? '' : this.name('Order', order);
      }
      case 'figure':
        return this.fate(choice.routed, unitOf(choice.unit).health);
      case 'bastion':
        return this.fate(false, BASTION_HEALTH);
      case 'card': {
        const { attack, defence, morale } = cardOf(choice.card).icons;
        return words.icons(attack, defence, morale);
      }
      default:
        return '';
    }
  }

  /** What becomes of a figure that takes the damage asked about. */
  private fate(routed: boolean, health: number): string {
    const { words } = this;
    const damage = this.damage;
    if (damage === null) {
      return '';
    }
    if (damage < health) {
      return routed ? words.routed : words.becomesRouted;
    }
    return damage > health ? `${words.destroyed}, ${words.rest(damage - health)}` : words.destroyed;
  }

  /** Damage that is to be assigned, or null if none is. */
  get damage(): number | null {
    const [damage] = this.asks === 'prompt.damage' ? (this.decision?.message.args ?? []) : [];
    return typeof damage === 'number' ? damage : null;
  }

  /** Whether the active seat's Advance is moving units now, or the area takes part in it. */
  isActive(system: string): boolean {
    return this.view.activeSystem === system;
  }
}

function unitsIn(figures: Figures[]): number {
  return figures.reduce((sum, { unit, standing, routed }) => sum + (unit === undefined ? 0 : standing + routed), 0);
}

/** The system of an area or of an order space. */
export function systemAt(spot: Spot): string | null {
  return spot.startsWith('hex:') ? spot.slice(4) : spot.startsWith('system-') ? systemOf(spot) : null;
}

const TABLES = new WeakMap<TableModel, StarsTable>();

/** The one StarsTable of a table. It outlives the component that asks for it first, and with it what it derives. */
export function starsTable(table: TableModel): StarsTable {
  const known = TABLES.get(table);
  if (known !== undefined) {
    return known;
  }
  $effect.root(() => {
    TABLES.set(table, new StarsTable(table));
  });
  return TABLES.get(table) as StarsTable;
}
