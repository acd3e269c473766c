// @vitest-environment node
import { beforeAll, describe, expect, it, vi } from 'vitest';

describe('an address', () => {
  let read: typeof import('./route.svelte').read;

  beforeAll(async () => {
    vi.stubGlobal('location', { hash: '' });
    vi.stubGlobal('addEventListener', () => undefined);
    ({ read } = await import('./route.svelte'));
  });

  it.each([
    ['', { page: 'lobby' }],
    ['#/', { page: 'lobby' }],
    ['#/nonsense', { page: 'lobby' }],
    ['#/table/abc?seat=2', { page: 'table', table: 'abc', seat: 2, replay: false }],
    ['#/table/abc?seat=x', { page: 'table', table: 'abc', seat: null, replay: false }],
    ['#/replay/abc', { page: 'table', table: 'abc', seat: null, replay: true }],
    ['#/join/tok', { page: 'join', token: 'tok' }],
    ['#/seat/tok', { page: 'seat', token: 'tok' }],
    ['#/rules/rex/shield', { page: 'rules', game: 'rex', article: 'shield' }],
    ['#/rules/rex', { page: 'rules', game: 'rex', article: null }],
  ])('%s', (hash, route) => {
    expect(read(hash)).toEqual(route);
  });
});
