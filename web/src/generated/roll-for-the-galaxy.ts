/* Made from the records in Java; a test of the server says so when they differ. */

export interface RollView {
  round: number;
  roundLimit: number;
  stage: Stage;
  phase?: Phase;
  active: Phase[];
  extraDie?: Face;
  pool: number;
  bag: number;
  first: number;
  players: Player[];
}

export type Stage = 'set-up' | 'assign' | 'revealed' | 'phase' | 'manage';

export type Phase = 'explore' | 'develop' | 'settle' | 'produce' | 'ship';

export type Face = 'explore' | 'develop' | 'settle' | 'produce' | 'ship' | 'wild';

export interface Player {
  seat: number;
  faction?: Faction;
  credits: number;
  chips: number;
  score: Score;
  tableau: Tile[];
  tiles: number;
  goods: Goods[];
  sales: Sale[];
  cup: DieColor[];
  citizenry: DieColor[];
  behindScreen: DieColor[];
  columns: Column[];
  wilds: DieColor[];
  selected?: Phase;
  selecting?: DieColor;
  dictated: DieColor[];
  usedPowers: Tile[];
  extraWorkers: DieColor[];
  developments: Zone;
  worlds: Zone;
  drawn: Tile[];
  drawnCount: number;
  abandoned: Tile[];
  abandonedCount: number;
}

export type Faction = 'faction-1' | 'faction-2' | 'faction-3' | 'faction-4' | 'faction-5' | 'faction-6' | 'faction-7' | 'faction-8' | 'faction-9';

export interface Score {
  chips: number;
  tiles: number;
  bonuses: Bonus[];
  total: number;
}

export interface Bonus {
  tile: Tile;
  points: number;
}

export type Tile = 'advanced-logistics' | 'alien-research-ship' | 'alien-research-team' | 'alien-uplift-blueprints' | 'backup-planning' | 'conscription' | 'colonial-affinity' | 'diversification' | 'executive-power' | 'export-duties' | 'free-trade-association' | 'free-trade-zone' | 'galactic-bankers' | 'galactic-demand' | 'galactic-exchange' | 'galactic-federation' | 'galactic-influence' | 'galactic-investors' | 'galactic-mandate' | 'galactic-recycling' | 'galactic-renaissance' | 'galactic-reserves' | 'galactic-salon' | 'homeworld-patriotism' | 'hydroponics-guild' | 'information-tech' | 'investment-credits' | 'isolation-policy' | 'jumpdrive-research' | 'local-subsidies' | 'mad-scientists' | 'major-research-labs' | 'merchant-guild' | 'mining-league' | 'minor-research-labs' | 'nanotechnology' | 'new-economy' | 'new-galactic-order' | 'operations-affinity' | 'organic-shipyards' | 'propaganda-campaign' | 'public-works' | 'replicant-robots' | 'robot-surveyors' | 'shipping-affinity' | 'space-docks' | 'space-marines' | 'space-mercenaries' | 'space-refineries' | 'space-tourism' | 'system-diversification' | 'technology-affinity' | 'technology-unions' | 'terraforming-robots' | 'trade-levies' | 'space-piracy' | 'alien-archaeology' | 'consumer-markets' | 'improved-reconnaissance' | 'genetics-lab' | 'galactic-religion' | 'biological-adaptation' | 'mining-industry' | 'designer-species-ultd' | 'spice-world' | 'rebel-warrior-race' | 'information-hub' | 'galactic-trendsetters' | 'gem-world' | 'malevolent-lifeforms' | 'lost-species-ark-world' | 'trading-world' | 'silicon-world' | 'sentient-robots' | 'galactic-resort' | 'former-penal-colony' | 'deserted-alien-outpost' | 'star-nomad-lair' | 'artist-colony' | 'blaster-gem-mines' | 'new-vinland' | 'mining-world' | 'alien-robot-scout-ship' | 'fifth-column' | 'rebel-hideout' | 'runaway-robots' | 'plague-world' | 'alien-sentinels' | 'pirate-world' | 'galactic-survey-headquarters' | 'planetary-nebula' | 'deserted-alien-library' | 'distant-world' | 'gateway-station' | 'galactic-fuel-depot' | 'jumpdrive-fuel-refinery' | 'new-survivalists' | 'transport-hub' | 'radioactive-world' | 'high-gravity-world' | 'secluded-world' | 'tourist-world' | 'outlaw-world' | 'ore-rich-world' | 'lost-alien-warship' | 'space-port' | 'asteroid-belt' | 'deep-space-symbionts-ltd' | 'armaments-world' | 'prosperous-world' | 'lost-alien-battle-fleet' | 'uplift-overseers' | 'universal-exports' | 'rebel-miners' | 'jungle-world' | 'deserted-alien-colony' | 'terraformed-world' | 'comet-zone' | 'hidden-fortress' | 'alien-rosetta-stone-world' | 'space-mall' | 'wormhole-station' | 'the-last-of-the-gnarssh' | 'pilgrimage-world' | 'aquatic-uplift-world' | 'meteorite-planet' | 'destroyed-colony' | 'awakened-alien-outpost' | 'alpha-centauri' | 'ancient-race' | 'damaged-alien-factory' | 'doomed-world' | 'earths-lost-colony' | 'epsilon-eridani' | 'new-sparta' | 'old-earth' | 'separatist-colony';

export interface Goods {
  world: Tile;
  goods: DieColor[];
}

export type DieColor = 'home' | 'military' | 'consumption' | 'novelty' | 'rare' | 'genes' | 'alien';

export interface Sale {
  world: Tile;
  credits: number;
  chips: number;
}

export interface Column {
  phase: Phase;
  workers: DieColor[];
}

export interface Zone {
  size: number;
  tiles: Tile[];
  workers: DieColor[];
  needed: number;
}

export type Place = 'cup' | 'citizenry' | 'explore' | 'develop' | 'settle' | 'produce' | 'ship' | 'wild' | 'strip' | 'dictated' | 'development-stack' | 'world-stack' | 'spent';

export interface RolledDie {
  color: DieColor;
  face: Face;
}

export type Stack = 'developments' | 'worlds';

export type Choice =
  | { type: 'abandon'; side: Tile }
  | { type: 'arrange'; side: Tile }
  | { type: 'buy' }
  | { type: 'consume'; shipper: DieColor; extra: boolean; world: Tile; good: DieColor }
  | { type: 'dictate'; die: DieColor; from: Phase }
  | { type: 'done' }
  | { type: 'give-up'; side: Tile }
  | { type: 'move'; die: DieColor; from: Phase; to: Phase }
  | { type: 'place'; side: Tile; top: boolean }
  | { type: 'produce'; producer: DieColor; world: Tile }
  | { type: 'reassign'; power: Tile; die: DieColor; from: Phase; to: Phase }
  | { type: 'reassign-pair'; power: Tile; first: DieColor; second: DieColor; from: Phase }
  | { type: 'recall'; worker: DieColor; from: Place }
  | { type: 'recall-good'; good: DieColor; world: Tile }
  | { type: 'recruit'; worker: DieColor }
  | { type: 'remove'; die: DieColor; from: Place }
  | { type: 'remove-good'; die: DieColor; world: Tile }
  | { type: 'scout'; explorer: DieColor }
  | { type: 'select'; die: DieColor; from: Place; phase: Phase }
  | { type: 'stock'; explorer: DieColor }
  | { type: 'to-cup'; worker: DieColor }
  | { type: 'trade'; shipper: DieColor; extra: boolean; world: Tile; good: DieColor }
  | { type: 'wild'; die: DieColor; phase: Phase }
  | { type: 'worker'; worker: DieColor };

export type Fact =
  | { type: 'abandoned-returned'; seat: number; count: number }
  | { type: 'chips-bought'; seat: number; chips: number; credits: number; by: Tile }
  | { type: 'chips-taken'; seat: number; chips: number; by: Tile }
  | { type: 'completed'; seat: number; tile: Tile; workers: DieColor[] }
  | { type: 'consumed'; seat: number; shipper: DieColor; extra: boolean; world: Tile; good: DieColor; chips: number }
  | { type: 'credit-floor'; seat: number; credits: number }
  | { type: 'credits-gained'; seat: number; credits: number; lost: number; by: Tile }
  | { type: 'credits-set'; seat: number; credits: number }
  | { type: 'dice-gained'; seat: number; die: DieColor; count: number; to: Place }
  | { type: 'dictate-moved'; seat: number; die: DieColor; from: Phase; to: Phase }
  | { type: 'dictated'; seat: number; die: DieColor; from: Phase }
  | { type: 'die-removed'; seat: number; die: DieColor; from: Place }
  | { type: 'exploring-ended'; seat: number }
  | { type: 'extra-die-rolled'; face: Face }
  | { type: 'extra-workers-came'; seat: number; phase: Phase; workers: DieColor[]; power: Tile }
  | { type: 'good-gained'; seat: number; die: DieColor; world: Tile }
  | { type: 'good-recalled'; seat: number; die: DieColor; world: Tile }
  | { type: 'good-removed'; seat: number; die: DieColor; world: Tile }
  | { type: 'manage-began' }
  | { type: 'phase-began'; phase: Phase }
  | { type: 'phase-selected'; seat: number; die: DieColor; from: Place; phase: Phase }
  | { type: 'phases-activated'; phases: Phase[] }
  | { type: 'produced'; seat: number; die: DieColor; world: Tile }
  | { type: 'reassigned'; seat: number; power: Tile; die: DieColor; from: Phase; to: Phase }
  | { type: 'recalled'; seat: number; die: DieColor; from: Place }
  | { type: 'recruited'; seat: number; workers: DieColor[] }
  | { type: 'revealed'; seat: number; die: DieColor; selected: Phase; columns: Column[]; dictated: DieColor[] }
  | { type: 'rolled'; seat: number; count: number; dice: RolledDie[] }
  | { type: 'round-began'; round: number }
  | { type: 'scored'; seat: number; chips: number; tiles: number; bonus: number; tieBreak: number }
  | { type: 'scout-goes-on'; seat: number }
  | { type: 'scout-waits'; seat: number; die: DieColor }
  | { type: 'scouted'; seat: number; die: DieColor; extra: boolean }
  | { type: 'share-dealt'; seat: number; tiles: Tile[] }
  | { type: 'shares-returned' }
  | { type: 'stack-left'; seat: number; stack: Stack; workers: DieColor[] }
  | { type: 'stocked'; seat: number; die: DieColor; extra: boolean; credits: number }
  | { type: 'tableau-dealt'; seat: number; faction: Faction; home: Tile }
  | { type: 'tile-abandoned'; seat: number; stack: Stack; tile?: Tile }
  | { type: 'tile-arranged'; seat: number; from: Stack; to: Stack; tile?: Tile }
  | { type: 'tile-drawn'; seat: number; tile?: Tile }
  | { type: 'tile-given-up'; seat: number; stack: Stack; tile?: Tile }
  | { type: 'tile-placed'; seat: number; stack: Stack; tile?: Tile; top: boolean }
  | { type: 'traded'; seat: number; shipper: DieColor; extra: boolean; world: Tile; good: DieColor; credits: number }
  | { type: 'wild-placed'; seat: number; die: DieColor; phase: Phase }
  | { type: 'workers-done'; seat: number }
  | { type: 'workers-placed'; seat: number; stack: Stack; workers: DieColor[] }
  | { type: 'workers-spent'; seat: number; stack: Stack; workers: DieColor[] }
  | { type: 'workers-to-cup'; seat: number; power: Tile; workers: DieColor[] }
  | { type: 'workers-unused'; seat: number; phase: Phase; workers: DieColor[] };
