import { describe, expect, it } from 'vitest';
import type { AreaView, Choice } from '../../generated/forbidden-stars';
import type { Asked, Choosable } from '../../generated/protocol';
import { crewOf, saidOf, surplusOf, withCount, type Crew } from './crew';
import { Layout } from './map';
import { Moves } from './moves';
import type { Field } from './reach';

const CREW: Crew = {
  from: 'system-10a-ne',
  to: 'system-10a-nw',
  rows: [
    { unit: 'scout', most: 3, count: 3 },
    { unit: 'space-marine', most: 2, count: 1 },
  ],
  room: 4,
  spare: 2,
};

/** Three scouts may go to a world that holds two and where these stand. */
function crew(there: AreaView['forces']): Crew {
  const from = 'system-11a-ne';
  const to = 'system-11a-sw';
  const figures = [{ unit: 'scout', standing: 3, routed: 0, arrived: 0 }];
  const areas = new Map([
    [from, { area: from, forces: [{ seat: 1, figures }], structures: [] }],
    [to, { area: to, forces: there, structures: [] }],
  ]) as unknown as Field['areas'];
  const field: Field = { layout: new Layout([{ system: 'system-11a', turns: 0, column: 0, row: 0 }]), areas, storms: new Set() };
  const move = { choice: { type: 'move', unit: 'scout', from, to } as Choice, message: { key: '', args: [] }, anchors: [] } as unknown as Choosable;
  const decision: Asked = { prompt: 1, seat: 1, message: { key: '', args: [] }, article: 'game', path: [], options: [move] };
  return crewOf(field, new Moves(decision, field, 'system-11a'), from, to, 1);
}

describe('units that go together', () => {
  it('are as many as there are and as find room', () => {
    expect(withCount(CREW, 'space-marine', 2).rows.map(({ count }) => count)).toEqual([3, 1]);
    expect(withCount(withCount(CREW, 'scout', 1), 'space-marine', 5).rows.map(({ count }) => count)).toEqual([1, 2]);
    expect(withCount(CREW, 'scout', -1).rows[0]?.count).toBe(0);
  });

  it('are as many as the area holds, if nobody has to be driven out', () => {
    const stands = (seat: number): AreaView['forces'] => [{ seat, figures: [{ unit: 'scout', standing: 1, routed: 0, arrived: 0 }] }] as unknown as AreaView['forces'];

    expect(crew([]).rows[0]?.count).toBe(2);
    expect(crew(stands(1)).rows[0]?.count).toBe(1);
    expect(crew(stands(2)).rows[0]?.count).toBe(3);
  });

  it('are too many if the area holds fewer', () => {
    expect(surplusOf(CREW)).toBe(2);
    expect(surplusOf(withCount(CREW, 'scout', 1))).toBe(0);
    expect(surplusOf({ ...CREW, spare: -1 })).toBe(4);
  });

  it('are said one by one in the same answer', () => {
    expect(saidOf(withCount(CREW, 'scout', 1)).map(({ choice }) => choice.unit)).toEqual(['scout', 'space-marine']);
  });
});
