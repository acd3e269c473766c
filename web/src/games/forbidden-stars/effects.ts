import type { Order } from '../../generated/forbidden-stars';
import type { Choosable } from '../../generated/protocol';
import { BASTION_HEALTH, cardOf, printed, STRUCTURE_COSTS, systemOf, unitOf, upgradeOf } from './components';
import { choiceOf } from './moves';
import { holderOf, threatsTo } from './reach';
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
      return order === undefined ? '' : [stars.name('Order', order), order === 'strategize' ? missing(stars, order, choice.system) : ''].filter((part) => part !== '').join(', ');
    }
    case 'carry-out':
      return missing(stars, stars.view.activeOrder, stars.view.activeSystem);
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

/** Who or what an order needs in its system and does not find there; empty if nothing is missing. */
function missing(stars: StarsTable, order: Order | undefined, system: string | undefined): string {
  const { field, words, decision } = stars;
  const seat = decision?.seat ?? 0;
  const areas = Array.from(field.areas.values()).filter(({ area }) => systemOf(area) === system);
  switch (order) {
    case 'advance':
      return canPassStorms(stars) || areas.some(({ area }) => threatsTo(field, area).some((threat) => threat.seat === seat)) ? '' : words.nobodyComes;
    case 'deploy':
      return areas.some((area) => holderOf(area) === seat && area.structures.some(({ structure }) => structure === 'factory')) ? '' : words.noFactory;
    case 'dominate':
      return areas.some((area) => printed(area.area).world && holderOf(area) === seat) ? '' : words.noWorld;
    case 'strategize':
      return areas.some(({ forces, structures }) => [...forces, ...structures].some((one) => one.seat === seat)) ? '' : words.noPresence;
    default:
      return '';
  }
}

/** Whether something the seat holds lets units move where they otherwise could not. */
function canPassStorms({ own }: StarsTable): boolean {
  const ready = (own?.upgrades ?? []).filter(({ used }) => !used).map(({ upgrade }) => upgrade);
  return ready.includes('from-the-warp') || ready.includes('ork-roks') || (own?.schemes ?? []).includes('through-the-warp');
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
