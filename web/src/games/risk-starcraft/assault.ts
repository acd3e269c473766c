import type { Asked, Choosable, FactLine } from '../../generated/protocol';
import type { RiskView } from '../../generated/risk-starcraft';
import { isLegal, namedIn } from './gestures';

/** An invasion that is rolled on, roll by roll, until no more than so many attackers are left. */
export interface Assault {
  from: string;
  to: string;
  /** Attackers with which it stops, without the unit that stays behind; 0 goes to the end. */
  keep: number;
  /** Whether the hero goes along, if it stands there. */
  hero: boolean;
}

/** What an assault says next; `halted` hands the question back to the player, `over` says that the invasion has ended. */
export type Order = Choosable | 'waits' | 'halted' | 'over';

const ENDS = ['prompt.attack', 'prompt.move-in', 'prompt.achievement', 'prompt.deploy'];

/**
 * What an assault says to the open question of its seat. It goes on only as long as everything is as expected: a card of
 * anybody else, or any question with a choice to make, halts it.
 *
 * @param news what has happened since the last order
 */
export function orderOf(assault: Assault, seat: number, view: RiskView, decision: Asked | null, news: readonly FactLine[]): Order {
  if (news.some(({ fact }) => fact.type === 'card-played' && fact.seat !== seat)) {
    return 'halted';
  }
  if (decision === null) {
    return view.turn.active === seat ? 'waits' : 'over';
  }
  const legal = decision.options.filter(isLegal);
  const { key } = decision.message;
  if (key === 'prompt.commit' && isAbout(assault, decision)) {
    return rollOrStop(assault, view, legal);
  }
  if (ENDS.includes(key)) {
    return 'over';
  }
  const [only, another] = legal;
  return only?.choice.type === 'pass' && another === undefined ? only : 'halted';
}

/** Whether a question is about the invasion of an assault. */
export function isAbout({ from, to }: Assault, decision: Asked): boolean {
  const [first, second] = namedIn(decision);
  return first === from && second === to;
}

function rollOrStop({ from, keep, hero }: Assault, view: RiskView, legal: Choosable[]): Order {
  const units = view.territories.find((held) => held.territory === from)?.units ?? 0;
  const attackers = units - 1;
  if (attackers <= keep) {
    return legal.find(({ choice }) => choice.type === 'stop') ?? 'halted';
  }
  return strongest(legal, hero) ?? 'halted';
}

/** The commitment of most units among options, with the hero or without it as far as there is a choice. */
export function strongest(options: Choosable[], hero: boolean): Choosable | null {
  const commitments = options.filter(({ choice }) => choice.type === 'commit');
  const wanted = commitments.filter(({ choice }) => choice.hero === hero);
  const [first, ...rest] = wanted.length > 0 ? wanted : commitments;
  return first === undefined ? null : rest.reduce((best, one) => (Number(one.choice.units) > Number(best.choice.units) ? one : best), first);
}
