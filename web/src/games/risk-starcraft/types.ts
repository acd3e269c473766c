/** What the server sends of a table of RISK: StarCraft. Fields that hold nothing are left out. */

export interface RiskView {
  players: Player[];
  territories: Occupied[];
  fields: string[];
  achievementsOnBoard: string[];
  piles: Pile[];
  turn: Turn;
}

export interface Player {
  seat: number;
  /** 0 while places are being chosen. */
  place: number;
  faction?: string;
  base?: string;
  hero?: string;
  eliminated: boolean;
  units: number;
  cards: number;
  captured: number;
  seen: string[];
  seenCaptured: string[];
  achievements: string[];
}

export interface Occupied {
  territory: string;
  seat: number;
  units: number;
}

export interface Pile {
  race: string;
  deck: number;
  discard: string[];
}

export interface Turn {
  active?: number;
  round: number;
  reinforcements: number;
  atTurnStart: string[];
  handedIn: boolean;
  conquered: boolean;
  achievementTaken: boolean;
  defenceForbidden: boolean;
  attackDice: number[];
  defenceDice: number[];
}

export type RiskChoice =
  | { type: 'take-place'; place: number; faction: string }
  | { type: 'place-hero' | 'place' | 'target' | 'move-from' | 'move-to'; territory: string }
  | { type: 'units' | 'defend'; units: number }
  | { type: 'play' | 'add'; card: string }
  | { type: 'invade'; from: string; to: string }
  | { type: 'commit'; units: number; hero: boolean }
  | { type: 'die'; die: number }
  | { type: 'reroll'; dice: number[] }
  | { type: 'opponent'; opponent: number }
  | { type: 'take'; achievement: string }
  | { type: 'hero'; goes: boolean }
  | { type: 'hand-in' | 'done' | 'end-attacks' | 'stop' | 'pass' | 'draw' | 'end-turn' };

/** The facts that the page draws; all others are only told. */
export type RiskFact =
  | { type: 'units-placed' | 'units-added' | 'units-removed'; seat: number; territory: string; units: number }
  | { type: 'units-moved'; seat: number; from: string; to: string; units: number; hero: boolean }
  | { type: 'invasion-declared' | 'invasion-stopped'; seat: number; from: string; to: string }
  | { type: 'dice-thrown' | 'dice-changed'; attack: number[]; defence: number[] }
  | { type: 'compared'; attack: number[]; defence: number[]; attackerLoses: number; defenderLoses: number }
  | { type: 'roll-fought'; from: string; to: string; attackerLoses: number; defenderLoses: number; shielded: number }
  | { type: 'conquered'; seat: number; loser: number; from: string; to: string; units: number; hero: boolean };
