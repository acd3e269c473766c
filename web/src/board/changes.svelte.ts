import { untrack } from 'svelte';
import type { Typed } from '../generated/protocol';
import type { TableModel } from '../table/model.svelte';
import { onInput, still } from './motion';

/** Places that have just changed, each with the seat it changed for; forgotten after three seconds. */
export class Changes {
  recent = $state.raw<{ place: string; seat: number; key: number }[]>([]);
  private before: Map<string, string> | null = null;
  private count = 0;

  /** Compares how places look now with how they looked when last seen. */
  see(now: Map<string, { seat: number; looks: string }>): void {
    const { before } = this;
    this.before = new Map(Array.from(now, ([place, { looks }]) => [place, looks]));
    if (before === null) {
      return;
    }
    const changed = Array.from(now)
      .filter(([place, { looks }]) => before.get(place) !== looks)
      .map(([place, { seat }]) => ({ place, seat, key: (this.count += 1) }));
    if (changed.length > 0) {
      this.recent = [...this.recent.filter((old) => !changed.some((change) => change.place === old.place)), ...changed];
      const last = this.count;
      setTimeout(() => (this.recent = this.recent.filter((change) => change.key > last)), still() ? 1500 : 3000);
    }
  }
}

/** Things that are shown one after another, so long each; a long queue is shown at double speed, a longer one dropped. */
export class Procession<T> {
  current = $state.raw<T | null>(null);
  /** How much of the usual time the current thing takes: half of it while many wait. */
  pace = $state(1);
  private waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly each: number) {}

  add(things: T[]): void {
    if (still() || things.length * this.each > 8000) {
      this.skip();
      return;
    }
    this.waiting.push(...things);
    if (this.current === null) {
      this.step();
    }
  }

  /** Goes to the end at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.current = null;
  }

  private step(): void {
    this.current = this.waiting.shift() ?? null;
    if (this.current !== null) {
      this.pace = this.waiting.length * this.each > 2000 ? 0.5 : 1;
      this.timer = setTimeout(() => this.step(), this.each * this.pace);
    }
  }
}

/** Shows what each thing told from now on looks like, one after another, until the player does anything. Begun with the board. */
export function procession<T>(each: number, table: () => TableModel, looks: (fact: Typed) => T[]): Procession<T> {
  const passing = new Procession<T>(each);
  let counted = untrack(() => table().moment.factCount);
  $effect(() => onInput(() => passing.skip()));
  $effect(() => {
    const fresh = table().factsAfter(counted);
    counted = table().moment.factCount;
    untrack(() => passing.add(fresh.flatMap((line) => looks(line.fact))));
  });
  return passing;
}
