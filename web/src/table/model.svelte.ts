import type { Choosable, FactLine, Forecast, Frame, Message, Ref, Snapshot, StandingInfo, TableSummary, Typed } from '../generated/protocol';
import type { StreamEvent } from '../server/events';
import { after } from '../server/course';
import { Refused } from '../server/http';
import { draftOf, dropDraft, keepDraft } from '../drafts';
import type { Words } from '../words/words';

/** What a table looks like to its viewer at one moment, and what the viewer can do. The only state of the table's page. */
export class TableModel {
  private known = $state.raw<Snapshot>() as Snapshot;
  /** The half-made choice: an option that is picked and not yet sent. */
  draft = $state.raw<Choosable | null>(null);
  /** The question for which it was picked. */
  private drafted: number | undefined;
  /** The question that was answered here. */
  private answered: number | undefined;
  /** What goes with the draft in the same post, because one gesture said it all: how many units after where. */
  more = $state.raw<Said[]>([]);
  /** What the pointer or the focus is on, so that the board, the list and the journal light up together. */
  lit = $state.raw<Ref[]>([]);
  /** The moment of the past that is shown instead of the present. */
  private shown = $state.raw<{ at: number; frame: Frame } | null>(null);
  words = $state.raw<Words>() as Words;
  /** Whether something was asked of the server and not yet answered. */
  busy = $state(false);
  /** Why the last thing asked of the server was not done; null when it was. */
  fault = $state.raw<unknown>(null);
  /** Whether the question for which a choice was made here was answered elsewhere: in another tab, or by a bot. */
  overtaken = $state(false);

  constructor(
    /** The seat through which the viewer looks, null for a visitor. */
    readonly seat: number | null,
    snapshot: Snapshot,
    words: Words,
    private readonly deeds: Deeds,
  ) {
    this.words = words;
    this.known = snapshot;
    this.restoreDraft();
  }

  take(event: StreamEvent): void {
    const before = this.known.decision?.prompt;
    this.known = after(this.known, event);
    if (this.known.decision?.prompt !== before) {
      this.overtaken = !isCut(event) && (isClosed(this.fault) || this.hasUnsent(before));
      this.fault = null;
    }
    this.dropStaleDraft();
  }

  get summary(): TableSummary {
    return this.known.table;
  }

  /** What the viewer knows now, whatever moment is shown. */
  get moment(): Snapshot {
    return this.known;
  }

  get facts(): FactLine[] {
    return this.known.facts;
  }

  /** What was told after the first so many facts of the present course; nothing if the course was cut shorter. */
  factsAfter(count: number): FactLine[] {
    const fresh = Math.max(0, this.moment.factCount - count);
    return this.facts.slice(Math.max(0, this.facts.length - fresh));
  }

  /** Round of the game at the moment that is shown. */
  get round(): number {
    return (this.pastLine ?? this.facts.at(-1))?.round ?? this.summary.round;
  }

  get standing(): StandingInfo[] {
    return this.known.standing;
  }

  /** The record of the game's view: what the viewer may see at the moment that is shown. */
  get view(): unknown {
    return this.shown === null ? this.known.view : this.shown.frame.view;
  }

  /** Number of facts told before the moment that is shown, null for the present. */
  get past(): number | null {
    return this.shown?.at ?? null;
  }

  /** What happened at the moment of the past that is shown. */
  get pastLine(): FactLine | null {
    return this.shown?.frame.line ?? null;
  }

  /** Shows the moment after fact number `at`, from 0. */
  lookBack(at: number, frame: Frame): void {
    this.shown = { at, frame };
  }

  lookAtNow(): void {
    this.shown = null;
  }

  /** Legal and interesting illegal options of the open decision; none while the past is shown. */
  get options(): Choosable[] {
    return this.shown === null ? (this.known.decision?.options ?? []) : [];
  }

  get legal(): Choosable[] {
    return this.options.filter((option) => option.forbiddenBy === undefined);
  }

  /** Options that belong to a thing on the board or in the hand. */
  optionsAt(ref: Ref): Choosable[] {
    return this.options.filter((option) => option.anchors.some((anchor) => same(anchor, ref)));
  }

  isLit(ref: Ref): boolean {
    return this.lit.some((lit) => same(lit, ref));
  }

  pick(option: Choosable | null, ...more: Said[]): void {
    this.draft = option;
    this.more = more;
    this.overtaken &&= option === null;
    this.drafted = this.known.decision?.prompt;
    if (option === null) {
      dropDraft(this.draftName);
    } else {
      keepDraft(this.draftName, { prompt: this.drafted, choice: option.choice, more } satisfies Draft);
    }
  }

  /** Sends the draft and what goes with it, unless something is on its way already. */
  send(): Promise<void> {
    return this.draft === null || this.busy ? Promise.resolve() : this.answer(this.draft.choice, ...this.more.map((said) => said.choice));
  }

  /** The draft with all that goes with it in words, what is said several times once; empty without a draft. */
  get deed(): string {
    const times = new Map<string, number>();
    for (const { message } of this.draft === null ? [] : [this.draft, ...this.more]) {
      const words = this.say(message);
      times.set(words, (times.get(words) ?? 0) + 1);
    }
    return Array.from(times, ([words, count]) => (count === 1 ? words : `${words} × ${count}`)).join(', ');
  }

  say(message: Message): string {
    return this.words.say(message);
  }

  name(ref: Ref): string {
    return this.words.name(ref);
  }

  /** Whether the option is the one that is picked. */
  isPicked(option: Choosable): boolean {
    return this.draft !== null && sameChoice(this.draft, option);
  }

  /**
   * Sends choices; the first answers the open decision, the others what is asked next. Never throws: what the server
   * refused is in `fault`.
   */
  answer(...choices: Typed[]): Promise<void> {
    const prompt = this.known.decision?.prompt;
    this.answered = prompt;
    return prompt === undefined ? Promise.resolve() : this.attempt(() => this.deeds.answer(prompt, choices));
  }

  undo(what: UndoDeed): Promise<void> {
    return this.attempt(() => this.deeds.undo(what));
  }

  order(standing: StandingInfo, on: boolean): Promise<void> {
    return this.attempt(() => this.deeds.order(standing.id, on));
  }

  interject(choice: Typed): Promise<void> {
    return this.attempt(() => this.deeds.interject(choice));
  }

  /** Lets a bot play for a seat whose owner is gone. */
  substitute(seat: number, level: string): Promise<void> {
    return this.attempt(() => this.deeds.substitute(seat, level));
  }

  /** The owner comes back to an own seat that a bot has played. */
  comeBack(seat: number): Promise<void> {
    return this.attempt(() => this.deeds.comeBack(seat));
  }

  /**
   * The odds of what a choice begins; null if there are none, or if the table does not tell them.
   *
   * @param reserve units with which the seat would break off, 0 to go to the end
   * @param signal tells when the odds are no longer wanted
   */
  forecast(choice: Typed, reserve = 0, signal: AbortSignal | null = null): Promise<Forecast | null> {
    const { decision } = this.moment;
    return decision === null ? Promise.resolve(null) : this.deeds.forecast(decision.prompt, choice, reserve, signal);
  }

  private async attempt(deed: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.fault = null;
    try {
      await deed();
    } catch (fault) {
      this.answered = undefined;
      this.overtaken ||= isClosed(fault) && this.draft === null;
      this.fault = this.overtaken ? null : fault;
    } finally {
      this.busy = false;
    }
  }

  /** Whether a choice for a question is made here and was not sent. */
  private hasUnsent(prompt: number | undefined): boolean {
    return this.draft !== null && this.drafted === prompt && this.answered !== prompt;
  }

  private get draftName(): string {
    return `${this.known.table.id}.${this.seat}`;
  }

  private restoreDraft(): void {
    const kept = draftOf<Draft>(this.draftName);
    const decision = this.known.decision;
    if (kept !== null && kept.prompt === decision?.prompt) {
      this.draft = this.legal.find((option) => JSON.stringify(option.choice) === JSON.stringify(kept.choice)) ?? null;
      this.more = this.draft === null ? [] : kept.more;
      this.drafted = kept.prompt;
    }
  }

  /** What was picked for one question says nothing to the next, even if that offers the same. */
  private dropStaleDraft(): void {
    if (this.draft !== null && this.drafted !== this.known.decision?.prompt) {
      this.draft = null;
      this.more = [];
    }
  }
}

export type UndoDeed = 'ask' | 'agree' | 'refuse' | 'restore' | 'take-back';

/** What a table's page asks the server to do. Everything throws what the server or the line refuses. */
export interface Deeds {
  answer(prompt: number, choices: Typed[]): Promise<void>;
  undo(what: UndoDeed): Promise<void>;
  order(standing: string, on: boolean): Promise<void>;
  interject(choice: Typed): Promise<void>;
  substitute(seat: number, level: string): Promise<void>;
  comeBack(seat: number): Promise<void>;
  forecast(prompt: number, choice: Typed, reserve: number, signal: AbortSignal | null): Promise<Forecast | null>;
}

interface Draft {
  prompt: number | undefined;
  choice: Typed;
  more: Said[];
}

/** A choice and what it says. */
export interface Said {
  choice: Typed;
  message: Message;
}

/** Whether the course of the game was changed by an undo. */
function isCut(event: StreamEvent): boolean {
  return event.type === 'update' && event.data.cut;
}

function isClosed(fault: unknown): boolean {
  return fault instanceof Refused && fault.refusal.kind === 'closed-prompt';
}

function same(a: Ref, b: Ref): boolean {
  return a.kind === b.kind && a.id === b.id;
}

function sameChoice(a: Choosable, b: Choosable): boolean {
  return JSON.stringify(a.choice) === JSON.stringify(b.choice);
}
