import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { edition } from './edition.svelte';
import { act, get, post, Refused, Unreachable } from './http';

const reply = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });

describe('the server', () => {
  const sent = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
  const bodies = (): { action: string }[] => sent.mock.calls.map(([, init]) => JSON.parse(String(init.body)) as { action: string });

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', sent);
  });

  afterEach(() => {
    sent.mockReset();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is asked again for the same action when the line breaks', async () => {
    sent.mockRejectedValueOnce(new TypeError('broken')).mockResolvedValueOnce(reply(200, { counted: 1 }));

    const answered = act('/tables/t/answers', { seat: 1 });
    await vi.runAllTimersAsync();

    expect(await answered).toEqual({ counted: 1 });
    expect(bodies()).toHaveLength(2);
    expect(bodies()[0]?.action).toMatch(/^[0-9a-f]{24}$/);
    expect(bodies()[1]?.action).toBe(bodies()[0]?.action);
  });

  it('is asked for a new action under a new number', async () => {
    sent.mockImplementation(() => Promise.resolve(reply(200, {})));

    await act('/x', {});
    await act('/x', {});

    expect(bodies()[0]?.action).not.toBe(bodies()[1]?.action);
  });

  it('is not asked twice when it says no', async () => {
    const error = { kind: 'closed-prompt', message: { key: 'refused.closed-prompt', args: [] }, article: null };
    sent.mockResolvedValue(reply(409, { error }));

    await expect(act('/x', {})).rejects.toThrow(Refused);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('is given up after some tries', async () => {
    sent.mockRejectedValue(new TypeError('broken'));

    const answered = expect(act('/x', {})).rejects.toThrow(Unreachable);
    await vi.runAllTimersAsync();
    await answered;

    expect(sent).toHaveBeenCalledTimes(4);
  });

  it('may be hidden by something that does not speak its language', async () => {
    sent.mockResolvedValue(new Response('<html>bad gateway</html>', { status: 502 }));

    await expect(get('/me')).rejects.toThrow(Unreachable);
  });

  it('is told which edition of it the page was loaded from, and is found out when it is another', async () => {
    const of = (name: string): Response => new Response('{}', { status: 200, headers: { 'Orrery-Edition': name } });
    const named = (): unknown => new Headers(sent.mock.lastCall?.[1].headers).get('Orrery-Edition');

    sent.mockResolvedValueOnce(of('first'));
    await get('/me');
    sent.mockResolvedValueOnce(of('first'));
    await post('/me');
    expect(named()).toBe('first');
    expect(edition.outdated).toBe(false);

    sent.mockResolvedValueOnce(of('second'));
    await get('/me');
    expect(edition.outdated).toBe(true);
    sent.mockResolvedValueOnce(reply(502, {}));
    await expect(post('/me')).rejects.toThrow(Unreachable);
    expect(named()).toBe('first');
    expect(edition.outdated).toBe(true);
  });
});
