import type { Choosable } from '../../generated/protocol';
import { BASTION_HEALTH, cardOf, STRUCTURE_COSTS, unitOf, upgradeOf } from './components';
import { choiceOf } from './moves';
import type { StarsTable } from './state.svelte';

/** What an option costs or brings, in a few words; empty if there is nothing to say. */
export function effectOf(stars: StarsTable, option: Choosable): string {
  const choice = choiceOf(option);
  const { words } = stars;
  switch (choice.type) {
    case 'buy': {
      const { cost, forges } = unitOf(choice.unit);
      return words.price(cost, forges + (choice.forge ? 1 : 0));
    }
    case 'unit':
      return stars.overfill(choice.area) ?? '';
    case 'structure':
      return stars.isPlacing ? '' : words.price(STRUCTURE_COSTS.find(({ id }) => id === choice.structure)?.cost ?? 0, 0);
    case 'buy-cards':
      return stars.isGift ? '' : words.price(cardOf(choice.card).cost, 0);
    case 'buy-upgrade':
      return stars.isGift ? '' : words.price(upgradeOf(choice.upgrade).cost, 0);
    case 'reveal': {
      const order = stars.laidTile(choice.system)?.stack.at(-1)?.order;
      return order === undefined ? '' : stars.name('Order', order);
    }
    case 'to-event-deck':
      return words.moreEvents;
    case 'figure':
      return fate(stars, choice.routed, unitOf(choice.unit).health);
    case 'bastion':
      return fate(stars, false, BASTION_HEALTH);
    case 'card': {
      const { attack, defence, morale } = cardOf(choice.card).icons;
      return words.icons(attack, defence, morale);
    }
    default:
      return '';
  }
}

/** What becomes of a figure that takes the damage asked about. */
function fate(stars: StarsTable, routed: boolean, health: number): string {
  const { words, damage } = stars;
  if (damage === null) {
    return '';
  }
  if (damage < health) {
    return routed ? words.routed : words.becomesRouted;
  }
  return damage > health ? `${words.destroyed}, ${words.rest(damage - health)}` : words.destroyed;
}
