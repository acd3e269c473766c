import { describe, expect, it } from 'vitest';
import type { FactLine } from '../../generated/protocol';
import { orderOf, type Assault } from './assault';
import { isLegal } from './gestures';
import { decision, option, territory, view } from './sample.test-data';

const ASSAULT: Assault = { from: 'canis', to: 'saalok', keep: 2, hero: false };
const ABOUT = [territory('canis'), 8, territory('saalok'), 4, { seat: 1 }];
const COMMIT = decision(
  'prompt.commit',
  [
    option({ type: 'commit', units: 1, hero: false }),
    option({ type: 'commit', units: 1, hero: true }),
    option({ type: 'commit', units: 2, hero: false }),
    option({ type: 'commit', units: 2, hero: true }),
    option({ type: 'commit', units: 3, hero: false }, 'why.dice-limit'),
    option({ type: 'stop' }),
  ],
  ABOUT,
);
const PASS = option({ type: 'pass' });

const said = (order: ReturnType<typeof orderOf>) => (typeof order === 'string' ? order : order.choice);
const fact = (type: string, seat: number): FactLine => ({ fact: { type, seat }, message: { key: type, args: [] }, round: 1, revealed: false, told: false });

describe('attacking until so many attackers are left', () => {
  it('commits the most that may be committed', () => {
    expect(said(orderOf(ASSAULT, 1, view(), COMMIT, []))).toEqual({ type: 'commit', units: 2, hero: false });
    expect(said(orderOf({ ...ASSAULT, hero: true }, 1, view(), COMMIT, []))).toEqual({ type: 'commit', units: 2, hero: true });
  });

  it('commits units without the hero where there is none', () => {
    const without = { ...COMMIT, options: COMMIT.options.filter(({ choice }) => choice.hero !== true) };
    expect(said(orderOf({ ...ASSAULT, hero: true }, 1, view(), without, []))).toEqual({ type: 'commit', units: 2, hero: false });
  });

  it('stops as soon as no more than those are left, not counting the unit that stays behind', () => {
    expect(said(orderOf(ASSAULT, 1, view({ canis: 4 }), COMMIT, []))).toMatchObject({ type: 'commit' });
    expect(said(orderOf(ASSAULT, 1, view({ canis: 3 }), COMMIT, []))).toEqual({ type: 'stop' });
  });

  it('hands back a question in which it may not stop', () => {
    const forced = { ...COMMIT, options: COMMIT.options.filter((one) => isLegal(one) && one.choice.type !== 'stop') };
    expect(orderOf(ASSAULT, 1, view({ canis: 3 }), forced, [])).toBe('halted');
  });

  it('waits for the defender', () => {
    expect(orderOf(ASSAULT, 1, view(), null, [])).toBe('waits');
  });

  it('is halted by a card of the defender, not by its own', () => {
    expect(orderOf(ASSAULT, 1, view(), COMMIT, [fact('card-played', 2)])).toBe('halted');
    expect(said(orderOf(ASSAULT, 1, view(), COMMIT, [fact('dice-thrown', 1), fact('card-played', 1)]))).toMatchObject({ type: 'commit' });
  });

  it('passes where there is nothing to play and is halted where there is', () => {
    expect(said(orderOf(ASSAULT, 1, view(), decision('prompt.window.attack-after-roll', [PASS]), []))).toEqual({ type: 'pass' });
    const playable = decision('prompt.window.attack-after-roll', [PASS, option({ type: 'play', card: 'terran-stimpack' })]);
    expect(orderOf(ASSAULT, 1, view(), playable, [])).toBe('halted');
  });

  it('is halted by the roll of another invasion', () => {
    const other = decision('prompt.commit', COMMIT.options, [territory('thisby'), 3, territory('saalok'), 4, { seat: 1 }]);
    expect(orderOf(ASSAULT, 1, view(), other, [])).toBe('halted');
  });

  it('is over with the conquest, with the next question of the attack and with the turn', () => {
    expect(orderOf(ASSAULT, 1, view(), decision('prompt.move-in', [option({ type: 'units', units: 3 }), option({ type: 'units', units: 4 })]), [])).toBe('over');
    expect(orderOf(ASSAULT, 1, view(), decision('prompt.attack', [option({ type: 'end-attacks' })]), [])).toBe('over');
    const turn = { ...view().turn, active: 2 };
    expect(orderOf(ASSAULT, 1, { ...view(), turn }, null, [])).toBe('over');
  });
});
