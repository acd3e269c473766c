import { starTradeIn } from '../../../../games/risk-starcraft/src/main/resources/orrery/games/risk/tables.json';

/** A card that can be handed in. */
export interface Payment {
  id: string;
  stars: number;
  /** Captured cards are good for nothing but their stars. */
  captured: boolean;
}

/** Cards that are handed in together, with their stars and the units for them. */
export interface StarSet {
  cards: Payment[];
  stars: number;
  units: number;
}

const UNITS = new Map(starTradeIn.rows.map(({ stars, units }) => [stars, units]));

/**
 * The cards that bring most units when they are handed in with those chosen already: as many stars as are allowed, captured
 * cards first, and as few cards as that takes. Null if there are not enough stars.
 *
 * @param chosen stars of the cards chosen already
 */
export function bestSet(cards: readonly Payment[], chosen = 0): StarSet | null {
  const best = new Map<number, Payment[]>([[chosen, []]]);
  for (const card of cards) {
    for (const [sum, set] of [...best].sort(([a], [b]) => b - a)) {
      const stars = sum + card.stars;
      const known = best.get(stars);
      const larger = [...set, card];
      if (stars <= starTradeIn.max && (known === undefined || cost(larger) < cost(known))) {
        best.set(stars, larger);
      }
    }
  }
  const most = Math.max(...best.keys());
  const set = best.get(most) ?? [];
  return most < starTradeIn.min || set.length === 0 ? null : { cards: set, stars: most, units: UNITS.get(most) ?? 0 };
}

/** Fewer cards that could still be played count most, then fewer cards. */
function cost(set: Payment[]): number {
  return set.filter((card) => !card.captured).length * 100 + set.length;
}
