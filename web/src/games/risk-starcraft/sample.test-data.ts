import type { Asked, Choosable, Message, Typed } from '../../generated/protocol';
import type { Faction, Player, RiskView, Territory } from '../../generated/risk-starcraft';

/** A position for tests: seat 1 holds Mar Sara's west and Canis, seat 2 all the rest. */
export const OWN: Partial<Record<Territory, number>> = { thisby: 3, 'backwater-station': 9, riksville: 1, canis: 8 };

export function view(own: Partial<Record<Territory, number>> = OWN, others: Partial<Record<Territory, number>> = {}): RiskView {
  const all: Territory[] = [
    'saalok',
    'diamondback-wastelands',
    'jacobs-installation',
    'pyramus',
    'ursa',
    'keresh-province',
    'wolfrec-province',
    'char-aleph',
    'feral-hives',
  ];
  const territories = all.filter((id) => !(id in own));
  return {
    players: [player(1, 'terran-red', 'backwater-station', 'thisby'), player(2, 'protoss-yellow', 'saalok')],
    territories: [
      ...(Object.entries(own) as [Territory, number][]).map(([territory, units]) => ({ territory, seat: 1, units })),
      ...territories.map((territory) => ({ territory, seat: 2, units: others[territory] ?? 1 })),
    ],
    fields: ['canis'],
    achievementsOnBoard: [],
    piles: [],
    turn: {
      active: 1,
      round: 3,
      reinforcements: 5,
      atTurnStart: [],
      handedIn: false,
      conquered: false,
      achievementTaken: false,
      defenceForbidden: false,
      invasions: [],
      attackDice: [],
      defenceDice: [],
    },
    mode: 'basic-training',
    rewardsHidden: [],
    towers: [],
    neutrals: [],
  };
}

function player(seat: number, faction: Faction, base: Territory, hero?: Territory): Player {
  const cards = { cards: 0, captured: 0, seen: [], seenCaptured: [], achievements: [], rewards: [], mustering: 0 };
  return { seat, place: seat, faction, base, ...(hero === undefined ? {} : { hero }), eliminated: false, units: 20, ...cards };
}

export function decision(key: string, options: Choosable[], args: Message['args'] = []): Asked {
  return { prompt: 7, seat: 1, message: { key, args }, article: 'attack-step', path: [], options };
}

export function option(choice: Typed, why?: string): Choosable {
  const ids = ['from', 'to', 'territory'].map((field) => choice[field]).filter((id) => typeof id === 'string');
  return {
    choice,
    message: { key: `choice.${choice.type}`, args: [] },
    anchors: ids.map((id) => ({ kind: 'Territory', id })),
    ...(why === undefined ? {} : { forbiddenBy: 'one-stays-behind', why: { key: why, args: [] } }),
  };
}

export const territory = (id: string) => ({ kind: 'Territory', id });
