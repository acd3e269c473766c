import type { Choosable, FactLine, Forecast, Frame, Message, Ref, Snapshot, StreamEvent, Standing, TableSummary, Typed } from '../server/api';
import { after } from '../server/course';
import type { Words } from '../words/words';

/** What a table looks like to its viewer at one moment, and what the viewer can do. The only state of the table's page. */
export class TableModel {
  private known = $state.raw<Snapshot>() as Snapshot;
  /** The half-made choice: an option that is picked and not yet sent. */
  draft = $state.raw<Choosable | null>(null);
  /** What the pointer or the focus is on, so that the board, the list and the journal light up together. */
  lit = $state.raw<Ref[]>([]);
  /** The moment of the past that is shown instead of the present. */
  private shown = $state.raw<{ at: number; frame: Frame } | null>(null);
  words = $state.raw<Words>() as Words;

  constructor(
    /** The seat through which the viewer looks, null for a visitor. */
    readonly seat: number | null,
    snapshot: Snapshot,
    words: Words,
    private readonly deeds: Deeds,
  ) {
    this.words = words;
    this.known = snapshot;
  }

  take(event: StreamEvent): void {
    this.known = after(this.known, event);
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

  get standing(): Standing[] {
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

  pick(option: Choosable | null): void {
    this.draft = option;
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

  /** Sends choices; the first answers the open decision, the others what is asked next. */
  answer(...choices: Typed[]): Promise<void> {
    return this.deeds.answer(choices);
  }

  forecast(choice: Typed): Promise<Forecast | null> {
    return this.deeds.forecast(choice);
  }

  private dropStaleDraft(): void {
    const draft = this.draft;
    if (draft !== null && !(this.known.decision?.options ?? []).some((option) => option.forbiddenBy === undefined && sameChoice(option, draft))) {
      this.draft = null;
    }
  }
}

/** What a table's page asks the server to do. */
export interface Deeds {
  answer(choices: Typed[]): Promise<void>;
  forecast(choice: Typed): Promise<Forecast | null>;
}

function same(a: Ref, b: Ref): boolean {
  return a.kind === b.kind && a.id === b.id;
}

function sameChoice(a: Choosable, b: Choosable): boolean {
  return JSON.stringify(a.choice) === JSON.stringify(b.choice);
}
