import type { Choice } from '../../generated/forbidden-stars';
import type { Layout, Lying } from './map';
import type { Spot } from './moves';

/** What the plate would bring about, shown as if it lay there already. */
export interface Ghosts {
  units: { unit: string; area: string; count: number }[];
  structures: { structure: string; area: string }[];
  objectives: { of: number; area: string }[];
  orders: { order: string; system: string }[];
  /** Edges on which a storm would lie. */
  storms: Spot[];
  tile: Lying | null;
  arrows: { from: Spot; to: Spot; attack: boolean }[];
}

/** @param isHostile whether an area holds what is somebody else's */
export function ghostsOf(said: Choice[], layout: Layout, tile: Lying | null, isHostile: (area: string) => boolean): Ghosts {
  const ghosts: Ghosts = { units: [], structures: [], objectives: [], orders: [], storms: [], tile, arrows: [] };
  for (const choice of said) {
    switch (choice.type) {
      case 'unit':
        place(ghosts, choice.unit, choice.area);
        break;
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
        ghosts.storms.push(layout.edge(choice.system, choice.at)?.id ?? '');
        break;
      case 'move-storm': {
        const to = layout.edge(choice.toSystem, choice.toAt)?.id ?? '';
        ghosts.storms.push(to);
        arrow(ghosts, layout.edge(choice.system, choice.at)?.id ?? '', to, false);
        break;
      }
      case 'move':
        arrow(ghosts, choice.from, choice.to, isHostile(choice.to));
        break;
      case 'strike':
        arrow(ghosts, choice.from, choice.target, true);
        break;
    }
  }
  return ghosts;
}

function place(ghosts: Ghosts, unit: string, area: string): void {
  const same = ghosts.units.find((one) => one.unit === unit && one.area === area);
  if (same === undefined) {
    ghosts.units.push({ unit, area, count: 1 });
  } else {
    same.count += 1;
  }
}

function arrow(ghosts: Ghosts, from: Spot, to: Spot, attack: boolean): void {
  if (!ghosts.arrows.some((one) => one.from === from && one.to === to)) {
    ghosts.arrows.push({ from, to, attack });
  }
}
