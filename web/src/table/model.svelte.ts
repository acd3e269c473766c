import type { Choosable, FactLine, Forecast, Message, Ref, Snapshot, Standing, TableSummary, Typed, Update } from '../server/api';
import type { Words } from '../words/words';

/** What a table looks like to its viewer at one moment, and what the viewer can do. The only state of the table's page. */
export class TableModel {
  summary = $state.raw<TableSummary>() as TableSummary;
  /** What the viewer may see: the record of the game's view. */
  view = $state.raw<unknown>(null);
  moment = $state.raw<Omit<Snapshot, 'table' | 'facts' | 'view'>>() as Omit<Snapshot, 'table' | 'facts' | 'view'>;
  facts = $state.raw<FactLine[]>([]);
  standing = $state.raw<Standing[]>([]);
  /** The half-made choice: an option that is picked and not yet sent. */
  draft = $state.raw<Choosable | null>(null);
  /** What the pointer or the focus is on, so that the board, the list and the journal light up together. */
  lit = $state.raw<Ref[]>([]);
  /** The moment of the past that is shown instead of the present, by number of fact; null for the present. */
  past = $state.raw<number | null>(null);
  words = $state.raw<Words>() as Words;

  constructor(
    /** The seat through which the viewer looks, null for a visitor. */
    readonly seat: number | null,
    snapshot: Snapshot,
    words: Words,
    private readonly deeds: Deeds,
  ) {
    this.words = words;
    this.take(snapshot);
  }

  take(snapshot: Snapshot): void {
    this.summary = snapshot.table;
    this.standing = snapshot.standing;
    this.facts = snapshot.facts;
    this.moment = snapshot;
    this.view = snapshot.view;
    this.dropStaleDraft();
  }

  update(update: Update): void {
    const kept = update.cut ? this.facts.slice(0, Math.max(0, this.facts.length - (this.moment.factCount - (update.factCount - update.facts.length)))) : this.facts;
    this.facts = [...kept, ...update.facts];
    this.moment = { ...this.moment, ...update };
    this.view = update.view;
    this.dropStaleDraft();
  }

  /** Legal and interesting illegal options of the open decision. */
  get options(): Choosable[] {
    return this.moment.decision?.options ?? [];
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

  /** Sends choices; the first answers the open decision, the others what is asked next. */
  answer(...choices: Typed[]): Promise<void> {
    return this.deeds.answer(choices);
  }

  forecast(choice: Typed): Promise<Forecast | null> {
    return this.deeds.forecast(choice);
  }

  private dropStaleDraft(): void {
    const draft = this.draft;
    if (draft !== null && !this.legal.some((option) => JSON.stringify(option.choice) === JSON.stringify(draft.choice))) {
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
