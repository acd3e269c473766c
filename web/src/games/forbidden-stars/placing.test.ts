import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choice } from '../../generated/forbidden-stars';
import type { Choosable, Message, Snapshot } from '../../generated/protocol';
import { TableModel, type Deeds } from '../../table/model.svelte';
import type { Words } from '../../words/words';
import { StarsTable } from './state.svelte';

/** Room for two. */
const SMALL = 'system-11a-sw';
const LARGE = 'system-11a-ne';
const VOID = 'system-11a-se';
const BOYZ = 'unit:ork-boyz';

function option(choice: Choice, why?: string): Choosable {
  const forbidden = why === undefined ? {} : { forbiddenBy: 'place-forces', why: { key: why, args: [] } };
  return { choice: { ...choice }, message: { key: `${choice.type}`, args: [] }, anchors: [], ...forbidden };
}

function asks(key: string, options: Choosable[], systems: unknown[] = []): StarsTable {
  const own = { seat: 1, faction: 'orks', toPlace: [{ unit: 'ork-boyz', count: 4 }, { unit: 'nobz', count: 1 }], tiles: [], supply: [] };
  const snapshot = {
    table: { id: 't', seats: [] },
    facts: [],
    factCount: 0,
    standing: [],
    view: { phase: 'set-up', players: [own, { seat: 2 }], systems, storms: [] },
    decision: { prompt: 1, seat: 1, message: { key, args: [] }, article: 'game', path: [], options },
  };
  const words = { lang: 'en', say: ({ key }: Message) => key, name: () => '' } as unknown as Words;
  return new StarsTable(new TableModel(1, snapshot as unknown as Snapshot, words, {} as Deeds));
}

function forces(): StarsTable {
  const area = (id: string): unknown => ({ area: id, forces: [], structures: [] });
  const places = [SMALL, LARGE].flatMap((at) => ['ork-boyz', 'nobz'].map((unit) => option({ type: 'unit', unit, area: at } as Choice)));
  const barred = option({ type: 'unit', unit: 'ork-boyz', area: VOID } as Choice, 'why.ground-in-void');
  return asks('prompt.forces', [...places, barred, option({ type: 'done' })], [{ system: 'system-11a', turns: 0, column: 0, row: 0, stack: [], areas: ['system-11a-nw', LARGE, VOID, SMALL].map(area) }]);
}

/** Everything that the plate would send. */
function said(stars: StarsTable): unknown[] {
  const { draft, more } = stars.table;
  return draft === null ? [] : [draft, ...more].map(({ choice }) => choice);
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) });
  vi.stubGlobal('matchMedia', window.matchMedia);
});

describe('starting forces', () => {
  const boyz = { type: 'unit', unit: 'ork-boyz', area: SMALL };

  it('stay as they were placed when a press says that an area is full', () => {
    const stars = forces();
    stars.press(BOYZ);
    stars.press(SMALL);
    stars.press(SMALL);
    stars.press(SMALL);

    expect(said(stars)).toEqual([boyz, boyz]);
    expect(stars.refused).toEqual({ at: SMALL, why: 'why.capacity' });
  });

  it('stay as they were placed when a press goes where they cannot be', () => {
    const stars = forces();
    stars.press(BOYZ);
    stars.press(SMALL);
    stars.press(VOID);

    expect(said(stars)).toEqual([boyz]);
    expect(stars.refused?.why).toBe('why.ground-in-void');
    expect(stars.taken).toBe(BOYZ);
  });

  it('are asked about when an area is pressed with nothing taken up, and added to what was placed', () => {
    const stars = forces();
    stars.press(BOYZ);
    stars.press(SMALL);
    stars.release();
    stars.press(LARGE);
    const nobz = stars.menu.find(({ from }) => from === 'unit:nobz');
    stars.choose(nobz ?? expect.unreachable());

    expect(said(stars)).toEqual([boyz, { type: 'unit', unit: 'nobz', area: LARGE }]);
  });

  it('are taken back one by one, the first of them too, and are then taken up again', () => {
    const stars = forces();
    stars.press(BOYZ);
    stars.press(SMALL);
    stars.press(LARGE);
    stars.press(LARGE);
    stars.press(`back:${BOYZ}:${LARGE}`);

    expect(said(stars)).toEqual([boyz, { ...boyz, area: LARGE }]);
    expect(stars.leftOf('ork-boyz')).toBe(2);
    stars.press(`back:${BOYZ}:${SMALL}`);
    expect(said(stars)).toEqual([{ ...boyz, area: LARGE }]);
    expect(stars.table.draft?.message.key).toBe('unit');
    stars.press(`back:${BOYZ}:${LARGE}`);
    expect(said(stars)).toEqual([]);
    expect(stars.taken).toBe(BOYZ);
  });

  it('are added where they are dropped, even upon what can be taken back', () => {
    const stars = forces();
    stars.press(BOYZ);
    stars.press(SMALL);
    stars.drag(BOYZ, `back:${BOYZ}:${SMALL}`);

    expect(said(stars)).toEqual([boyz, boyz]);
  });

  it('are put away one step at a time: first what is taken up, then all of them', () => {
    const stars = forces();
    stars.press(BOYZ);
    stars.press(SMALL);

    expect(stars.release()).toBe(true);
    expect(said(stars)).toEqual([boyz]);
    expect(stars.release()).toBe(true);
    expect(said(stars)).toEqual([]);
    expect(stars.release()).toBe(false);
  });
});

describe('a tile', () => {
  it('lies where it was put and turns on, even if all that is known of it is what would be sent', () => {
    const side = option({ type: 'system', system: 'system-11a' });
    const stars = asks('prompt.tile-side', [side], [{ system: 'system-01a', turns: 0, column: 0, row: 0, stack: [], areas: [] }]);
    const lying = { choice: { type: 'tile', system: 'system-11a', turns: 1, column: 1, row: 0 }, message: { key: 'path.step', args: [] } };
    stars.table.pick(side, lying);

    expect(stars.laid).toEqual({ system: 'system-11a', turns: 1, column: 1, row: 0 });
    stars.turn(1);
    expect(said(stars)).toEqual([side.choice, { ...lying.choice, turns: 2 }]);
  });
});
