/* Made from the records in Java; a test of the server says so when they differ. */

export interface StarsView {
  round: number;
  phase: Phase;
  firstPlayer?: number;
  active?: number;
  activeSystem?: SystemSide;
  activeOrder?: Order;
  systems: Laid[];
  storms: Storm[];
  players: Player[];
  battle?: Battle;
}

export type Phase = 'set-up' | 'planning' | 'operations' | 'refresh';

export type SystemSide = 'system-01a' | 'system-01b' | 'system-02a' | 'system-02b' | 'system-03a' | 'system-03b' | 'system-04a' | 'system-04b' | 'system-05a' | 'system-05b' | 'system-06a' | 'system-06b' | 'system-07a' | 'system-07b' | 'system-08a' | 'system-08b' | 'system-09a' | 'system-09b' | 'system-10a' | 'system-10b' | 'system-11a' | 'system-11b' | 'system-12a' | 'system-12b';

export type Order = 'deploy' | 'strategize' | 'dominate' | 'advance';

export interface Laid {
  system: SystemSide;
  turns: number;
  column: number;
  row: number;
  areas: AreaView[];
  stack: OrderView[];
}

export interface AreaView {
  area: Area;
  objective?: number;
  forces: Force[];
  structures: Building[];
}

export type Area = 'system-01a-nw' | 'system-01a-ne' | 'system-01a-se' | 'system-01a-sw' | 'system-01b-nw' | 'system-01b-ne' | 'system-01b-se' | 'system-01b-sw' | 'system-02a-nw' | 'system-02a-ne' | 'system-02a-se' | 'system-02a-sw' | 'system-02b-nw' | 'system-02b-ne' | 'system-02b-se' | 'system-02b-sw' | 'system-03a-nw' | 'system-03a-ne' | 'system-03a-se' | 'system-03a-sw' | 'system-03b-nw' | 'system-03b-ne' | 'system-03b-se' | 'system-03b-sw' | 'system-04a-nw' | 'system-04a-ne' | 'system-04a-se' | 'system-04a-sw' | 'system-04b-nw' | 'system-04b-ne' | 'system-04b-se' | 'system-04b-sw' | 'system-05a-nw' | 'system-05a-ne' | 'system-05a-se' | 'system-05a-sw' | 'system-05b-nw' | 'system-05b-ne' | 'system-05b-se' | 'system-05b-sw' | 'system-06a-nw' | 'system-06a-ne' | 'system-06a-se' | 'system-06a-sw' | 'system-06b-nw' | 'system-06b-ne' | 'system-06b-se' | 'system-06b-sw' | 'system-07a-nw' | 'system-07a-ne' | 'system-07a-se' | 'system-07a-sw' | 'system-07b-nw' | 'system-07b-ne' | 'system-07b-se' | 'system-07b-sw' | 'system-08a-nw' | 'system-08a-ne' | 'system-08a-se' | 'system-08a-sw' | 'system-08b-nw' | 'system-08b-ne' | 'system-08b-se' | 'system-08b-sw' | 'system-09a-nw' | 'system-09a-ne' | 'system-09a-se' | 'system-09a-sw' | 'system-09b-nw' | 'system-09b-ne' | 'system-09b-se' | 'system-09b-sw' | 'system-10a-nw' | 'system-10a-ne' | 'system-10a-se' | 'system-10a-sw' | 'system-10b-nw' | 'system-10b-ne' | 'system-10b-se' | 'system-10b-sw' | 'system-11a-nw' | 'system-11a-ne' | 'system-11a-se' | 'system-11a-sw' | 'system-11b-nw' | 'system-11b-ne' | 'system-11b-se' | 'system-11b-sw' | 'system-12a-nw' | 'system-12a-ne' | 'system-12a-se' | 'system-12a-sw' | 'system-12b-nw' | 'system-12b-ne' | 'system-12b-se' | 'system-12b-sw';

export interface Force {
  seat: number;
  figures: Figures[];
}

export interface Figures {
  unit?: Unit;
  standing: number;
  routed: number;
  arrived: number;
}

export type Unit = 'scout' | 'strike-cruiser' | 'space-marine' | 'land-raider' | 'battle-barge' | 'warlord-titan' | 'cultist' | 'iconoclast-destroyer' | 'chaos-space-marine' | 'helbrute' | 'repulsive-grand-cruiser' | 'chaos-reaver-titan' | 'aspect-warrior' | 'hellebore-frigate' | 'wraithguard' | 'falcon' | 'void-stalker' | 'warlock-battle-titan' | 'ork-boyz' | 'onslaught-attack-ship' | 'nobz' | 'battlewagon' | 'kill-kroozer' | 'gargant';

export interface Building {
  seat: number;
  structure: Structure;
}

export type Structure = 'factory' | 'city' | 'bastion';

export interface OrderView {
  seat: number;
  order?: Order;
}

export interface Storm {
  system: SystemSide;
  at: Compass;
  moved: boolean;
}

export type Compass = 'north' | 'east' | 'south' | 'west';

export interface Player {
  seat: number;
  faction?: Faction;
  out: boolean;
  materiel: number;
  level: number;
  objectives: number;
  assets: AssetCount[];
  supply: Count[];
  toPlace: Count[];
  factoryToPlace: boolean;
  given: ObjectiveCount[];
  tilesInHand: number;
  tiles: Tile[];
  orders: OrderCount[];
  eventOrder: OrderCount[];
  cards: CardCount[];
  upgrades: Upgrade[];
  schemes: EventCard[];
  event?: EventCard;
  drawnCount: number;
  drawn: EventCard[];
}

export type Faction = 'space-marines' | 'chaos' | 'eldar' | 'orks';

export interface AssetCount {
  asset: Asset;
  count: number;
}

export type Asset = 'forge' | 'cache' | 'reinforcement';

export interface Count {
  unit: Unit;
  count: number;
}

export interface ObjectiveCount {
  of: number;
  count: number;
}

export type Tile = 'system-01' | 'system-02' | 'system-03' | 'system-04' | 'system-05' | 'system-06' | 'system-07' | 'system-08' | 'system-09' | 'system-10' | 'system-11' | 'system-12';

export interface OrderCount {
  order: Order;
  count: number;
}

export interface CardCount {
  card: CombatCard;
  count: number;
}

export type CombatCard = 'ambush' | 'blessed-power-armour' | 'faith-in-the-emperor' | 'fury-of-the-ultramar' | 'reconnaissance' | 'drop-pod-assault' | 'glory-and-death' | 'hold-the-line' | 'veteran-scouts' | 'armoured-advance' | 'break-the-line' | 'show-no-fear' | 'emperors-glory' | 'emperors-might' | 'dark-faith' | 'foul-worship' | 'impure-zeal' | 'khornes-rage' | 'lure-of-chaos' | 'mark-of-khorne' | 'mark-of-nurgle' | 'mark-of-slaanesh' | 'mark-of-tzeentch' | 'chaos-united' | 'daemonic-resilience' | 'inhuman-strength' | 'chaos-victorious' | 'death-and-despair' | 'command-of-the-autarch' | 'hit-and-run' | 'howling-banshees' | 'ranger-support' | 'striking-scorpions' | 'fire-dragons-vengeance' | 'swooping-hawks' | 'wraithguard-advance' | 'wraithguard-support' | 'fire-prism' | 'spiritseers-guidance' | 'wave-serpent' | 'holofield-emitter' | 'psychic-lance' | 'ard-boyz' | 'gretchin' | 'mek-boyz' | 'shoota-boyz' | 'slugga-boyz' | 'biker-nobz' | 'mega-nobz' | 'sea-of-green' | 'waaagh' | 'party-wagon' | 'rokkit-wagon' | 'weirdboyz' | 'smasher-gargant' | 'snapper-gargant';

export interface Upgrade {
  upgrade: OrderUpgrade;
  used: boolean;
}

export type OrderUpgrade = 'rain-of-fire' | 'crusade' | 'direct-the-faithful' | 'recruitment-worlds' | 'drop-pods' | 'fear-from-above' | 'dread-ritual' | 'favour-of-the-dark-gods' | 'from-the-warp' | 'complete-destruction' | 'tactical-strikes' | 'corsair-raid' | 'farseers' | 'wraithbone-singers' | 'strafing-run' | 'lootin' | 'ork-roks' | 'the-green-tide' | 'werk-fasta' | 'stealin';

export type EventCard = 'adeptus-mechanicus' | 'emperors-champion' | 'exterminatus' | 'heroic-intervention' | 'rites-of-battle' | 'the-emperor-protects' | 'unwavering-resolve' | 'work-of-the-righteous' | 'blight-of-nurgle' | 'incantation-of-tzeentch' | 'prayer-to-the-dark-gods' | 'prophets-and-signs' | 'seduced-by-chaos' | 'spoils-of-war' | 'through-the-warp' | 'touched-by-the-warp' | 'exodite-colony' | 'farsight' | 'legacy-of-vaul' | 'outcasts-returned' | 'outmanoeuvre' | 'path-of-the-warrior' | 'vicious-raids' | 'warp-gate' | 'gitz-dem' | 'how-we-getz-here' | 'letz-get-fightin' | 'lootin-n-stealin' | 'moar-boyz' | 'mob-up' | 'teer-it-down' | 'warboss';

export interface Battle {
  area: Area;
  strike: boolean;
  round: number;
  sides: Side[];
}

export interface Side {
  seat: number;
  attackDice: number;
  defenceDice: number;
  moraleDice: number;
  attackTokens: number;
  defenceTokens: number;
  attack: number;
  defence: number;
  morale: number;
  cardsInHand: number;
  hand: CombatCard[];
  hasFaceDown: boolean;
  faceDown?: CombatCard;
  faceUp: CombatCard[];
  extra: CombatCard[];
}

export type CombatIcon = 'attack' | 'defence' | 'morale';

export type Pile = 'hand' | 'face-up' | 'deck';

export type Flag = 'ambush' | 'second-damage-step' | 'not-routed' | 'no-defence-tokens' | 'no-damage' | 'copies-tokens';

export type OrderFlag = 'ships-ignore-storms' | 'units-ignore-storms' | 'warp-die' | 'roks' | 'recruitment' | 'structure-first' | 'farseers' | 'singers' | 'structure-bought' | 'cards-bought' | 'upgrade-bought';

export type Manner = 'advanced' | 'moved' | 'placed-elsewhere' | 'retreated' | 'withdrawn' | 'withdrawn-routed' | 'retreated-routed';

export type Choice =
  | { type: 'alternative'; card: CombatCard; ability: number; option: number }
  | { type: 'area'; area: Area }
  | { type: 'asset'; asset: Asset }
  | { type: 'bastion' }
  | { type: 'building'; of: number; structure: Structure; area: Area }
  | { type: 'buy'; unit: Unit; cache: boolean; forge: boolean; warboss: boolean }
  | { type: 'buy-cards'; card: CombatCard; warboss: boolean }
  | { type: 'buy-upgrade'; upgrade: OrderUpgrade; warboss: boolean }
  | { type: 'card'; card: CombatCard }
  | { type: 'carry-out' }
  | { type: 'carry-out-as'; order: Order }
  | { type: 'decline' }
  | { type: 'done' }
  | { type: 'event'; card: EventCard }
  | { type: 'face'; face: CombatIcon }
  | { type: 'faction'; faction: Faction }
  | { type: 'figure'; unit: Unit; routed: boolean }
  | { type: 'figure-in'; unit: Unit; area: Area; routed: boolean }
  | { type: 'harvest'; world: Area; materiel: boolean }
  | { type: 'move'; unit: Unit; from: Area; to: Area }
  | { type: 'move-storm'; system: SystemSide; at: Compass; toSystem: SystemSide; toAt: Compass }
  | { type: 'number'; number: number }
  | { type: 'objective'; of: number; area: Area }
  | { type: 'order'; order: Order; system: SystemSide }
  | { type: 'pay-dice'; number: number }
  | { type: 'rebuild'; from: Structure; to: Structure; area: Area }
  | { type: 'reveal'; system: SystemSide }
  | { type: 'scheme'; scheme: EventCard }
  | { type: 'seat'; of: number }
  | { type: 'send'; order: Order }
  | { type: 'shift'; system: SystemSide; height: number; bottom: boolean }
  | { type: 'storm'; system: SystemSide; at: Compass }
  | { type: 'strike'; from: Area; target: Area }
  | { type: 'structure'; structure: Structure; area: Area; cache: boolean; warboss: boolean }
  | { type: 'system'; system: SystemSide }
  | { type: 'take-out'; card: CombatCard }
  | { type: 'tile'; system: SystemSide; turns: number; column: number; row: number }
  | { type: 'to-event-deck' }
  | { type: 'token'; routed: boolean }
  | { type: 'turn'; from: CombatIcon; to: CombatIcon }
  | { type: 'unit'; unit: Unit; area: Area }
  | { type: 'upgrade'; upgrade: OrderUpgrade }
  | { type: 'use' };

export type Fact =
  | { type: 'all-rallied' }
  | { type: 'area-undefended'; attacker: number; area: Area }
  | { type: 'assets-changed'; seat: number; asset: Asset; by: number }
  | { type: 'battle-began'; attacker: number; defender: number; area: Area; placed: boolean }
  | { type: 'battle-drawn'; area: Area }
  | { type: 'battle-dropped'; area: Area }
  | { type: 'battle-ended'; area: Area }
  | { type: 'battle-queued'; seat: number; from: Area; area: Area }
  | { type: 'battle-won'; seat: number; area: Area }
  | { type: 'card-chosen'; seat: number; card?: CombatCard }
  | { type: 'card-discarded'; seat: number; card: CombatCard; from: Pile }
  | { type: 'card-drawn'; seat: number; card?: CombatCard }
  | { type: 'card-peeked'; seat: number; of: number; card?: CombatCard }
  | { type: 'card-revealed'; seat: number; card: CombatCard }
  | { type: 'combat-upgraded'; seat: number; in: CombatCard; out: CombatCard }
  | { type: 'damage-counted'; seat: number; attack: number; defence: number; damage: number }
  | { type: 'dice-lost'; seat: number; face: CombatIcon; count: number }
  | { type: 'dice-rolled'; seat: number; dice: CombatIcon[] }
  | { type: 'dice-turned'; seat: number; from: CombatIcon; to: CombatIcon; count: number }
  | { type: 'die-gained'; seat: number; face: CombatIcon }
  | { type: 'die-rerolled'; seat: number; from: CombatIcon; to: CombatIcon }
  | { type: 'eliminated'; seat: number }
  | { type: 'event-chosen'; seat: number; card: EventCard }
  | { type: 'event-drawn'; seat: number; card?: EventCard }
  | { type: 'event-shuffled-back'; seat: number; card: EventCard }
  | { type: 'event-used'; seat: number; card: EventCard }
  | { type: 'execution-round-began'; round: number }
  | { type: 'extra-card-played'; seat: number; card: CombatCard }
  | { type: 'faction-taken'; seat: number; faction: Faction }
  | { type: 'first-player'; seat: number }
  | { type: 'flag-raised'; seat: number; flag: Flag }
  | { type: 'forces-lost'; seat: number; unit: Unit; count: number }
  | { type: 'icons-borrowed'; seat: number; card: CombatCard }
  | { type: 'materiel-changed'; seat: number; by: number }
  | { type: 'morale-compared'; attacker: number; morale: number; defender: number; other: number }
  | { type: 'movement-began'; seat: number }
  | { type: 'objective-collected'; seat: number; area: Area }
  | { type: 'objective-placed'; seat: number; of: number; area: Area }
  | { type: 'objectives-given'; from: number; to: number; count: number }
  | { type: 'order-began'; seat: number; system: SystemSide; order: Order; granted: boolean }
  | { type: 'order-marked'; seat: number; flag: OrderFlag }
  | { type: 'order-placed'; seat: number; system: SystemSide; order?: Order }
  | { type: 'order-returned'; seat: number; system: SystemSide; order: Order; eventDeck: boolean }
  | { type: 'order-revealed'; seat: number; system: SystemSide; order: Order }
  | { type: 'order-sent-to-events'; seat: number; order: Order }
  | { type: 'order-shifted'; seat: number; system: SystemSide; height: number; bottom: boolean }
  | { type: 'orders-back-from-events'; seat: number; count: number }
  | { type: 'planning-ended' }
  | { type: 'refresh-began' }
  | { type: 'rok-used'; seat: number }
  | { type: 'round-began'; round: number }
  | { type: 'round-ended'; round: number; first: number }
  | { type: 'scheme-taken'; seat: number; scheme: EventCard }
  | { type: 'scheme-used'; seat: number; scheme: EventCard }
  | { type: 'storm-moved'; seat: number; system: SystemSide; at: Compass; toSystem: SystemSide; toAt: Compass }
  | { type: 'storm-placed'; seat: number; system: SystemSide; at: Compass }
  | { type: 'strike-began'; seat: number; from: Area; target: Area }
  | { type: 'strike-ended'; seat: number; damage: number }
  | { type: 'structure-captured'; seat: number; from: number; structure: Structure; area: Area }
  | { type: 'structure-destroyed'; seat: number; structure: Structure; area: Area }
  | { type: 'structure-placed'; seat: number; structure: Structure; area: Area }
  | { type: 'tile-placed'; seat: number; system: SystemSide; turns: number; column: number; row: number }
  | { type: 'tiles-dealt'; seat: number; tiles: Tile[] }
  | { type: 'token-came'; seat: number; area: Area }
  | { type: 'tokens-gained'; seat: number; icon: CombatIcon; count: number }
  | { type: 'tokens-lost'; seat: number; icon: CombatIcon; count: number }
  | { type: 'turn-began'; seat: number }
  | { type: 'unit-destroyed'; seat: number; unit?: Unit; area: Area; routed: boolean }
  | { type: 'unit-moved'; seat: number; unit: Unit; from: Area; to: Area; manner: Manner }
  | { type: 'unit-placed'; seat: number; unit: Unit; area: Area }
  | { type: 'unit-rallied'; seat: number; unit?: Unit; area: Area }
  | { type: 'unit-routed'; seat: number; unit?: Unit; area: Area }
  | { type: 'upgrade-taken'; seat: number; upgrade: OrderUpgrade }
  | { type: 'upgrade-used'; seat: number; upgrade: OrderUpgrade };
