package orrery.games.stars;

import orrery.core.Article;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.OrderUpgrade;

/** The articles of the rules; their texts are in articles.en.md and articles.ru.md. */
public final class Articles {

    public static final Article GAME = new Article("game");
    public static final Article GOLDEN_RULES = new Article("golden-rules");
    public static final Article CANNOT = new Article("cannot");
    public static final Article MAY_AND_MUST = new Article("may-and-must");
    public static final Article ACTIVE_PLAYER = new Article("active-player");
    public static final Article FIRST_PLAYER = new Article("first-player");
    public static final Article OPPONENT = new Article("opponent");
    public static final Article SIMULTANEOUS_EFFECTS = new Article("simultaneous-effects");
    public static final Article COMPONENT_LIMITS = new Article("component-limits");
    public static final Article HIDDEN_INFORMATION = new Article("hidden-information");
    public static final Article BOARD = new Article("board");
    public static final Article SYSTEM = new Article("system");
    public static final Article AREA = new Article("area");
    public static final Article WORLD = new Article("world");
    public static final Article VOID = new Article("void");
    public static final Article BORDER = new Article("border");
    public static final Article ADJACENCY = new Article("adjacency");
    public static final Article ACTIVE_SYSTEM = new Article("active-system");
    public static final Article FRIENDLY_AREA = new Article("friendly-area");
    public static final Article ENEMY_AREA = new Article("enemy-area");
    public static final Article UNCONTROLLED_AREA = new Article("uncontrolled-area");
    public static final Article CONTESTED_AREA = new Article("contested-area");
    public static final Article UNIT_CAPACITY = new Article("unit-capacity");
    public static final Article CAPACITY_CHECK = new Article("capacity-check");
    public static final Article PRODUCTION = new Article("production");
    public static final Article ASSET_ICONS = new Article("asset-icons");
    public static final Article OBJECTIVE_SLOT = new Article("objective-slot");
    public static final Article FACTION = new Article("faction");
    public static final Article UNIT = new Article("unit");
    public static final Article SHIP = new Article("ship");
    public static final Article GROUND_UNIT = new Article("ground-unit");
    public static final Article COMMAND_LEVEL = new Article("command-level");
    public static final Article COMBAT_VALUE = new Article("combat-value");
    public static final Article HEALTH = new Article("health");
    public static final Article MORALE = new Article("morale");
    public static final Article STRUCTURE = new Article("structure");
    public static final Article ONE_STRUCTURE = new Article("one-structure");
    public static final Article CONTROL_TOKEN = new Article("control-token");
    public static final Article FACTORY = new Article("factory");
    public static final Article CITY = new Article("city");
    public static final Article BASTION = new Article("bastion");
    public static final Article SUPPLY = new Article("supply");
    public static final Article DESTROY = new Article("destroy");
    public static final Article FREE_UNITS = new Article("free-units");
    public static final Article ROUTED = new Article("routed");
    public static final Article RALLY = new Article("rally");
    public static final Article MOVE_AND_PLACE = new Article("move-and-place");
    public static final Article MATERIEL = new Article("materiel");
    public static final Article COST = new Article("cost");
    public static final Article PURCHASE = new Article("purchase");
    public static final Article SPEND = new Article("spend");
    public static final Article ASSET_TOKEN = new Article("asset-token");
    public static final Article ASSET_LIMIT = new Article("asset-limit");
    public static final Article PROSPERITY = new Article("prosperity");
    public static final Article CACHE_TOKEN = new Article("cache-token");
    public static final Article FORGE_TOKEN = new Article("forge-token");
    public static final Article FORGE_FOR_LEVEL = new Article("forge-for-level");
    public static final Article REINFORCEMENT_TOKEN = new Article("reinforcement-token");
    public static final Article SETUP = new Article("setup");
    public static final Article PLAYER_COUNTS = new Article("player-counts");
    public static final Article CHOOSE_FACTIONS = new Article("choose-factions");
    public static final Article STARTING_FORCES = new Article("starting-forces");
    public static final Article FIRST_PLAYER_DRAW = new Article("first-player-draw");
    public static final Article BUILD_BOARD = new Article("build-board");
    public static final Article DEAL_TILES = new Article("deal-tiles");
    public static final Article SYSTEM_TILES = new Article("system-tiles");
    public static final Article GIVE_OBJECTIVES = new Article("give-objectives");
    public static final Article PLACE_TILE = new Article("place-tile");
    public static final Article BOARD_LIMIT = new Article("board-limit");
    public static final Article PLACE_FORCES = new Article("place-forces");
    public static final Article PLACE_OBJECTIVES = new Article("place-objectives");
    public static final Article PLACE_STORMS = new Article("place-storms");
    public static final Article PREPARE_DECKS = new Article("prepare-decks");
    public static final Article ROUND_TRACK = new Article("round-track");
    public static final Article ROUND = new Article("round");
    public static final Article ORDER_TOKEN = new Article("order-token");
    public static final Article PLANNING_PHASE = new Article("planning-phase");
    public static final Article FOUR_ORDERS = new Article("four-orders");
    public static final Article WHERE_ORDERS_GO = new Article("where-orders-go");
    public static final Article STACK = new Article("stack");
    public static final Article OWN_ORDERS = new Article("own-orders");
    public static final Article OPERATIONS_PHASE = new Article("operations-phase");
    public static final Article REVEAL_ORDER = new Article("reveal-order");
    public static final Article ORDER_TO_EVENT_DECK = new Article("order-to-event-deck");
    public static final Article SKIPPED_TURN = new Article("skipped-turn");
    public static final Article INSTEAD_OF_ORDER = new Article("instead-of-order");
    public static final Article DEPLOY_ORDER = new Article("deploy-order");
    public static final Article BUY_UNITS = new Article("buy-units");
    public static final Article DEPLOY_LIMIT = new Article("deploy-limit");
    public static final Article PLACE_BOUGHT_UNITS = new Article("place-bought-units");
    public static final Article BUY_STRUCTURE = new Article("buy-structure");
    public static final Article STRATEGIZE_ORDER = new Article("strategize-order");
    public static final Article PRESENCE_FOR_UPGRADES = new Article("presence-for-upgrades");
    public static final Article UPGRADES = new Article("upgrades");
    public static final Article COMBAT_UPGRADE = new Article("combat-upgrade");
    public static final Article REPLACE_CARDS = new Article("replace-cards");
    public static final Article ORDER_UPGRADE = new Article("order-upgrade");
    public static final Article UPGRADE_ONCE = new Article("upgrade-once");
    public static final Article DOMINATE_ORDER = new Article("dominate-order");
    public static final Article GAIN_ASSETS = new Article("gain-assets");
    public static final Article FACTION_ABILITY = new Article("faction-ability");
    public static final Article ABILITY_SPACE_MARINES = new Article("ability-space-marines");
    public static final Article ABILITY_CHAOS = new Article("ability-chaos");
    public static final Article ABILITY_ELDAR = new Article("ability-eldar");
    public static final Article ABILITY_ORKS = new Article("ability-orks");
    public static final Article ADVANCE_ORDER = new Article("advance-order");
    public static final Article MOVE_SHIPS = new Article("move-ships");
    public static final Article MOVE_GROUND = new Article("move-ground");
    public static final Article SHIP_MOVEMENT = new Article("ship-movement");
    public static final Article GROUND_MOVEMENT = new Article("ground-movement");
    public static final Article LEGAL_PATH = new Article("legal-path");
    public static final Article PATHS_BEFORE_MOVEMENT = new Article("paths-before-movement");
    public static final Article ONE_NEIGHBOUR = new Article("one-neighbour");
    public static final Article FIVE_UNITS = new Article("five-units");
    public static final Article ONE_CONTESTED_AREA = new Article("one-contested-area");
    public static final Article BATTLE = new Article("battle");
    public static final Article ATTACKER = new Article("attacker");
    public static final Article DEFENDER = new Article("defender");
    public static final Article UNDEFENDED = new Article("undefended");
    public static final Article ROLL_DICE = new Article("roll-dice");
    public static final Article DRAW_COMBAT_CARDS = new Article("draw-combat-cards");
    public static final Article REINFORCEMENT_STEP = new Article("reinforcement-step");
    public static final Article REINFORCEMENT_IN_BATTLE = new Article("reinforcement-in-battle");
    public static final Article EXECUTION_ROUND = new Article("execution-round");
    public static final Article CHOOSE_CARD = new Article("choose-card");
    public static final Article RESOLVE_CARD = new Article("resolve-card");
    public static final Article ASSESS_DAMAGE = new Article("assess-damage");
    public static final Article ATTACK_VALUE = new Article("attack-value");
    public static final Article DEFENCE_VALUE = new Article("defence-value");
    public static final Article ONE_SIDE_LEFT = new Article("one-side-left");
    public static final Article MUTUAL_DESTRUCTION = new Article("mutual-destruction");
    public static final Article DETERMINE_WINNER = new Article("determine-winner");
    public static final Article CAPTURE_STRUCTURES = new Article("capture-structures");
    public static final Article CLEAN_UP = new Article("clean-up");
    public static final Article DAMAGE = new Article("damage");
    public static final Article TAKING_DAMAGE = new Article("taking-damage");
    public static final Article DAMAGE_TO_BASTION = new Article("damage-to-bastion");
    public static final Article RETREAT = new Article("retreat");
    public static final Article ATTACKER_RETREAT = new Article("attacker-retreat");
    public static final Article PLACED_ATTACKERS = new Article("placed-attackers");
    public static final Article DEFENDER_RETREAT = new Article("defender-retreat");
    public static final Article RETREAT_PATH = new Article("retreat-path");
    public static final Article NO_RETREAT = new Article("no-retreat");
    public static final Article CARD_RETREAT = new Article("card-retreat");
    public static final Article COMBAT_DIE = new Article("combat-die");
    public static final Article COMBAT_ICONS = new Article("combat-icons");
    public static final Article DICE_LIMIT = new Article("dice-limit");
    public static final Article COMBAT_DECK = new Article("combat-deck");
    public static final Article STARTING_CARD = new Article("starting-card");
    public static final Article COMBAT_CARD = new Article("combat-card");
    public static final Article COMBAT_HAND = new Article("combat-hand");
    public static final Article RESOLVING_CARDS = new Article("resolving-cards");
    public static final Article UNIT_REQUIREMENT = new Article("unit-requirement");
    public static final Article COMBAT_TOKEN = new Article("combat-token");
    public static final Article GAIN_AND_LOSE = new Article("gain-and-lose");
    public static final Article TURN_DIE = new Article("turn-die");
    public static final Article REROLL = new Article("reroll");
    public static final Article OPPONENTS_CHOICE = new Article("opponents-choice");
    public static final Article COUNTING_UNITS = new Article("counting-units");
    public static final Article PLACED_IN_BATTLE = new Article("placed-in-battle");
    public static final Article DISCARDING_CARDS = new Article("discarding-cards");
    public static final Article DISCARDED_FACE_UP_CARD = new Article("discarded-face-up-card");
    public static final Article EXTRA_CARD = new Article("extra-card");
    public static final Article ORBITAL_STRIKE = new Article("orbital-strike");
    public static final Article STRIKE_TARGET = new Article("strike-target");
    public static final Article STRIKE_UPGRADES = new Article("strike-upgrades");
    public static final Article STRIKE_ROLL = new Article("strike-roll");
    public static final Article STRIKE_DAMAGE = new Article("strike-damage");
    public static final Article STRIKE_ON_BASTION = new Article("strike-on-bastion");
    public static final Article STRIKE_AFTER_BATTLE = new Article("strike-after-battle");
    public static final Article EVENT_CARD = new Article("event-card");
    public static final Article EVENT_DECK = new Article("event-deck");
    public static final Article TACTIC = new Article("tactic");
    public static final Article SCHEME = new Article("scheme");
    public static final Article EVENT_WINDOWS = new Article("event-windows");
    public static final Article WINDOW_PURCHASE = new Article("window-purchase");
    public static final Article WINDOW_ADVANCE = new Article("window-advance");
    public static final Article WINDOW_STRIKE = new Article("window-strike");
    public static final Article WINDOW_DAMAGE_START = new Article("window-damage-start");
    public static final Article WINDOW_DAMAGE_END = new Article("window-damage-end");
    public static final Article WINDOW_ENEMY_ROUTED = new Article("window-enemy-routed");
    public static final Article WINDOW_PLANNING_END = new Article("window-planning-end");
    public static final Article WINDOW_STORM = new Article("window-storm");
    public static final Article WARP_STORM = new Article("warp-storm");
    public static final Article STORM_EDGE = new Article("storm-edge");
    public static final Article STORM_BLOCKS = new Article("storm-blocks");
    public static final Article STORM_MOVEMENT = new Article("storm-movement");
    public static final Article STORM_ICONS = new Article("storm-icons");
    public static final Article STORM_MUST_MOVE = new Article("storm-must-move");
    public static final Article STORM_ONCE = new Article("storm-once");
    public static final Article REFRESH_PHASE = new Article("refresh-phase");
    public static final Article OBJECTIVE_TOKEN = new Article("objective-token");
    public static final Article COLLECT_OBJECTIVES = new Article("collect-objectives");
    public static final Article COLLECT_MATERIEL = new Article("collect-materiel");
    public static final Article RALLY_STEP = new Article("rally-step");
    public static final Article EVENT_STEP = new Article("event-step");
    public static final Article DRAW_EVENTS = new Article("draw-events");
    public static final Article RESOLVE_EVENT = new Article("resolve-event");
    public static final Article STORM_WITHOUT_CARDS = new Article("storm-without-cards");
    public static final Article END_OF_ROUND = new Article("end-of-round");
    public static final Article VICTORY = new Article("victory");
    public static final Article LAST_ROUND = new Article("last-round");
    public static final Article TIE_BREAKS = new Article("tie-breaks");
    public static final Article ELIMINATION = new Article("elimination");
    public static final Article ELIMINATION_REMOVAL = new Article("elimination-removal");
    public static final Article LAST_PLAYER = new Article("last-player");
    public static final Article QUICK_START = new Article("quick-start");
    public static final Article FORCES_WARNING = new Article("forces-warning");

    private static final Article[] CARDS = new Article[CombatCard.COUNT];
    private static final Article[] UPGRADE = new Article[OrderUpgrade.COUNT];
    private static final Article[] EVENTS = new Article[EventCard.COUNT];

    static {
        for (CombatCard card : CombatCard.values()) {
            CARDS[card.ordinal()] = new Article("card-" + card.id());
        }
        for (OrderUpgrade upgrade : OrderUpgrade.values()) {
            UPGRADE[upgrade.ordinal()] = new Article("upgrade-" + upgrade.id());
        }
        for (EventCard card : EventCard.values()) {
            EVENTS[card.ordinal()] = new Article("event-" + card.id());
        }
    }

    private Articles() {}

    /** The article of a combat card. */
    public static Article of(CombatCard card) {
        return CARDS[card.ordinal()];
    }

    /** The article of an order upgrade. */
    public static Article of(OrderUpgrade upgrade) {
        return UPGRADE[upgrade.ordinal()];
    }

    /** The article of an event card. */
    public static Article of(EventCard card) {
        return EVENTS[card.ordinal()];
    }
}
