import { cards as combatCards } from '../../../../games/forbidden-stars/src/main/resources/orrery/games/stars/combat-cards.json';
import { cards as eventCards } from '../../../../games/forbidden-stars/src/main/resources/orrery/games/stars/event-cards.json';
import { factions, structures } from '../../../../games/forbidden-stars/src/main/resources/orrery/games/stars/factions.json';
import { cards as orderUpgrades } from '../../../../games/forbidden-stars/src/main/resources/orrery/games/stars/order-upgrades.json';
import { tiles } from '../../../../games/forbidden-stars/src/main/resources/orrery/games/stars/systems.json';
import { perPlayerCount } from '../../../../games/forbidden-stars/src/main/resources/orrery/games/stars/tables.json';

export const ORDERS = ['deploy', 'strategize', 'dominate', 'advance'] as const;
export const ASSETS = ['forge', 'cache', 'reinforcement'] as const;
export const ICONS = ['attack', 'defence', 'morale'] as const;
export const STRUCTURES = ['factory', 'city', 'bastion'] as const;

export type Order = (typeof ORDERS)[number];
export type CombatIcon = (typeof ICONS)[number];
export type StructureId = (typeof STRUCTURES)[number];

/** Most of everything that has a limit. */
export const MOST_MATERIEL = 14;
export const MOST_ASSETS = 3;
export const MOST_IN_AREA = 5;
export const MOST_LEVEL = 3;
export const ROUNDS = 8;
export const EVENT_DECK = 8;

/** An area as it is printed on its side of a tile. */
export interface Printed {
  id: string;
  system: string;
  /** 0 to 3 clockwise from the upper left, before the tile is turned. */
  quadrant: number;
  world: boolean;
  capacity: number;
  production: number;
  assets: string[];
  /** Whether an objective token may be laid there in the set-up. */
  slot: boolean;
}

const QUADRANTS = ['nw', 'ne', 'se', 'sw'];

const SIDES = new Map<string, Printed[]>(
  tiles.flatMap(({ sides }) =>
    sides.map((side) => [
      side.id,
      side.areas.map((area) => ({
        id: area.id,
        system: side.id,
        quadrant: QUADRANTS.indexOf(area.quadrant),
        world: area.kind === 'world',
        capacity: area.capacity,
        production: area.production,
        assets: area.assets,
        slot: area.objectiveSlot,
      })),
    ]),
  ),
);

/** Sides of a tile, A before B. */
export function sidesOf(tile: string): string[] {
  return [`${tile}a`, `${tile}b`];
}

/** @throws Error if there is no such side of a tile */
export function areasOf(system: string): Printed[] {
  return known(SIDES.get(system), system);
}

/** @throws Error if there is no such area */
export function printed(area: string): Printed {
  const system = systemOf(area);
  return known(areasOf(system).find(({ id }) => id === area), area);
}

/** The system in which an area lies. */
export function systemOf(area: string): string {
  return area.slice(0, area.lastIndexOf('-'));
}

export interface Unit {
  id: string;
  faction: string;
  ship: boolean;
  level: number;
  cost: number;
  forges: number;
  combat: number;
  health: number;
  morale: number;
  figures: number;
  icon: string;
}

/** Signs of units by kind and command level; the four factions share them. */
const GROUND_SIGNS = ['fs-infantry', 'fs-elite', 'fs-vehicle', 'fs-titan'];
const SHIP_SIGNS = ['fs-escort', 'fs-escort', 'fs-capital', 'fs-capital'];

const UNITS = new Map<string, Unit>(
  factions.flatMap(({ id: faction, units }) =>
    units.map((unit) => {
      const ship = unit.kind === 'ship';
      return [
        unit.id,
        {
          id: unit.id,
          faction,
          ship,
          level: unit.commandLevel,
          cost: unit.materielCost,
          forges: unit.forgeCost,
          combat: unit.combatValue,
          health: unit.health,
          morale: unit.morale,
          figures: unit.miniatures,
          icon: known((ship ? SHIP_SIGNS : GROUND_SIGNS)[unit.commandLevel], unit.id),
        },
      ];
    }),
  ),
);

/** @throws Error if there is no such unit */
export function unitOf(id: string): Unit {
  return known(UNITS.get(id), id);
}

/** Units of a faction, ground units and ships as on its sheet. */
export function unitsOf(faction: string): Unit[] {
  return Array.from(UNITS.values()).filter((unit) => unit.faction === faction);
}

export function unitIcon(id: string | undefined): string {
  return id === undefined ? 'fs-reinforcement' : unitOf(id).icon;
}

export interface Structure {
  id: string;
  cost: number;
}

export const STRUCTURE_COSTS: Structure[] = structures.types.map(({ id, materielCost }) => ({ id, cost: materielCost }));
/** What a bastion takes before it falls. */
export const BASTION_HEALTH = structures.types.find(({ id }) => id === 'bastion')?.health ?? 0;

export interface CombatCard {
  id: string;
  faction: string;
  starting: boolean;
  level: number;
  cost: number;
  icons: Record<CombatIcon, number>;
  /** Units of which one must stand in the battle for the lower half. */
  requires: string[];
}

const CARDS = new Map<string, CombatCard>(
  combatCards.map((card) => [
    card.id,
    {
      id: card.id,
      faction: card.faction,
      starting: card.starting,
      level: card.commandLevel,
      cost: card.materielCost,
      icons: card.icons,
      requires: card.unit?.requires ?? [],
    },
  ]),
);

/** @throws Error if there is no such combat card */
export function cardOf(id: string): CombatCard {
  return known(CARDS.get(id), id);
}

export function cardsOf(faction: string): CombatCard[] {
  return Array.from(CARDS.values()).filter((card) => card.faction === faction);
}

export interface OrderUpgrade {
  id: string;
  faction: string;
  order: string;
  strike: boolean;
  level: number;
  cost: number;
}

const UPGRADES = new Map<string, OrderUpgrade>(
  orderUpgrades.map(({ id, faction, order, orbitalStrike, commandLevel, materielCost }) => [
    id,
    { id, faction, order, strike: orbitalStrike, level: commandLevel, cost: materielCost },
  ]),
);

/** @throws Error if there is no such order upgrade */
export function upgradeOf(id: string): OrderUpgrade {
  return known(UPGRADES.get(id), id);
}

export function upgradesOf(faction: string): OrderUpgrade[] {
  return Array.from(UPGRADES.values()).filter((upgrade) => upgrade.faction === faction);
}

export interface EventCard {
  id: string;
  scheme: boolean;
  storm: string;
  timing: string;
}

const EVENTS = new Map<string, EventCard>(
  eventCards.map(({ id, type, warpStormMove, timing }) => [id, { id, scheme: type === 'scheme', storm: warpStormMove, timing }]),
);

/** @throws Error if there is no such event card */
export function eventOf(id: string): EventCard {
  return known(EVENTS.get(id), id);
}

export interface Size {
  columns: number;
  rows: number;
  /** Own objective tokens that win. */
  objectives: number;
}

/** Size of the board and number of objectives for so many seats, 2 to 4. */
export function sizeFor(seats: number): Size {
  const row = perPlayerCount.find(({ players }) => players === seats) ?? perPlayerCount[perPlayerCount.length - 1];
  return { columns: row?.boardColumns ?? 0, rows: row?.boardRows ?? 0, objectives: row?.objectivesToWin ?? 0 };
}

function known<T>(thing: T | undefined, name: string): T {
  if (thing === undefined) {
    throw new Error(`no ${name} among the components`);
  }
  return thing;
}
