/* Made from the records in Java; a test of the server says so when they differ. */

export interface RiskView {
  players: Player[];
  territories: Occupied[];
  fields: Territory[];
  achievementsOnBoard: Achievement[];
  piles: Pile[];
  turn: Turn;
  mode: RiskMode;
  rewardsHidden: Reward[];
  towers: Tower[];
  neutrals: Neutral[];
}

export interface Player {
  seat: number;
  place: number;
  faction?: Faction;
  base?: Territory;
  hero?: Territory;
  eliminated: boolean;
  units: number;
  cards: number;
  captured: number;
  seen: FactionCard[];
  seenCaptured: FactionCard[];
  achievements: Achievement[];
  rewards: Reward[];
  mustering: number;
}

export type Faction = 'terran-red' | 'terran-blue' | 'protoss-yellow' | 'protoss-orange' | 'zerg-purple' | 'zerg-brown';

export type Territory = 'char-aleph' | 'glass-flats' | 'burning-rift' | 'death-valley' | 'bone-trench' | 'dauntless-plateau' | 'hells-gates' | 'nydus-network' | 'primary-hive-cluster' | 'acid-marsh' | 'eris' | 'ate' | 'wolfrec-province' | 'keresh-province' | 'augustgrad' | 'radiated-wastes' | 'ruins-of-styrling' | 'ursa' | 'canis' | 'saalok' | 'temple-of-the-preservers' | 'the-great-forum' | 'antioch-province' | 'scion-province' | 'remains-of-the-overmind' | 'feral-hives' | 'velari-province' | 'citadel-of-the-executor' | 'the-eternal-scar' | 'sundered-valley' | 'fulmic-highlands' | 'volatile-cleft' | 'thisby' | 'backwater-station' | 'diamondback-wastelands' | 'riksville' | 'jacobs-installation' | 'pyramus' | 'rajal' | 'katuul-province' | 'talematros' | 'xelnaga-temple-grounds';

export type FactionCard = 'terran-stimpack' | 'terran-siege-mode' | 'terran-tactical-nuke' | 'terran-cloaking-field' | 'terran-yamato-cannon' | 'terran-infernal-flames' | 'terran-bunker' | 'terran-missile-turret' | 'terran-planetary-fortress' | 'terran-point-defense-drone' | 'terran-wall-off' | 'terran-mule' | 'terran-combat-drop' | 'terran-repair' | 'protoss-charge' | 'protoss-blink' | 'protoss-psionic-storm' | 'protoss-permanent-cloak' | 'protoss-thermal-lances' | 'protoss-prismatic-alignment' | 'protoss-photon-cannon' | 'protoss-guardian-shield' | 'protoss-vortex' | 'protoss-shield-battery' | 'protoss-hardened-shields' | 'protoss-warp-in' | 'protoss-observer' | 'protoss-phasing' | 'zerg-metabolic-boost' | 'zerg-volatile-burst' | 'zerg-rapid-regeneration' | 'zerg-grooved-spines' | 'zerg-fungal-growth' | 'zerg-kaiser-blades' | 'zerg-spine-crawler' | 'zerg-burrow' | 'zerg-creep-tumor' | 'zerg-transfusion' | 'zerg-rapid-incubation' | 'zerg-spawn-larvae' | 'zerg-nydus-worm' | 'zerg-ventral-sacs';

export type Achievement = 'control-aiur' | 'control-char' | 'control-korhal' | 'control-1-enemy-base' | 'gain-4-mineral-fields' | 'control-8-mineral-fields' | 'gain-10-territories' | 'control-11-mineral-fields' | 'control-2-enemy-bases' | 'conquer-planet-from-nothing' | 'control-2-planets' | 'control-18-territories';

export type Reward = 'extra-manoeuvre' | 'opening-manoeuvre' | 'guaranteed-card' | 'xelnaga-tower-silver' | 'xelnaga-tower-gold' | 'bonus-attack-die' | 'bonus-defence-die' | 'extra-reinforcements';

export interface Occupied {
  territory: Territory;
  seat: number;
  units: number;
}

export interface Pile {
  race?: Race;
  deck: number;
  discard: FactionCard[];
}

export type Race = 'terran' | 'protoss' | 'zerg';

export interface Turn {
  active?: number;
  round: number;
  reinforcements: number;
  atTurnStart: Territory[];
  handedIn: boolean;
  conquered: boolean;
  achievementTaken: boolean;
  defenceForbidden: boolean;
  invasions: Invasion[];
  attackDice: number[];
  defenceDice: number[];
}

export interface Invasion {
  from: Territory;
  to: Territory;
  extraDice: number;
  attackEach: number;
  attackHighest: number;
  defenceHighest: number;
  defenceLower: number;
  weaker: number;
  weakerRolls: number;
  attackLimit: number;
  defenceLimit: number;
  reroll: boolean;
  noDefenceCards: boolean;
  shield: number;
  shieldLeft: number;
  lost: number;
  rolls: number;
  forced: boolean;
  blocked: boolean;
}

export type RiskMode = 'basic-training' | 'command-room' | 'total-domination' | 'total-domination-extended' | 'total-domination-1v1' | 'team-play' | 'team-play-total-domination';

export interface Tower {
  reward: Reward;
  territory: Territory;
}

export interface Neutral {
  holder: number;
  faction: Faction;
  units: number;
}

export type Diagram = 'basic-training-3' | 'basic-training-4' | 'basic-training-5' | 'basic-training-6' | 'basic-training-4-even';

export type Choice =
  | { type: 'add'; card: FactionCard }
  | { type: 'choose-faction'; faction: Faction }
  | { type: 'claim'; territory: Territory }
  | { type: 'commit'; units: number; hero: boolean }
  | { type: 'consent'; given: boolean }
  | { type: 'defend'; units: number }
  | { type: 'die'; die: number }
  | { type: 'done' }
  | { type: 'draw' }
  | { type: 'end-attacks' }
  | { type: 'end-turn' }
  | { type: 'hand-in' }
  | { type: 'hero'; goes: boolean }
  | { type: 'invade'; from: Territory; to: Territory }
  | { type: 'move-from'; territory: Territory }
  | { type: 'move-to'; territory: Territory }
  | { type: 'opponent'; opponent: number }
  | { type: 'pass' }
  | { type: 'place'; territory: Territory }
  | { type: 'place-base'; territory: Territory }
  | { type: 'place-hero'; territory: Territory }
  | { type: 'place-rest' }
  | { type: 'place-tower'; territory: Territory }
  | { type: 'play'; card: FactionCard }
  | { type: 'reroll'; dice: number[] }
  | { type: 'stop' }
  | { type: 'take'; achievement: Achievement }
  | { type: 'take-over'; territory: Territory }
  | { type: 'take-place'; place: number; faction: Faction }
  | { type: 'target'; territory: Territory }
  | { type: 'units'; units: number };

export type Fact =
  | { type: 'achievement-taken'; seat: number; achievement: Achievement }
  | { type: 'achievements-laid'; achievements: Achievement[] }
  | { type: 'attacks-ended'; seat: number }
  | { type: 'base-placed'; seat: number; territory: Territory }
  | { type: 'board-set'; diagram: Diagram }
  | { type: 'bonus-die-thrown'; seat: number; value: number }
  | { type: 'card-cancelled'; card: FactionCard }
  | { type: 'card-drawn'; seat: number; race?: Race; card?: FactionCard }
  | { type: 'card-played'; seat: number; card: FactionCard }
  | { type: 'cards-handed-in'; seat: number; cards: FactionCard[]; stars: number; units: number }
  | { type: 'committed'; seat: number; units: number; hero: boolean }
  | { type: 'compared'; attack: number[]; defence: number[]; attackerLoses: number; defenderLoses: number }
  | { type: 'conquered'; seat: number; loser: number; from: Territory; to: Territory; units: number; hero: boolean }
  | { type: 'deck-reshuffled'; race?: Race }
  | { type: 'defence-forbidden'; seat: number }
  | { type: 'defended'; seat: number; units: number }
  | { type: 'dice-changed'; attack: number[]; defence: number[] }
  | { type: 'dice-thrown'; attack: number[]; defence: number[] }
  | { type: 'effect-lasts'; from: Territory; to: Territory; now: Invasion }
  | { type: 'eliminated'; seat: number; by: number; cards: number; captured: FactionCard[]; achievements: Achievement[]; heir?: number }
  | { type: 'fields-laid'; territories: Territory[] }
  | { type: 'fortified'; holder: number; territory: Territory; units: number }
  | { type: 'hand-seen'; seat: number; opponent: number; cards: FactionCard[] }
  | { type: 'hero-fell'; seat: number }
  | { type: 'hero-placed'; seat: number; territory: Territory }
  | { type: 'invasion-called-off'; from: Territory; to: Territory }
  | { type: 'invasion-declared'; seat: number; from: Territory; to: Territory }
  | { type: 'invasion-stopped'; seat: number; from: Territory; to: Territory }
  | { type: 'manoeuvre-counted'; seat: number }
  | { type: 'more-reinforcements'; seat: number; units: number }
  | { type: 'neutral-gone'; neutral: number }
  | { type: 'order-settled'; order: number[] }
  | { type: 'place-taken'; seat: number; place: number; faction: Faction }
  | { type: 'regenerated'; seat: number; from: Territory; to: Territory; units: number }
  | { type: 'reinforced'; seat: number; territories: number; planets: number; bases: number }
  | { type: 'rest-left'; seat: number }
  | { type: 'reward-gained'; seat: number; reward: Reward }
  | { type: 'reward-units'; seat: number; units: number }
  | { type: 'rewards-lost'; seat: number; rewards: Reward[] }
  | { type: 'roll-fought'; from: Territory; to: Territory; attackerLoses: number; defenderLoses: number; shielded: number }
  | { type: 'start-rolled'; seat: number; value: number }
  | { type: 'take-over-asked'; seat: number; ally: number; territory: Territory }
  | { type: 'take-over-refused'; seat: number; ally: number; territory: Territory }
  | { type: 'taken-over'; seat: number; ally: number; territory: Territory }
  | { type: 'territories-dealt'; holder: number; territories: Territory[] }
  | { type: 'territory-claimed'; seat: number; territory: Territory; base: boolean }
  | { type: 'tower-raised'; seat: number; tower: Reward; territory: Territory }
  | { type: 'turn-began'; seat: number; round: number }
  | { type: 'units-added'; seat: number; territory: Territory; units: number }
  | { type: 'units-moved'; seat: number; from: Territory; to: Territory; units: number; hero: boolean }
  | { type: 'units-placed'; seat: number; territory: Territory; units: number }
  | { type: 'units-pledged'; seat: number; territory: Territory; units: number }
  | { type: 'units-removed'; seat: number; territory: Territory; units: number }
  | { type: 'units-supplied'; units: number; neutralUnits: number };
