import { describe, expect, it } from 'vitest';
import type { Asked, Choosable } from '../../generated/protocol';
import type { Choice, DieColor, Player } from '../../generated/roll-for-the-galaxy';
import { column, consumed, DICTATE, harvest, listed, Moves, slot, source, stack, stillToRecruit, tile } from './moves';

const EMPTY = { size: 0, tiles: [], workers: [], needed: 0 };

const RAYNOR: Player = {
  seat: 1,
  credits: 1,
  chips: 0,
  score: { chips: 0, tiles: 0, bonuses: [], total: 0 },
  tableau: [],
  tiles: 0,
  goods: [],
  sales: [],
  cup: [],
  citizenry: [],
  behindScreen: [],
  columns: [],
  wilds: [],
  dictated: [],
  usedPowers: [],
  extraWorkers: [],
  developments: EMPTY,
  worlds: EMPTY,
  drawn: [],
  drawnCount: 0,
  abandoned: [],
  abandonedCount: 0,
};

function option(choice: Choice, forbiddenBy?: string): Choosable {
  return { choice: { ...choice }, message: { key: 'choice', args: [] }, anchors: [], ...(forbiddenBy === undefined ? {} : { forbiddenBy }) };
}

function asked(step: string, options: Choosable[], key = 'prompt'): Asked {
  return { prompt: 1, seat: 1, message: { key, args: [] }, article: 'assign', path: [{ key: `path.${step}`, args: [] }], options };
}

describe('behind the screen', () => {
  const settle = option({ type: 'select', die: 'home', from: 'settle', phase: 'settle' });
  const across = option({ type: 'select', die: 'home', from: 'settle', phase: 'ship' });
  const wildly = option({ type: 'select', die: 'genes', from: 'wild', phase: 'ship' });
  const below = option({ type: 'wild', die: 'genes', phase: 'ship' });
  const done = option({ type: 'done' }, 'select-phase');
  const decision = asked('assign', [below, across, settle, wildly, done]);
  const moves = new Moves(decision, RAYNOR);

  it('a die that is taken up goes to the strip or below it', () => {
    const taken = source('genes', 'wild');
    expect(moves.to(slot('ship'), taken)).toEqual([wildly]);
    expect(moves.to(column('ship'), taken)).toEqual([below]);
    expect(moves.canEnd(column('settle'), taken)).toBe(false);
  });

  it('a phase is selected by a worker of its own, else by a wild one', () => {
    expect(moves.natural(slot('settle'))).toBe(settle);
    expect(moves.natural(slot('ship'))).toBe(wildly);
    expect(moves.natural(slot('explore'))).toBeNull();
  });

  it('the panel lists one worker a phase, then wild dice; all others are far', () => {
    expect(listed(decision.options, moves)).toEqual({ near: [settle, wildly, below], far: [across] });
  });

  it('who is done says so first', () => {
    const ready = option({ type: 'done' });
    const dictate = option({ type: 'dictate', die: 'home', from: 'settle' });
    const options = [dictate, ready];
    const now = new Moves(asked('assign', options), RAYNOR);
    expect(listed(options, now)).toEqual({ near: [ready], far: [dictate] });
    expect(now.to(DICTATE, source('home', 'settle'))).toEqual([dictate]);
  });

  it('powers that move the same die to the same place are both kept, so that one can choose', () => {
    const first = option({ type: 'reassign', power: 'hydroponics-guild', die: 'genes', from: 'ship', to: 'settle' });
    const second = option({ type: 'move', die: 'genes', from: 'ship', to: 'settle' });
    expect(new Moves(asked('assign', [first, second]), RAYNOR).to(column('settle'), source('genes', 'ship'))).toEqual([first, second]);
  });
});

describe('building', () => {
  it('a worker goes from its column to the stack', () => {
    const worker = option({ type: 'worker', worker: 'home' });
    const moves = new Moves(asked('settle', [worker]), RAYNOR);
    expect(moves.to(stack('worlds'), source('home', 'settle'))).toEqual([worker]);
  });

  it('which of too many is used is asked of those that lie on the stack', () => {
    const worker = option({ type: 'worker', worker: 'home' });
    const moves = new Moves(asked('develop', [worker], 'prompt.spend-worker'), RAYNOR);
    expect(moves.canTake(source('home', 'development-stack'))).toBe(true);
    expect(moves.canTake(source('home', 'develop'))).toBe(false);
  });

  it('a tile that is turned over is pressed where it lies', () => {
    const turned = option({ type: 'arrange', side: 'spice-world' });
    const own: Player = { ...RAYNOR, developments: { ...EMPTY, size: 1, tiles: ['alien-research-ship'] } };
    expect(new Moves(asked('explore', [turned]), own).to(tile('alien-research-ship'), null)).toEqual([turned]);
  });
});

describe('goods', () => {
  const produce = (producer: DieColor, world: 'gem-world' | 'spice-world') => option({ type: 'produce', producer, world });

  it('all producers are placed at once, those first that have the colour of a world', () => {
    const options = (['home', 'novelty'] as const).flatMap((die) => (['spice-world', 'gem-world'] as const).map((world) => produce(die, world)));
    const placed = harvest(options, ['home', 'novelty'], new Map([['spice-world', 1], ['gem-world', 1]]));
    expect(placed.map(({ choice }) => `${choice.producer} ${choice.world}`)).toEqual(['novelty spice-world', 'home gem-world']);
  });

  it('no more are placed than there is room for', () => {
    expect(harvest([produce('home', 'spice-world')], ['home', 'home'], new Map([['spice-world', 1]]))).toHaveLength(1);
  });

  it('a good brings one point more for its own colour and one for that of its shipper', () => {
    expect(consumed(1, 'spice-world', 'home', 'military')).toBe(1);
    expect(consumed(1, 'spice-world', 'novelty', 'military')).toBe(2);
    expect(consumed(2, 'spice-world', 'novelty', 'consumption')).toBe(4);
  });
});

describe('recruiting', () => {
  it('is chosen as long as credits do not suffice for all and the dice differ', () => {
    expect(stillToRecruit(['home', 'home', 'genes'], 2, [])).toBe(2);
    expect(stillToRecruit(['home', 'home', 'genes'], 2, ['genes'])).toBe(0);
    expect(stillToRecruit(['home', 'genes', 'alien', 'rare'], 2, ['home'])).toBe(1);
    expect(stillToRecruit(['home', 'genes'], 2, [])).toBe(0);
  });
});
