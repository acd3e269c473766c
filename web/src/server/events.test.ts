import { describe, expect, it } from 'vitest';
import { EventCutter } from './events';

describe('a stream of events', () => {
  it('is cut at empty lines, wherever the pieces of text end', () => {
    const cutter = new EventCutter();

    expect(cutter.take('id: 1-1\nevent: sna')).toEqual([]);
    expect(cutter.take('pshot\ndata: {"a":1}\n')).toEqual([]);
    expect(cutter.take('\nid: 1-2\nevent: update\ndata: {}\n\n')).toEqual([
      { id: '1-1', type: 'snapshot', data: '{"a":1}' },
      { id: '1-2', type: 'update', data: '{}' },
    ]);
  });

  it('has comments that say nothing', () => {
    expect(new EventCutter().take(': beat\n\n:\n\n')).toEqual([]);
  });

  it('has beats with names, each told once', () => {
    const cutter = new EventCutter();

    expect(cutter.take(': beat abc\n\nid: 1-1\nevent: table\ndata: 1\n\n')).toHaveLength(1);
    expect(cutter.beat()).toBe('abc');
    expect(cutter.beat()).toBeNull();
    expect(cutter.take('id: 1-2\nevent: table\ndata: ": beat"\n\n')).toHaveLength(1);
    expect(cutter.beat()).toBeNull();
  });

  it('may end its lines as Windows does', () => {
    expect(new EventCutter().take('id: 7\r\nevent: table\r\ndata: 1\r\n\r\n')).toEqual([{ id: '7', type: 'table', data: '1' }]);
  });
});
