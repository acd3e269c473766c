import { printed } from './components';
import { cellOf } from './map';
import type { StarsTable } from './state.svelte';
import type { Spot } from './moves';
import { unitsIn } from './reach';

/** A spot of the board as it is read out: its name, what is there, and what it is in the open question. */
export function spotSentence(stars: StarsTable, spot: Spot): string {
  const about = spot.startsWith('hex:')
    ? orderSentence(stars, spot.slice(4))
    : spot.startsWith('edge:')
      ? edgeSentence(stars, spot)
      : spot.startsWith('cell:')
        ? cellName(stars, spot)
        : areaSentence(stars, spot);
  return [about, standingSentence(stars, spot)].filter((part) => part !== null && part !== '').join(', ');
}

/** An area: name, system, what it offers, who and what stands there. A void has the name of its system already. */
export function areaSentence(stars: StarsTable, area: string): string {
  const { world, system } = printed(area);
  return [stars.areaName(area), ...(world ? [stars.systemName(system)] : []), ...offers(stars, area), ...standsThere(stars, area)].join(', ');
}

/** What is printed in an area, in words. */
export function offers(stars: StarsTable, area: string): string[] {
  const { words } = stars;
  const { world, capacity, production, assets } = printed(area);
  const holder = stars.holder(area);
  const figures = holder > 0 ? (stars.areaView(area)?.forces.find(({ seat }) => seat === holder)?.figures ?? []) : [];
  const taken = unitsIn(figures);
  return [
    ...(world ? [words.world] : []),
    words.capacity(taken, capacity),
    ...(production > 0 ? [words.production(production)] : []),
    ...assets.map((asset) => stars.name('AssetIcon', asset)),
  ];
}

/** Units, structures and the objective of an area, in words. */
export function standsThere(stars: StarsTable, area: string): string[] {
  const { words } = stars;
  const view = stars.areaView(area);
  if (view === null) {
    return [];
  }
  const forces = view.forces.map(({ seat, figures }) => words.forceOf(stars.factionName(seat), figures.flatMap((one) => figureWords(stars, one)).join(', ')));
  const structures = view.structures.map(({ seat, structure }) => words.structureOf(stars.name('Structure', structure), stars.factionName(seat)));
  const all = [...forces, ...structures, ...(view.objective === undefined ? [] : [words.objectiveOf(stars.factionName(view.objective))])];
  return all.length === 0 ? [words.nobody] : [...(stars.holder(area) < 0 ? [words.contested] : []), ...all];
}

function figureWords(stars: StarsTable, { unit, standing, routed }: { unit?: string | undefined; standing: number; routed: number }): string[] {
  const { words } = stars;
  const of = (count: number) => (unit === undefined ? words.tokens(count) : words.figures(count, stars.unitsName(unit, count)));
  return [...(standing > 0 ? [of(standing)] : []), ...(routed > 0 ? [`${of(routed)} (${words.routed})`] : [])];
}

/** The orders of a system from the top, as far as they may be seen. */
export function ordersIn(stars: StarsTable, system: string): string[] {
  const { words } = stars;
  const stack = stars.laidTile(system)?.stack ?? [];
  return [...stack].reverse().map(({ seat, order }, depth) => {
    const face = order === undefined ? words.hiddenOrder : stars.name('Order', order);
    const active = depth === 0 && stars.isActive(system) && stars.view.activeOrder !== undefined && stars.view.active === seat && order !== undefined;
    return words.orderOf(stars.factionName(seat), active ? `${face}, ${words.activeOrder}` : face);
  });
}

function orderSentence(stars: StarsTable, system: string): string {
  const { words } = stars;
  const orders = ordersIn(stars, system);
  return [
    words.orderSpace(stars.systemName(system)),
    ...(stars.isActive(system) ? [words.activeSystem] : []),
    ...(orders.length === 0 ? [words.noOrders] : orders),
  ].join(', ');
}

/** An edge by the systems on both of its sides. */
export function edgeSentence(stars: StarsTable, edge: Spot): string {
  const { words, layout } = stars;
  const sides = (['north', 'east', 'south', 'west'] as const).flatMap((at) =>
    layout.lying
      .filter(({ system }) => layout.edge(system, at)?.id === edge)
      .map(({ system }) => words.edgeOf(stars.name('Compass', at), stars.systemName(system))),
  );
  const storm = stars.view.storms.find(({ system, at }) => layout.edge(system, at)?.id === edge);
  return [...sides.slice(0, 1), ...(storm === undefined ? [] : [words.storm]), ...(storm?.moved === true ? [words.stormMoved] : [])].join(', ');
}

/** Where a cell lies, counted from the upper left corner of all that is shown. */
export function cellName(stars: StarsTable, cell: Spot): string {
  const { column, row } = cellOf(cell);
  const all = [...stars.view.systems, ...stars.cells];
  const first = (numbers: number[]): number => Math.min(...numbers);
  return stars.words.cell(column + 1 - first(all.map((one) => one.column)), row + 1 - first(all.map((one) => one.row)));
}

export function standingSentence(stars: StarsTable, spot: Spot): string | null {
  const { words } = stars;
  switch (stars.standing(spot)) {
    case 'picked':
      return words.picked;
    case 'taken':
      return words.taken;
    case 'open':
      return stars.taken === null ? words.legal : words.target;
    default:
      return stars.why(spot);
  }
}
