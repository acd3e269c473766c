import type { Snapshot, TableChange, Update } from '../generated/protocol';

/** What a table's stream tells. */
export type StreamEvent =
  | { type: 'snapshot'; data: Snapshot }
  | { type: 'update'; data: Update }
  | { type: 'table'; data: TableChange };

/** One server-sent event as it came over the line. */
export interface RawEvent {
  id: string;
  type: string;
  data: string;
}

/** Cuts a stream of text into events; comments and fields that nobody needs are passed over, but for beats. */
export class EventCutter {
  private rest = '';
  private id = '';
  private heard: string | null = null;

  /** The events that are complete with this piece of text. */
  take(text: string): RawEvent[] {
    this.rest += text.replaceAll('\r', '');
    const blocks = this.rest.split('\n\n');
    this.rest = blocks.pop() ?? '';
    return blocks.map((block) => this.event(block)).filter((event) => event !== null);
  }

  /** The name of the latest beat, told once: with a beat the server asks whether anybody is still there. */
  beat(): string | null {
    const { heard } = this;
    this.heard = null;
    return heard;
  }

  private event(block: string): RawEvent | null {
    let type = 'message';
    const data: string[] = [];
    for (const line of block.split('\n')) {
      this.heard = /^: beat (\S+)$/.exec(line)?.[1] ?? this.heard;
      const [, field, value] = /^([a-z]+): ?(.*)$/.exec(line) ?? [];
      if (field === 'id') {
        this.id = value ?? '';
      } else if (field === 'event') {
        type = value ?? type;
      } else if (field === 'data') {
        data.push(value ?? '');
      }
    }
    return data.length === 0 ? null : { id: this.id, type, data: data.join('\n') };
  }
}
