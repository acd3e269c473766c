import type { Fact, Territory } from '../../generated/risk-starcraft';
import type { Typed } from '../../generated/protocol';

/** What is seen on the board of something that was told. */
export type Scene =
  /** Units go their way, or an attack points to where it goes. */
  | { type: 'way'; from: Territory; to: Territory; attack: boolean; seat: number; units: number | null }
  /** Units are lost: each place with the seat that loses there, 0 where that is not known. */
  | { type: 'loss'; at: { territory: Territory; seat: number }[] };

/** Turns what is told, in its order, into what is seen of it. A roll does not say who fights: what was told before does. */
export class Scenes {
  private attacker = 0;
  private defender = 0;

  of(told: Typed): Scene[] {
    const fact = told as unknown as Fact;
    switch (fact.type) {
      case 'units-moved':
        return [{ type: 'way', from: fact.from, to: fact.to, attack: false, seat: fact.seat, units: fact.units }];
      case 'invasion-declared':
        this.attacker = fact.seat;
        this.defender = 0;
        return [{ type: 'way', from: fact.from, to: fact.to, attack: true, seat: fact.seat, units: null }];
      case 'conquered':
        return [{ type: 'way', from: fact.from, to: fact.to, attack: true, seat: fact.seat, units: fact.units }];
      case 'committed':
        this.attacker = fact.seat;
        return [];
      case 'defended':
        this.defender = fact.seat;
        return [];
      case 'roll-fought': {
        const attack = fact.attackerLoses > 0 ? [{ territory: fact.from, seat: this.attacker }] : [];
        const defence = fact.defenderLoses > 0 ? [{ territory: fact.to, seat: this.defender }] : [];
        return attack.length + defence.length === 0 ? [] : [{ type: 'loss', at: [...attack, ...defence] }];
      }
      case 'units-removed':
        return [{ type: 'loss', at: [{ territory: fact.territory, seat: fact.seat }] }];
      default:
        return [];
    }
  }
}

/** How far back a conquest is looked for; what lies farther back did not change the board now. */
const RECENT = 12;

/** From where a territory was conquered just now; null if it changed hands in another way. */
export function conqueredFrom(facts: readonly { fact: Typed }[], territory: string): string | null {
  for (let i = facts.length - 1; i >= Math.max(0, facts.length - RECENT); i--) {
    const fact = facts[i]?.fact as unknown as Fact;
    if (fact.type === 'conquered' && fact.to === territory) {
      return fact.from;
    }
  }
  return null;
}
