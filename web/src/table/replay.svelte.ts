import { createContext } from 'svelte';
import type { FactLine, Film, Frame } from '../generated/protocol';
import { get } from '../server/http';
import type { TableModel } from './model.svelte';

const CHUNK = 40;
/** The most that the server sends at once. */
const LARGEST = 100;
const BEAT = 900;

/** The past of a table as its viewer knew it, or as everybody may know it when the table is closed. */
export class Course {
  /** Whether all hands are seen; only when the table is closed. */
  all = $state(false);
  playing = $state(false);
  bookmarks = $state.raw<number[]>([]);
  private readonly chunks = new Map<string, Promise<Frame[]>>();
  private timer: ReturnType<typeof setInterval> | undefined;
  /** The moment that was asked for last: an earlier one may arrive later. */
  private asked = -1;

  constructor(private readonly table: TableModel) {
    this.bookmarks = JSON.parse(localStorage.getItem(this.kept) ?? '[]') as number[];
  }

  get total(): number {
    return this.table.moment.factCount;
  }

  /** Number of the fact that is shown; the last one in the present. */
  get at(): number {
    return this.table.past ?? this.total - 1;
  }

  async show(at: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.total - 1, at));
    this.asked = wanted;
    const frame = await this.frame(wanted);
    if (this.asked === wanted && frame !== undefined) {
      this.table.lookBack(wanted, frame);
    }
  }

  step(by: number): void {
    if (this.table.past !== null && this.at + by >= this.total) {
      this.toNow();
    } else {
      void this.show(this.at + by);
    }
  }

  toNow(): void {
    this.stop();
    this.asked = -1;
    this.table.lookAtNow();
  }

  playPause(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    this.playing = true;
    if (this.table.past === null) {
      void this.show(0);
    }
    this.timer = setInterval(() => this.step(1), BEAT);
  }

  stop(): void {
    clearInterval(this.timer);
    this.playing = false;
  }

  showAll(all: boolean): void {
    this.all = all;
    if (this.table.past !== null) {
      void this.show(this.at);
    }
  }

  /** Sets a bookmark at the moment that is shown, or takes it away. */
  mark(): void {
    const at = this.at;
    const marks = this.bookmarks.includes(at) ? this.bookmarks.filter((mark) => mark !== at) : [...this.bookmarks, at];
    this.bookmarks = marks.sort((a, b) => a - b);
    localStorage.setItem(this.kept, JSON.stringify(this.bookmarks));
  }

  /** What was told before the facts that the model holds. */
  async lines(from: number, to: number): Promise<FactLine[]> {
    const frames: Frame[] = [];
    for (let at = from; at < to; at = (Math.floor(at / CHUNK) + 1) * CHUNK) {
      frames.push(...(await this.chunk(Math.floor(at / CHUNK))).slice(at % CHUNK, (at % CHUNK) + to - at));
    }
    return frames.map((frame) => frame.line);
  }

  /** One frame alone, without its neighbours: for the rounds of a course that is not known. */
  async sample(at: number): Promise<Frame | undefined> {
    return (await this.load(at, at + 1))[0];
  }

  /** The whole course in pieces, from the beginning. */
  async *whole(): AsyncGenerator<Frame[]> {
    const { total } = this;
    for (let from = 0; from < total; from += LARGEST) {
      yield await this.load(from, Math.min(total, from + LARGEST));
    }
  }

  private async frame(at: number): Promise<Frame | undefined> {
    return (await this.chunk(Math.floor(at / CHUNK)))[at % CHUNK];
  }

  private chunk(number: number): Promise<Frame[]> {
    const from = number * CHUNK;
    const to = Math.min(this.total, from + CHUNK);
    const key = `${this.viewer} ${from} ${to}`;
    const known = this.chunks.get(key);
    if (known !== undefined) {
      return known;
    }
    const loading = this.load(from, to);
    loading.catch(() => this.chunks.delete(key));
    this.chunks.set(key, loading);
    return loading;
  }

  private async load(from: number, to: number): Promise<Frame[]> {
    const path = `/tables/${encodeURIComponent(this.table.summary.id)}/replay?from=${from}&to=${to}`;
    return (await get<Film>(this.viewer === '' ? path : `${path}&seat=${this.viewer}`)).frames;
  }

  private get viewer(): string {
    return this.all ? 'all' : (this.table.seat?.toString() ?? '');
  }

  private get kept(): string {
    return `orrery.bookmarks.${this.table.summary.id}`;
  }
}

export const [replayContext, setReplayContext] = createContext<Course>();
