import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choosable, Snapshot, Update } from '../generated/protocol';
import { Refused } from '../server/http';
import type { Words } from '../words/words';
import { TableModel, type Deeds } from './model.svelte';

const option = { choice: { type: 'pass' }, message: { key: 'choice.pass', args: [] }, anchors: [] } as unknown as Choosable;
const words = { lang: 'en', say: () => '', name: () => '' } as Words;

function asked(prompt: number): Snapshot {
  return { table: { id: 't' }, facts: [], factCount: 0, view: {}, standing: [], decision: { seat: 1, prompt, options: [option] } } as unknown as Snapshot;
}

function next(prompt: number | null, cut = false): { type: 'update'; data: Update } {
  const decision = prompt === null ? null : { seat: 1, prompt, options: [option] };
  return { type: 'update', data: { facts: [], factCount: 0, view: {}, cut, decision } as unknown as Update };
}

function table(answer: Deeds['answer']): TableModel {
  return new TableModel(1, asked(1), words, { answer } as unknown as Deeds);
}

describe('a choice that is being made', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }));

  it('is said to be overtaken when another tab answers first', () => {
    const here = table(() => Promise.resolve());
    here.pick(option);
    here.take(next(2));

    expect(here.overtaken).toBe(true);
    expect(here.draft).toBeNull();
    here.pick(option);
    expect(here.overtaken).toBe(false);
  });

  it('is said to be overtaken when it comes too late, whatever arrives first', async () => {
    const closed = new Refused(409, { kind: 'closed-prompt', message: { key: '', args: [] }, article: null });
    const late = table(() => Promise.reject(closed));
    late.pick(option);
    const sending = late.send();
    late.take(next(2));
    await sending;

    expect(late.overtaken).toBe(true);
    expect(late.fault).toBeNull();
  });

  it('is not overtaken by its own answer or by an undo', async () => {
    const sent = table(() => Promise.resolve());
    sent.pick(option);
    await sent.send();
    sent.take(next(2));
    expect(sent.overtaken).toBe(false);

    sent.pick(option);
    sent.take(next(1, true));
    expect(sent.overtaken).toBe(false);
  });
});
