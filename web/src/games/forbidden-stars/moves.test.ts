import { describe, expect, it } from 'vitest';
import type { Choice } from '../../generated/forbidden-stars';
import type { Asked, Choosable } from '../../generated/protocol';
import { chipsOf } from './chips';
import { ghostsOf } from './ghosts';
import { hexOf, Layout } from './map';
import { listed, Moves, piece, placing } from './moves';
import type { Field } from './reach';

const LAYOUT = new Layout([
  { system: 'system-10a', turns: 0, column: 0, row: 0 },
  { system: 'system-01a', turns: 0, column: 1, row: 0 },
]);
const FIELD: Field = { layout: LAYOUT, areas: new Map(), storms: new Set() };

function option(choice: Choice, forbiddenBy?: string): Choosable {
  const why = { key: 'why', args: [] };
  return { choice: { ...choice }, message: { key: 'choice', args: [] }, anchors: [], ...(forbiddenBy === undefined ? {} : { forbiddenBy, why }) };
}

function moves(options: Choosable[], field = FIELD): Moves {
  const decision: Asked = { prompt: 1, seat: 1, message: { key: 'prompt', args: [] }, article: 'game', path: [], options };
  return new Moves(decision, field, 'system-10a');
}

describe('an order', () => {
  const here = option({ type: 'order', order: 'deploy', system: 'system-10a' });
  const far = option({ type: 'order', order: 'deploy', system: 'system-01a' }, 'where-orders-go');
  const planning = moves([here, far]);

  it('is taken up beside the board and put into an order space', () => {
    expect(planning.canTake(piece.order('deploy'))).toBe(true);
    expect(planning.canEnd(hexOf('system-10a'), piece.order('deploy'))).toBe(true);
    expect(planning.canEnd(hexOf('system-10a'), piece.order('advance'))).toBe(false);
  });

  it('glows where it can go, and says why elsewhere', () => {
    expect(planning.open(piece.order('deploy'))).toEqual(new Set([hexOf('system-10a')]));
    expect(planning.refusal(hexOf('system-01a'), piece.order('deploy'))).toBe(far);
    expect(planning.refusal(hexOf('system-10a'), null)).toBeNull();
  });
});

describe('a movement', () => {
  const move = option({ type: 'move', unit: 'scout', from: 'system-10a-ne', to: 'system-10a-nw' });

  it('begins where units stand: only there does the board glow before they are taken up', () => {
    const moving = moves([move, option({ type: 'done' })]);
    expect(moving.open(null)).toEqual(new Set(['system-10a-ne']));
    expect(moving.open('system-10a-ne')).toEqual(new Set(['system-10a-nw']));
  });
});

describe('a purchase', () => {
  const scout = option({ type: 'buy', unit: 'scout', cache: false, forge: false, warboss: false });

  it('says in the same answer where the unit goes', () => {
    expect(moves([scout]).to('system-10a-nw', piece.unit('scout'))).toEqual([
      { option: scout, more: [placing('scout', 'system-10a-nw')], from: piece.unit('scout'), to: 'system-10a-nw' },
    ]);
  });

  it('leaves out worlds of others and voids, and the place itself where there is but one', () => {
    const held = (seat: number) => ({ forces: [{ seat, figures: [] }], structures: [] });
    const areas: Field['areas'] = new Map([
      ['system-10a-nw', { area: 'system-10a-nw', ...held(2) }],
      ['system-10a-sw', { area: 'system-10a-sw', ...held(3) }],
    ]);
    const one = moves([scout], { ...FIELD, areas });
    expect(one.to('system-10a-ne', piece.unit('scout')).map(({ more }) => more)).toEqual([[]]);
    expect(one.to('system-10a-nw', piece.unit('scout'))).toEqual([]);
    expect(one.to('system-10a-se', piece.unit('scout'))).toEqual([]);
  });
});

describe('a storm', () => {
  it('is pressed by its edge, whichever system names it', () => {
    const storm = option({ type: 'storm', system: 'system-01a', at: 'west' });
    expect(moves([storm]).canEnd(LAYOUT.edge('system-10a', 'east')?.id ?? '', null)).toBe(true);
  });
});

describe('the panel', () => {
  it('lists few options as they are, of many first those that the board does not carry', () => {
    const orders = (['system-10a', 'system-01a'] as const).flatMap((system) =>
      (['deploy', 'strategize', 'dominate', 'advance'] as const).map((order) => option({ type: 'order', order, system })),
    );
    expect(listed(moves(orders)).far).toEqual([]);
    const more = [...orders, option({ type: 'reveal', system: 'system-10a' }), option({ type: 'done' })];
    expect(listed(moves(more)).near[0]?.choice.type).toBe('done');
  });
});

describe('what would come of it', () => {
  it('like units are counted, and a way is drawn once', () => {
    const said: Choice[] = [
      { type: 'unit', unit: 'scout', area: 'system-10a-nw' },
      { type: 'unit', unit: 'scout', area: 'system-10a-nw' },
      { type: 'move', unit: 'scout', from: 'system-10a-ne', to: 'system-10a-nw' },
      { type: 'move', unit: 'scout', from: 'system-10a-ne', to: 'system-10a-nw' },
    ];
    const ghosts = ghostsOf(said, LAYOUT, null, () => true);
    expect(ghosts.units).toEqual([{ unit: 'scout', area: 'system-10a-nw', count: 2 }]);
    expect(ghosts.arrows).toEqual([{ from: 'system-10a-ne', to: 'system-10a-nw', attack: true }]);
  });
});

describe('chips', () => {
  const figures = (unit: 'scout' | 'nobz', standing: number, routed: number) => [{ unit, standing, routed, arrived: 0 }];

  it('stand in two rows in a contested area, the attacker’s below; routed units have a chip of their own', () => {
    const chips = chipsOf(
      { area: 'system-10a-nw', forces: [{ seat: 1, figures: figures('scout', 2, 1) }, { seat: 2, figures: figures('nobz', 1, 0) }], structures: [] },
      1,
      1,
      0,
    );
    expect(chips.map(({ seat, count, routed }) => [seat, count, routed])).toEqual([
      [2, 1, false],
      [1, 2, false],
      [1, 1, true],
    ]);
    expect(chips[0]?.y).toBeLessThan(chips[1]?.y ?? 0);
  });
});
