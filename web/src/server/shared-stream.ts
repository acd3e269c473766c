import type { Snapshot } from '../generated/protocol';
import type { StreamEvent } from './events';
import { after } from './course';
import { leadership } from './leadership';
import { Stream, type Link } from './stream';

type Talk =
  | { say: 'event'; event: StreamEvent; id: string }
  | { say: 'link'; link: Link }
  /** A tab that is new asks what is known. */
  | { say: 'hello' }
  /** Somebody pressed "now". */
  | { say: 'now' };

export interface Ears {
  event(event: StreamEvent): void;
  link(link: Link): void;
}

/**
 * One stream for all tabs of a browser that look at a table through the same seat: one tab holds it and tells the
 * others. When that tab is closed another goes on where it stopped.
 */
export class SharedStream {
  private readonly channel: BroadcastChannel;
  private readonly resign: () => void;
  private stream: Stream | null = null;
  private known: Snapshot | null = null;
  private lastId: string | null = null;
  private lastLink: Link = { state: 'connecting' };

  constructor(
    private readonly path: string,
    private readonly ears: Ears,
  ) {
    const name = `orrery:${path}`;
    this.channel = new BroadcastChannel(name);
    this.channel.onmessage = ({ data }: MessageEvent<Talk>) => this.hear(data);
    this.resign = leadership(
      name,
      () => this.lead(),
      () => this.follow(),
    );
    this.tell({ say: 'hello' });
  }

  now(): void {
    if (this.stream === null) {
      this.tell({ say: 'now' });
    } else {
      this.stream.now();
    }
  }

  close(): void {
    this.resign();
    this.stream?.close();
    this.stream = null;
    this.channel.close();
  }

  private lead(): void {
    this.stream = new Stream(
      this.path,
      {
        event: (event, id) => {
          this.take(event, id);
          this.tell({ say: 'event', event, id });
        },
        link: (link) => {
          this.takeLink(link);
          this.tell({ say: 'link', link });
        },
      },
      this.lastId,
    );
  }

  private follow(): void {
    this.stream?.close();
    this.stream = null;
  }

  private hear(talk: Talk): void {
    if (talk.say === 'event') {
      this.overhear(talk.event, talk.id);
    } else if (talk.say === 'link') {
      this.takeLink(talk.link);
    } else if (this.stream !== null && talk.say === 'now') {
      this.stream.now();
    } else if (this.stream !== null && talk.say === 'hello') {
      this.greet();
    }
  }

  /** Without a snapshot nothing else can be understood, and what is known needs no second telling. */
  private overhear(event: StreamEvent, id: string): void {
    const told = event.type === 'snapshot' ? id === this.lastId : this.known === null;
    if (!told) {
      this.take(event, id);
    }
  }

  private greet(): void {
    if (this.known !== null && this.lastId !== null) {
      this.tell({ say: 'event', event: { type: 'snapshot', data: this.known }, id: this.lastId });
    }
    this.tell({ say: 'link', link: this.lastLink });
  }

  private take(event: StreamEvent, id: string): void {
    this.known = this.known === null ? (event.data as Snapshot) : after(this.known, event);
    this.lastId = id;
    this.ears.event(event);
  }

  private takeLink(link: Link): void {
    this.lastLink = link;
    this.ears.link(link);
  }

  private tell(talk: Talk): void {
    this.channel.postMessage(talk);
  }
}
