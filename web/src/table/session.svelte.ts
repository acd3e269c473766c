import type { Forecast, Refusal, Snapshot, TableDetails } from '../generated/protocol';
import type { StreamEvent } from '../server/events';
import { after } from '../server/course';
import { act, get, post, Refused } from '../server/http';
import { SharedStream } from '../server/shared-stream';
import type { Link } from '../server/stream';
import { gameWords, speech } from '../words/speech.svelte';
import { seatName } from './names';
import { TableModel, type Deeds } from './model.svelte';

const PAUSE = 2000;

/** A viewer's line to a table: listens to its stream, keeps its model, and does what the model asks. */
export class Session {
  model = $state.raw<TableModel | null>(null);
  detail = $state.raw<TableDetails | null>(null);
  link = $state.raw<Link>({ state: 'connecting' });
  private readonly stream: SharedStream;
  /** What came before the words were there. */
  private early: Snapshot | null = null;

  constructor(
    readonly table: string,
    readonly seat: number | null,
  ) {
    this.stream = new SharedStream(`${this.path}/events${seat === null ? '' : `?seat=${seat}`}`, {
      event: (event) => void this.take(event),
      link: (link) => (this.link = link),
    });
    void get<TableDetails>(this.path)
      .then((detail) => (this.detail = detail))
      .catch(() => undefined);
  }

  now(): void {
    this.stream.now();
  }

  close(): void {
    this.stream.close();
  }

  /** Puts the table into the language of the page. */
  async speak(): Promise<void> {
    const model = this.model;
    if (model !== null && model.words.lang !== speech.lang) {
      model.words = await this.words(model.summary.game);
    }
  }

  private async take(event: StreamEvent): Promise<void> {
    if (this.model !== null) {
      this.model.take(event);
      return;
    }
    const first = this.early === null;
    this.early = this.early === null ? (event.data as Snapshot) : after(this.early, event);
    if (first) {
      const words = await this.wordsAtLast(this.early.table.game);
      this.model = new TableModel(this.seat, this.early, words, this.deeds());
    }
  }

  private async words(game: string): Promise<TableModel['words']> {
    const words = await gameWords(game, speech.lang);
    return words.with((seat) => seatName(this.model?.summary.seats ?? [], seat));
  }

  /** Without words there is nothing to show, so they are asked for until they come. */
  private async wordsAtLast(game: string): Promise<TableModel['words']> {
    for (;;) {
      try {
        return await this.words(game);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  }

  private get path(): string {
    return `/tables/${encodeURIComponent(this.table)}`;
  }

  private deeds(): Deeds {
    const { path, seat } = this;
    return {
      async answer(prompt, choices) {
        const reply = await act<{ counted: number; refused: Refusal | null }>(`${path}/answers`, { seat, prompt, choices });
        if (reply.refused !== null && reply.counted === 0) {
          throw new Refused(409, reply.refused);
        }
      },
      undo: (what) => act(`${path}/undo`, { seat, what }),
      order: (order, on) => act(`${path}/standing`, { seat, order, on }),
      interject: (choice) => act(`${path}/interjections`, { seat, choice }),
      substitute: (gone, bot) => post(`${path}/seats/${gone}/bot`, { bot }),
      comeBack: (own) => post(`${path}/seats/${own}/return`),
      forecast: async (prompt, choice, reserve, signal) =>
        (await post<{ forecast: Forecast | null }>(`${path}/forecasts`, { seat, prompt, choice, reserve }, signal)).forecast,
    };
  }
}
