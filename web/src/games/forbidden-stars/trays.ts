/** What can lie beside the board to be taken up. */
export type TrayKind = 'factions' | 'tiles' | 'forces' | 'objectives' | 'orders' | 'units' | 'structures' | 'upgrades' | 'events';

/** By the key of the question. */
const TRAYS: Record<string, TrayKind> = {
  'prompt.faction': 'factions',
  'prompt.tile-side': 'tiles',
  'prompt.tile-cell': 'tiles',
  'prompt.forces': 'forces',
  'prompt.forces-warning': 'forces',
  'prompt.forces-last': 'forces',
  'prompt.objective': 'objectives',
  'prompt.order': 'orders',
  'prompt.buy-unit': 'units',
  'prompt.buy-structure': 'structures',
  'prompt.strategize': 'upgrades',
  'prompt.take-out': 'upgrades',
  'prompt.event-upgrade': 'upgrades',
  'prompt.event-cards': 'upgrades',
  'prompt.event-gift': 'upgrades',
  'prompt.choose-event': 'events',
};

export function trayOf(asks: string): TrayKind | null {
  return TRAYS[asks] ?? null;
}
