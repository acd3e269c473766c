import { describe, expect, it } from 'vitest';
import { Moment, unitsOf, withUnits, type Intent } from './gestures';
import type { RiskView } from '../../generated/risk-starcraft';
import { decision, option, territory, view } from './sample.test-data';

const ATTACK = decision('prompt.attack', [
  option({ type: 'end-attacks' }),
  option({ type: 'invade', from: 'canis', to: 'saalok' }),
  option({ type: 'invade', from: 'thisby', to: 'diamondback-wastelands' }),
  option({ type: 'invade', from: 'backwater-station', to: 'diamondback-wastelands' }),
  option({ type: 'invade', from: 'riksville', to: 'pyramus' }, 'why.one-stays-behind'),
]);

const choices = (intent: Intent | null) => intent?.more.map((said) => said.choice);

describe('an invasion', () => {
  it('begins on an own territory that can attack', () => {
    const moment = new Moment(view(), ATTACK, null);
    expect(moment.legal).toEqual(['canis', 'thisby', 'backwater-station']);
    expect(moment.press('canis')).toEqual({ origin: 'canis', intent: null, refused: null });
  });

  it('is picked when its target is pressed', () => {
    const pressed = new Moment(view(), ATTACK, 'canis').press('saalok');
    expect(pressed.intent?.option.choice).toEqual({ type: 'invade', from: 'canis', to: 'saalok' });
    expect(pressed.intent?.more).toEqual([]);
  });

  it('is picked at once from its target if only one territory can attack it', () => {
    const moment = new Moment(view(), ATTACK, null);
    expect(moment.press('saalok').intent?.option.choice.from).toBe('canis');
    expect(moment.press('diamondback-wastelands').intent).toBeNull();
  });

  it('is the same when it is dragged', () => {
    const dragged = new Moment(view(), ATTACK, null).drag('thisby', 'diamondback-wastelands');
    expect(dragged.intent?.option.choice).toEqual({ type: 'invade', from: 'thisby', to: 'diamondback-wastelands' });
  });

  it('is let go when its origin is pressed again, and moved when another one is', () => {
    expect(new Moment(view(), ATTACK, 'canis').press('canis').origin).toBeNull();
    expect(new Moment(view(), ATTACK, 'canis').press('thisby').origin).toBe('thisby');
  });

  it('from a territory with one unit is refused with its reason', () => {
    const pressed = new Moment(view(), ATTACK, null).press('riksville');
    expect(pressed.intent).toBeNull();
    expect(pressed.refused?.why?.key).toBe('why.one-stays-behind');
  });
});

describe('placing reinforcements', () => {
  const deploy = decision('prompt.deploy', [
    option({ type: 'place', territory: 'canis' }),
    option({ type: 'place', territory: 'saalok' }, 'why.not-your-territory'),
  ]);

  it('says where and, in the same post, how many: all of them at first', () => {
    const { intent } = new Moment(view(), deploy, null).press('canis');
    expect(intent?.option.choice).toEqual({ type: 'place', territory: 'canis' });
    expect(choices(intent)).toEqual([{ type: 'units', units: 5 }]);
    expect(intent?.units).toEqual({ least: 1, most: 5 });
  });

  it('takes another number', () => {
    const { intent } = new Moment(view(), deploy, null).press('canis');
    const fewer = intent === null ? null : withUnits(intent, 2);
    expect(fewer === null ? null : unitsOf(fewer)).toBe(2);
    expect(choices(fewer)).toEqual([{ type: 'units', units: 2 }]);
  });

  it('on a territory of another is refused', () => {
    expect(new Moment(view(), deploy, null).press('saalok').refused?.why?.key).toBe('why.not-your-territory');
  });

  it('by a card says only where', () => {
    const card = decision('prompt.place-by-card', [option({ type: 'place', territory: 'canis' })]);
    expect(new Moment(view(), card, null).press('canis').intent?.more).toEqual([]);
  });
});

describe('placing starting units', () => {
  const fortify = decision('prompt.fortify', [option({ type: 'place', territory: 'canis' }), option({ type: 'place-rest' })], [15]);

  it('says in one post where so many of them go, one a turn', () => {
    const { intent } = new Moment(view(), fortify, null).press('canis');
    expect(choices(intent)).toEqual([{ type: 'units', units: 15 }]);
    expect(intent?.units).toEqual({ least: 1, most: 15 });
  });

  it('says only where of the last one', () => {
    const last = { ...fortify, message: { key: 'prompt.fortify', args: [1] } };
    expect(choices(new Moment(view(), last, null).press('canis').intent)).toEqual([]);
  });

  it('of a neutral says only where', () => {
    const neutral = decision('prompt.place-neutral', [option({ type: 'place', territory: 'canis' })], [{ kind: 'Faction', id: 'zerg-brown' }]);
    expect(choices(new Moment(view(), neutral, null).press('canis').intent)).toEqual([]);
  });
});

describe('a manoeuvre', () => {
  const end = decision('prompt.end-of-turn', [
    option({ type: 'end-turn' }),
    option({ type: 'move-from', territory: 'backwater-station' }),
    option({ type: 'move-from', territory: 'thisby' }),
  ]);

  it('goes to any own territory that own ones link to it', () => {
    const moment = new Moment(view(), end, 'backwater-station');
    expect(moment.legal.toSorted()).toEqual(['riksville', 'thisby']);
  });

  it('is one post: from where, to where, and how many', () => {
    const { intent } = new Moment(view(), end, null).drag('backwater-station', 'thisby');
    expect(intent?.option.choice).toEqual({ type: 'move-from', territory: 'backwater-station' });
    expect(choices(intent)).toEqual([
      { type: 'move-to', territory: 'thisby' },
      { type: 'units', units: 8 },
    ]);
  });

  it('leads through the territories of an ally, but not into them', () => {
    const allied: RiskView = { ...view(), mode: 'team-play' };
    const territories = allied.territories.map((held) => (held.territory === 'backwater-station' ? { ...held, seat: 3 } : held));
    const players = [...allied.players, ...allied.players.map((player) => ({ ...player, seat: player.seat + 2 }))];
    expect(new Moment({ ...allied, players, territories }, end, 'thisby').legal).toEqual(['riksville']);
    expect(new Moment({ ...view(), territories }, end, 'thisby').legal).toEqual([]);
  });

  it('does not say what is not asked: the only place to go, the only number', () => {
    const two = view({ thisby: 2, 'backwater-station': 1 });
    const { intent } = new Moment(two, decision('prompt.end-of-turn', [option({ type: 'move-from', territory: 'thisby' })]), 'thisby').press('backwater-station');
    expect(intent?.option.choice.type).toBe('move-from');
    expect(choices(intent)).toEqual([]);
  });

  it('by a card goes to every own territory, and with so many units as the card says', () => {
    const warp = decision('prompt.warp-from', end.options, [4]);
    const moment = new Moment(view(), warp, 'backwater-station');
    expect(moment.legal).toContain('canis');
    expect(choices(moment.press('canis').intent)).toContainEqual({ type: 'units', units: 4 });
  });

  it('whose origin is answered already says where to and how many', () => {
    const on = { ...decision('prompt.move-to', [option({ type: 'move-to', territory: 'thisby' })], [territory('backwater-station')]), article: 'manoeuvre' };
    const { intent } = new Moment(view(), on, null).press('thisby');
    expect(choices(intent)).toEqual([{ type: 'units', units: 8 }]);
  });
});

describe('other questions', () => {
  it('of a place are answered by one press', () => {
    const hero = decision('prompt.place-hero', [option({ type: 'place-hero', territory: 'canis' })]);
    expect(new Moment(view(), hero, null).press('canis').intent?.option.choice.type).toBe('place-hero');
  });

  it('without places leave the board alone', () => {
    const moment = new Moment(view(), decision('prompt.draw-card', [option({ type: 'draw' }), option({ type: 'pass' })]), null);
    expect(moment.form).toBe('none');
    expect(moment.press('canis').intent).toBeNull();
  });

  it('of nobody leave the board alone', () => {
    expect(new Moment(view(), null, null).press('canis')).toEqual({ origin: null, intent: null, refused: null });
  });
});
