import { untrack } from 'svelte';
import type { Choosable } from '../../generated/protocol';
import type { RiskView } from '../../generated/risk-starcraft';
import { orderOf, strongest, type Assault, type Order } from './assault';
import { namedIn } from './gestures';
import type { RiskTable } from './state.svelte';

/** An assault under way. */
export interface March extends Assault {
  seat: number;
  halted: boolean;
  /** The question that was answered last; what is asked next is waited for. */
  answered: number;
  /** Number of facts that were known when it was answered. */
  heard: number;
}

/** An invasion that an assault could be made of; `hero` if one could go along. */
interface Charge {
  from: string;
  to: string;
  option: Choosable;
  hero: boolean;
}

/** The assault of a table: what could be one, and the one that goes on. */
export class AttackUntil {
  /** The assault that goes on, or was halted and can be taken up again. */
  march = $state.raw<March | null>(null);
  /** Attackers with which the next one stops, without the unit that stays behind. */
  keep = $state(0);
  /** Whether the hero goes along with the next one, if there is one. */
  hero = $state(true);

  constructor(private readonly risk: RiskTable) {}

  /** The invasion that could be rolled on by itself: the one that is picked, or the one whose roll is asked for. */
  get charge(): Charge | null {
    const { decision, draft, table } = this.risk;
    const [from, to] = draft?.type === 'invade' ? [draft.from, draft.to] : namedIn(decision);
    if (decision === null || from === undefined || to === undefined) {
      return null;
    }
    if (draft?.type === 'invade' && table.draft !== null) {
      return { from, to, option: table.draft, hero: this.risk.heroAt(from) === decision.seat };
    }
    const option = decision.message.key === 'prompt.commit' ? strongest(table.legal, this.hero) : null;
    const hero = table.legal.some(({ choice }) => choice.type === 'commit' && choice.hero === true);
    return option === null ? null : { from, to, option, hero };
  }

  /** Rolls on until no more than so many attackers are left. */
  begin(keep: number): void {
    const { charge } = this;
    const { decision, table } = this.risk;
    if (charge === null || decision === null) {
      return;
    }
    const { from, to, option } = charge;
    const hero = charge.hero && this.hero;
    this.march = { from, to, keep, hero, seat: decision.seat, halted: false, answered: decision.prompt, heard: table.moment.factCount };
    void table.answer(option.choice);
  }

  /** Leaves every further answer to the player. */
  halt(): void {
    this.march = this.march && { ...this.march, halted: true };
  }

  /** Answers what is asked now, as long as it is what was expected. To be run again with every change of the table. */
  goOn(): void {
    const { march } = this;
    const { busy, fault, moment } = this.risk.table;
    if (march === null || busy) {
      return;
    }
    if (moment.decision?.prompt !== march.answered) {
      untrack(() => (march.halted ? this.forget(march) : this.order(march)));
    } else if (fault !== null && !march.halted) {
      this.halt();
    }
  }

  private order(march: March): void {
    const { table } = this.risk;
    const { factCount, decision } = table.moment;
    const order = this.orderOf(march, march.heard);
    if (order === 'over') {
      this.march = null;
    } else if (order === 'halted') {
      this.halt();
    } else if (order !== 'waits' && decision !== null) {
      this.march = { ...march, answered: decision.prompt, heard: factCount };
      void table.answer(order.choice);
    }
  }

  /** A halted assault is forgotten once its invasion has ended. */
  private forget(march: March): void {
    if (this.orderOf(march, this.risk.table.moment.factCount) === 'over') {
      this.march = null;
    }
  }

  /** What it says to what was told after the first so many facts; a question to another seat at this screen is nothing to it. */
  private orderOf(march: March, heard: number): Order {
    const { table } = this.risk;
    const { decision, view, outcome } = table.moment;
    const news = table.factsAfter(heard);
    const asked = decision?.seat === march.seat ? decision : null;
    return outcome === null ? orderOf(march, march.seat, view as RiskView, asked, news) : 'over';
  }
}
