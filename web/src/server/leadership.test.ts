import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leadership } from './leadership';

/** Channels of one browser: what one tab says all others hear. */
class Channel {
  static readonly open = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    Channel.open.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of Channel.open) {
      if (other !== this && other.name === this.name) {
        other.onmessage?.({ data });
      }
    }
  }

  close(): void {
    Channel.open.delete(this);
  }
}

describe('the tabs of a browser without locks', () => {
  const leaders = new Set<number>();

  function tab(number: number): () => void {
    return leadership(
      'table',
      () => leaders.add(number),
      () => leaders.delete(number),
    );
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('BroadcastChannel', Channel);
    vi.stubGlobal('navigator', {});
    leaders.clear();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    Channel.open.clear();
  });

  it('have one leader, however many they are', () => {
    const leave = Array.from({ length: 8 }, (_, i) => tab(i));

    vi.advanceTimersByTime(10_000);

    expect(leaders.size).toBe(1);
    leave.forEach((one) => one());
  });

  it('find another when the leader is closed', () => {
    const leave = Array.from({ length: 3 }, (_, i) => tab(i));
    vi.advanceTimersByTime(10_000);
    const [first] = leaders;
    leaders.clear();

    leave[first ?? 0]?.();
    vi.advanceTimersByTime(10_000);

    expect(leaders.size).toBe(1);
    expect(leaders.has(first ?? 0)).toBe(false);
    leave.forEach((one, i) => i !== first && one());
  });

  it('find another when the leader falls silent', () => {
    const silent = tab(0);
    vi.advanceTimersByTime(10_000);
    expect([...leaders]).toEqual([0]);
    Channel.open.forEach((channel) => (channel.postMessage = () => undefined));

    const second = tab(1);
    vi.advanceTimersByTime(10_000);

    expect(leaders.has(1)).toBe(true);
    silent();
    second();
  });
});
