import { edition } from './edition.svelte';
import type { StreamEvent } from './events';
import { EventCutter } from './events';
import { post } from './http';

/** A beat comes every 15 seconds; after this much silence the line is dead. */
const SILENCE = 40_000;
const LONGEST_PAUSE = 30_000;

export type Link =
  | { state: 'open' }
  | { state: 'connecting' }
  /** `until` is the time of the next try in milliseconds. */
  | { state: 'waiting'; until: number }
  /** The server said that there is nothing to see here. */
  | { state: 'refused'; status: number };

export interface Listener {
  event(event: StreamEvent, id: string): void;
  link(link: Link): void;
}

/** Says that somebody is still there; whoever does not is taken for gone. */
function answer(beat: string | null): void {
  if (beat !== null) {
    void post(`/beats/${beat}`).catch(() => undefined);
  }
}

/** The stream of one viewer of one table, which comes back by itself and goes on where it stopped. */
export class Stream {
  private abort = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private closed = false;

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
    private lastId: string | null,
  ) {
    addEventListener('offline', this.lost);
    addEventListener('online', this.back);
    void this.connect();
  }

  /** The browser knows before any silence tells. */
  private readonly lost = (): void => this.abort.abort();
  private readonly back = (): void => {
    if (this.failures > 0) {
      this.now();
    }
  };

  /** Tries at once instead of waiting. */
  now(): void {
    clearTimeout(this.timer);
    void this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener('offline', this.lost);
    removeEventListener('online', this.back);
    clearTimeout(this.timer);
    this.abort.abort();
  }

  private async connect(): Promise<void> {
    this.abort.abort();
    const abort = new AbortController();
    this.abort = abort;
    this.listener.link({ state: 'connecting' });
    try {
      const reply = await fetch(this.address(), { signal: abort.signal, headers: { Accept: 'text/event-stream' } });
      edition.see(reply);
      if (reply.status === 403 || reply.status === 404 || reply.status === 401) {
        this.listener.link({ state: 'refused', status: reply.status });
        return;
      }
      if (reply.ok && reply.body !== null) {
        await this.read(reply.body, abort);
      }
    } catch {
      // The line broke or was given up: what follows is the same.
    }
    if (!this.closed && this.abort === abort) {
      this.pause();
    }
  }

  private address(): string {
    const after = this.lastId === null ? '' : `${this.path.includes('?') ? '&' : '?'}after=${encodeURIComponent(this.lastId)}`;
    return `/api${this.path}${after}`;
  }

  private async read(body: ReadableStream<Uint8Array>, abort: AbortController): Promise<void> {
    const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
    const cutter = new EventCutter();
    this.failures = 0;
    this.listener.link({ state: 'open' });
    let watch = setTimeout(() => abort.abort(), SILENCE);
    try {
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        clearTimeout(watch);
        watch = setTimeout(() => abort.abort(), SILENCE);
        for (const raw of cutter.take(piece.value)) {
          this.lastId = raw.id;
          this.listener.event({ type: raw.type, data: JSON.parse(raw.data) } as StreamEvent, raw.id);
        }
        answer(cutter.beat());
      }
    } finally {
      clearTimeout(watch);
    }
  }

  private pause(): void {
    const pause = Math.min(LONGEST_PAUSE, 1000 * 2 ** this.failures) * (0.75 + Math.random() / 2);
    this.failures++;
    this.listener.link({ state: 'waiting', until: Date.now() + pause });
    this.timer = setTimeout(() => void this.connect(), pause);
  }
}
