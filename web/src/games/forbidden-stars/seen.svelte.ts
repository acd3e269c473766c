import type { Asked } from '../../generated/protocol';
import type { AreaView, Battle, Figures, Laid, Player, Side, StarsView } from '../../generated/forbidden-stars';
import type { TableModel } from '../../table/model.svelte';
import { seatName } from '../../table/names';
import { printed, sizeFor } from './components';
import { Layout } from './map';
import { stormEdges } from './moves';
import { holderOf, type Field } from './reach';
import { pageWords, type PageWords } from './words';

const TINCTURES: Record<string, number> = { 'space-marines': 2, chaos: 1, eldar: 3, orks: 4 };

export function factionTincture(faction: string): number {
  return TINCTURES[faction] ?? 0;
}

/** A seat's tincture goes with its faction; 0 while it has none. */
export function tinctureOf(view: StarsView, seat: number): number {
  const faction = view.players.find((player) => player.seat === seat)?.faction;
  return faction === undefined ? 0 : factionTincture(faction);
}

/** What is seen of a table of this game, and what it is called. */
export class Seen {
  view = $derived.by(() => this.table.view as StarsView);
  layout = $derived.by(() => new Layout(this.view.systems));
  private readonly areas = $derived(new Map<string, AreaView>(this.view.systems.flatMap(({ areas }) => areas.map((area) => [area.area, area] as const))));
  stormsAt = $derived.by(() => stormEdges(this.layout, this.view.storms));
  field = $derived.by((): Field => ({ layout: this.layout, areas: this.areas, storms: this.stormsAt }));

  constructor(readonly table: TableModel) {}

  get words(): PageWords {
    return pageWords(this.table.words.lang);
  }

  /** The open question if it is this viewer's and the present is shown. */
  get decision(): Asked | null {
    return this.table.past === null ? this.table.moment.decision : null;
  }

  /** The seat whose hand is shown. */
  get seat(): number | null {
    return this.decision?.seat ?? this.table.seat;
  }

  get own(): Player | null {
    return this.seat === null ? null : this.player(this.seat);
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

  /** So many of a unit: the form of its name that goes with the number. */
  unitsName(unit: string, count: number): string {
    const { words } = this.table;
    const form = words.lang === 'en' ? (count === 1 ? undefined : 'plural') : russianForm(count);
    return words.name({ kind: 'Unit', id: unit }, form);
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

  /** Whether an order is carried out in a system. */
  isActive(system: string): boolean {
    return this.view.activeSystem === system;
  }
}

/** The form of a counted noun: one for 1, few for 2 to 4, many for 5 and more. */
function russianForm(count: number): string {
  const tens = count % 100;
  const ones = count % 10;
  return tens > 10 && tens < 20 ? 'many' : ones === 1 ? 'one' : ones > 1 && ones < 5 ? 'few' : 'many';
}
