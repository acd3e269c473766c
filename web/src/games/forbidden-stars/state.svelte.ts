import { MediaQuery } from 'svelte/reactivity';
import type { Choosable, Message } from '../../generated/protocol';
import type { Choice } from '../../generated/forbidden-stars';
import type { TableModel } from '../../table/model.svelte';
import type { Listed } from '../page';
import { printed, sizeFor } from './components';
import { crewOf, saidOf, surplusOf, withCount, type Crew } from './crew';
import { withoutPiece, withPiece, type Sending } from './forces';
import { ghostsOf } from './ghosts';
import { bordersOf, cellAt, cellOf, freeCells, hexOf, type Lying } from './map';
import { choiceOf, homeOf, isBoard, isLegal, laying, listed, Moves, piece, ref, type Deed, type Spot } from './moves';
import { unitsIn } from './reach';
import { Seen } from './seen.svelte';
import { trayOf, type TrayKind } from './trays';

/** What a spot is in the open question. */
export type Standing = 'open' | 'taken' | 'picked' | 'named' | 'barred' | 'plain';

/** What is half-done and belongs to one question only. */
interface Gesture {
  prompt: number | null;
  taken: Spot | null;
  /** The spot that was pressed last for what is picked. */
  picked: Spot | null;
  menu: Deed[];
  crew: Crew | null;
  /** Where a press came to nothing, and why; empty if that is all there is to say. */
  refused: { at: Spot; why: string } | null;
}

const NOTHING: Omit<Gesture, 'prompt'> = { taken: null, picked: null, menu: [], crew: null, refused: null };

/** A table of this game as its board, its list and its dock share it. */
export class StarsTable extends Seen {
  /** The spot under the pointer. */
  hovered = $state<Spot | null>(null);
  /** The spot that has or had the focus. */
  focused = $state<Spot | null>(null);
  onBoard = $state(false);
  /** Clockwise quarter turns of the next tile that is laid. */
  private turned = $state(0);
  /** What is being read: a card, an upgrade, an event or a unit. */
  reading = $state<Spot | null>(null);
  private gesture = $state.raw<Gesture>({ prompt: null, ...NOTHING });
  readonly narrow = new MediaQuery('(max-width: 699px)', false);

  moves = $derived.by(() => new Moves(this.decision, this.field, this.view.activeSystem ?? null));
  /** Spots that glow. */
  open = $derived.by(() => this.openNow());
  ghosts = $derived.by(() => ghostsOf(this.said, this.layout, this.laid, (area) => ![0, this.decision?.seat].includes(this.holder(area))));

  /** What the open question is about, by the key of its words. */
  get asks(): string {
    return this.decision?.message.key ?? '';
  }

  private get current(): Gesture {
    const prompt = this.decision?.prompt ?? null;
    return this.gesture.prompt === prompt ? this.gesture : { prompt, ...NOTHING };
  }

  get taken(): Spot | null {
    return this.current.taken ?? this.onlySide;
  }

  /** The side of a tile that has been chosen already, while its place is asked for, or by what is about to be sent. */
  private get onlySide(): Spot | null {
    const [arg] = this.asks === 'prompt.tile-cell' ? (this.decision?.message.args ?? []) : [];
    const [first] = this.said;
    if (typeof arg === 'object' && 'id' in arg) {
      return piece.side(arg.id);
    }
    return first?.type === 'system' && this.asks === 'prompt.tile-side' ? piece.side(first.system) : null;
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

  /** The tile that is about to be sent. */
  private get saidTile(): Extract<Choice, { type: 'tile' }> | null {
    return this.said.find((choice) => choice.type === 'tile') ?? null;
  }

  /** Clockwise quarter turns of the tile that is being laid. */
  get turns(): number {
    return this.saidTile?.turns ?? this.turned;
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
    const tile = this.saidTile;
    if (side === null || !this.isLaying) {
      return null;
    }
    if (tile !== null) {
      return { system: side, turns: tile.turns, column: tile.column, row: tile.row };
    }
    const at = this.pointed;
    return at?.startsWith('cell:') === true && this.open.has(at) ? { system: side, turns: this.turns, ...cellOf(at) } : null;
  }

  /** Areas of the tile that is being laid with those they would border. */
  get newBorders(): { own: string; other: string }[] {
    return this.laid === null ? [] : bordersOf(this.laid, this.view.systems);
  }

  /** Turns the tile that is being laid by a quarter. */
  turn(by: number): void {
    const tile = this.saidTile;
    this.turned = (this.turns + by + 4) % 4;
    if (tile !== null) {
      this.lay(cellAt(tile.column, tile.row), this.turned);
    }
  }

  private lay(cell: Spot, turns: number): void {
    const { side } = this;
    const { column, row } = cellOf(cell);
    const wanted = side === null ? null : laying(side, turns, column, row, this.words.turned(turns));
    const here = (option: Choosable): boolean => {
      const choice = choiceOf(option);
      return choice.type === 'system' ? choice.system === side : choice.type === 'tile' && choice.column === column && choice.row === row && choice.turns === turns;
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
    return trayOf(this.asks);
  }

  /** Whether dice or figures of the other side are asked about. */
  get isAboutOthers(): boolean {
    return ['prompt.reroll-enemy-die', 'prompt.rout', 'prompt.destroy', 'prompt.threaten-unit', 'prompt.strike-first'].includes(this.asks);
  }

  /** Whether an event offers upgrades for less than their printed price, or for nothing. */
  get isGift(): boolean {
    return ['prompt.event-upgrade', 'prompt.event-cards', 'prompt.event-gift'].includes(this.asks);
  }

  // ---- pressing

  private openNow(): Set<Spot> {
    if (this.isLaying) {
      const sides = this.table.legal.flatMap((option) => (option.choice.type === 'system' ? [piece.side(String(option.choice.system))] : []));
      return new Set([...sides, ...(this.side === null ? [] : this.cells.map(({ column, row }) => cellAt(column, row)))]);
    }
    const open = this.moves.open(this.taken);
    return this.isPlacing ? new Set(Array.from(open).filter((spot) => (isBoard(spot) ? this.fitting(spot, this.taken).length > 0 : this.isLeft(spot)))) : open;
  }

  press(spot: Spot): void {
    const { taken } = this;
    const { picked } = this.current;
    if (spot.startsWith('side:')) {
      this.takeSide(spot);
    } else if (spot.startsWith('back:')) {
      this.takeBack(spot);
    } else if (spot.startsWith('cell:') && this.side !== null && this.open.has(spot)) {
      if (picked === spot) {
        void this.table.send();
      } else {
        this.lay(spot, this.turns);
      }
    } else if (this.isPlacing && isBoard(spot)) {
      this.putDown(taken, spot);
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
      const tile = this.saidTile;
      this.set({ taken: spot });
      this.table.pick(option);
      if (tile !== null) {
        this.lay(cellAt(tile.column, tile.row), tile.turns);
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
    if (origins.size === 1 && deed.from !== null && this.movesMany && choiceOf(deed.option).type === 'move') {
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
    if (this.movesMany && choiceOf(deed.option).type === 'move' && deed.from !== null && deed.to !== null) {
      this.gather(deed.from, deed.to);
    } else if (this.isPlacing && deed.from !== null && deed.to !== null) {
      this.place(deed.from, deed.to);
    } else {
      this.pickDeed(deed, deed.from);
    }
  }

  /** Says why nothing comes of a press, or what is there; a second press puts that away. */
  private refuse(spot: Spot): void {
    const option = this.moves.refusal(spot, this.taken) ?? this.moves.refusal(spot, null);
    const { taken, refused } = this.current;
    const message = option?.why ?? this.tooMany(spot);
    const why = message === null ? '' : this.table.say(message);
    if (!this.isPlacing) {
      this.table.pick(null);
    }
    this.set({ taken: why === '' ? null : taken, refused: refused?.at === spot ? null : { at: spot, why } });
  }

  /** What was dragged from one spot to another. */
  drag(from: Spot, over: Spot): void {
    const to = homeOf(over);
    if (this.isLaying || this.isPlacing) {
      if (this.taken !== from) {
        this.press(from);
      }
      if (this.isPlacing || this.open.has(to)) {
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

  /** Lets go of everything half-done; of starting forces first what is taken up, then all that are about to be placed. Says whether there was anything. */
  release(): boolean {
    const open = this.current.taken !== null || this.refused !== null || this.menu.length > 0;
    const had = open || this.table.draft !== null;
    this.set({});
    if (!(open && this.isPlacing)) {
      this.table.pick(null);
    }
    return had;
  }

  private set(gesture: Partial<Omit<Gesture, 'prompt'>>): void {
    this.gesture = { prompt: this.decision?.prompt ?? null, ...NOTHING, ...gesture };
  }

  // ---- several units at once

  /** Whether units are moved one after another, so that several can go in one answer. */
  private get movesMany(): boolean {
    return ['prompt.move-ships', 'prompt.move-ground', 'prompt.strafe'].includes(this.asks);
  }

  private gather(from: string, to: string): void {
    this.send(crewOf(this.field, this.moves, from, to, this.decision?.seat ?? 0));
  }

  setCrew(unit: string, count: number): void {
    if (this.crew !== null) {
      this.send(withCount(this.crew, unit, count));
    }
  }

  private send(crew: Crew): void {
    const { from, to, rows } = crew;
    this.set({ taken: from, picked: to, crew: rows.length > 1 || (rows[0]?.most ?? 0) > 1 || surplusOf(crew) > 0 ? crew : null });
    const [first, ...more] = saidOf(crew);
    const option = this.moves.to(to, from).find((deed) => isLegal(deed.option) && deed.option.choice.unit === first?.choice.unit)?.option;
    this.table.pick(option ?? null, ...(option === undefined ? [] : more));
  }

  /** That a unit bought for an area would be more than that holds; null if it has room, or if nothing is bought. */
  overfill(area: Spot): string | null {
    const isBuying = this.asks === 'prompt.buy-unit' || this.asks === 'prompt.place-unit';
    return isBuying && this.layout.place(area) !== null && this.roomFor(area) <= 0 ? this.words.surplus(1, printed(area).capacity) : null;
  }

  // ---- starting forces

  /** Whether starting forces are being placed. */
  get isPlacing(): boolean {
    return this.tray === 'forces';
  }

  /** How many of a starting unit are neither placed nor about to be. */
  leftOf(unit: string): number {
    const left = this.own?.toPlace.find((one) => one.unit === unit)?.count ?? 0;
    return left - this.said.filter((choice) => choice.type === 'unit' && choice.unit === unit).length;
  }

  private isLeft(spot: Spot): boolean {
    return !spot.startsWith('unit:') || this.leftOf(spot.slice(5)) > 0;
  }

  /** What an area still takes of what is taken up, or of everything, with all that is about to be placed. */
  private fitting(area: Spot, taken: Spot | null): Deed[] {
    return this.legalAt(area, taken).filter(({ from }) => from !== null && this.isLeft(from) && (!from.startsWith('unit:') || this.roomFor(area) > 0));
  }

  /** That an area has no room beside what is about to be placed; null if that is not so. */
  private tooMany(spot: Spot): Message | null {
    const isFull = this.isPlacing && this.legalAt(spot, this.taken).length > 0 && this.roomFor(spot) <= 0;
    return isFull ? { key: 'why.capacity', args: [ref('Area', spot), printed(spot).capacity] } : null;
  }

  /** Puts down what is taken up; if nothing is, what alone can go there, or asks what it shall be. */
  private putDown(taken: Spot | null, area: Spot): void {
    const deeds = this.fitting(area, taken);
    const [first] = deeds;
    if (first === undefined || first.from === null) {
      this.refuse(area);
    } else if (deeds.length === 1) {
      this.place(first.from, area);
    } else {
      this.set({ menu: deeds, picked: area });
    }
  }

  /** How many more units of the seat that is asked an area takes with those that are about to be placed. */
  private roomFor(area: string): number {
    const there = unitsIn(this.areaView(area)?.forces.find(({ seat }) => seat === this.decision?.seat)?.figures ?? []);
    return printed(area).capacity - there - this.said.filter((choice) => choice.type === 'unit' && choice.area === area).length;
  }

  private place(taken: Spot, area: Spot): void {
    const option = this.legalAt(area, taken)[0]?.option;
    if (option === undefined) {
      return;
    }
    this.say(withPiece(this.sending, option));
    this.set({ taken: taken.startsWith('unit:') && this.isLeft(taken) ? taken : null, picked: area });
  }

  /** Takes back one of what is about to be placed: it is taken up again. */
  private takeBack(spot: Spot): void {
    const [, kind, id] = spot.split(':');
    this.say(withoutPiece(this.sending, spot, this.table.legal));
    this.set({ taken: `${kind}:${id}` });
  }

  private get sending(): Sending {
    return { first: this.table.draft, more: this.table.more };
  }

  private say({ first, more }: Sending): void {
    this.table.pick(first, ...more);
  }

  // ---- what is shown

  standing(spot: Spot): Standing {
    if (this.table.draft !== null && (this.current.picked ?? this.pickedElsewhere) === spot) {
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

  /** The spot of an option that was picked in the panel, if it has but one. */
  private pickedElsewhere = $derived.by((): Spot | null => {
    const ends = new Set(this.moves.deeds.filter(({ option }) => this.table.isPicked(option)).map(({ to }) => to));
    const [only = null] = ends;
    return ends.size === 1 ? only : null;
  });

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

  // ---- the panel

  get listed(): Listed {
    return listed(this.moves);
  }

  /** The option that is picked, if dice decide what comes of it; odds are told of one unit that moves, not of several. */
  get gamble(): Choosable | null {
    const { draft } = this.table;
    const choice = draft === null ? null : choiceOf(draft);
    switch (choice?.type) {
      case 'card':
      case 'number':
      case 'strike':
        return draft;
      case 'move': {
        const alone = this.table.more.length === 0;
        return alone && ![0, this.decision?.seat].includes(this.holder(choice.to)) ? draft : null;
      }
      case 'done':
        return this.view.activeOrder === 'advance' ? draft : null;
      default:
        return null;
    }
  }

  /** Damage that is to be assigned, or null if none is. */
  get damage(): number | null {
    const [damage] = this.asks === 'prompt.damage' ? (this.decision?.message.args ?? []) : [];
    return typeof damage === 'number' ? damage : null;
  }
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
