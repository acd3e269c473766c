package orrery.games.stars;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import orrery.core.RulesFault;
import orrery.core.Seat;
import orrery.core.State;
import orrery.games.stars.board.Board;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.Effect;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Phase;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Tables;
import orrery.games.stars.components.Tile;
import orrery.games.stars.components.Unit;

/**
 * Everything that is true about a game. Seats, areas and systems are named by their ordinals, units by their numbers in
 * their faction, 0 to 5; {@link #TOKEN} is a reinforcement token in a battle.
 */
public final class StarsState implements State<StarsState, StarsFact> {

    /** Stands for a reinforcement token where the number of a unit is meant. */
    public static final int TOKEN = 6;

    /** Figures and tokens that stand, in the packed units of an area. */
    public static final long STANDING = 0xFFF_FFFFL;

    static final int NONE = -1;
    private static final int KINDS = 3;

    final int seats;
    final boolean quickStart;
    final boolean freshPaths;
    Board board = Board.EMPTY;
    final long[] units;
    final byte[] structures;
    /** Structures of each kind on the board, by seat: counted along. */
    final byte[] built;

    final byte[] objectives;
    final long[] stacks;
    final byte[] heights;
    final byte[] storms;
    int stormsMoved;
    final byte[] factions;
    final byte[] materiel;
    final byte[] assets;
    final byte[] supply;
    final byte[] toPlace;
    final byte[] ordersHeld;
    final byte[] ordersShown;
    final byte[] ordersOnEvents;
    final byte[] collected;
    final byte[] given;
    final int[] hands;
    final int[] decks;
    final byte[] schemes;
    final byte[] drawn;
    final byte[] chosen;
    final boolean[] factoryToPlace;
    int eliminated;
    int upgrades;
    int upgradesUsed;
    int round;
    int firstPlayer = NONE;
    Phase phase = Phase.SET_UP;
    OrderMemory order;
    BattleMemory battle;

    /**
     * A game before its set-up.
     *
     * @param quickStart whether the board comes ready-made
     * @param freshPaths whether ground units may pass voids that ships enter in the same order
     */
    public StarsState(int seats, boolean quickStart, boolean freshPaths) {
        this.seats = seats;
        this.quickStart = quickStart;
        this.freshPaths = freshPaths;
        units = new long[Area.COUNT * Tables.MOST_SEATS];
        structures = new byte[Area.COUNT * Tables.MOST_STRUCTURES];
        objectives = new byte[Area.COUNT];
        stacks = new long[SystemSide.COUNT];
        heights = new byte[SystemSide.COUNT];
        built = new byte[Tables.MOST_SEATS * Structure.COUNT];
        storms = new byte[] {NONE, NONE, NONE, NONE};
        factions = new byte[] {NONE, NONE, NONE, NONE};
        materiel = new byte[Tables.MOST_SEATS];
        assets = new byte[Tables.MOST_SEATS * Asset.COUNT];
        supply = new byte[Tables.MOST_SEATS * Faction.UNITS];
        toPlace = new byte[Tables.MOST_SEATS * Faction.UNITS];
        ordersHeld = new byte[Tables.MOST_SEATS * Order.COUNT];
        ordersShown = new byte[Tables.MOST_SEATS * Order.COUNT];
        ordersOnEvents = new byte[Tables.MOST_SEATS * Order.COUNT];
        collected = new byte[Tables.MOST_SEATS];
        given = new byte[Tables.MOST_SEATS * Tables.MOST_SEATS];
        hands = new int[Tables.MOST_SEATS];
        decks = new int[Tables.MOST_SEATS];
        schemes = new byte[Tables.MOST_SEATS];
        drawn = new byte[Tables.MOST_SEATS];
        chosen = new byte[] {NONE, NONE, NONE, NONE};
        factoryToPlace = new boolean[Tables.MOST_SEATS];
        order = new OrderMemory();
        battle = new BattleMemory();
    }

    private StarsState(StarsState from) {
        seats = from.seats;
        quickStart = from.quickStart;
        freshPaths = from.freshPaths;
        board = from.board;
        units = from.units.clone();
        structures = from.structures.clone();
        objectives = from.objectives.clone();
        stacks = from.stacks.clone();
        heights = from.heights.clone();
        built = from.built.clone();
        storms = from.storms.clone();
        stormsMoved = from.stormsMoved;
        factions = from.factions.clone();
        materiel = from.materiel.clone();
        assets = from.assets.clone();
        supply = from.supply.clone();
        toPlace = from.toPlace.clone();
        ordersHeld = from.ordersHeld.clone();
        ordersShown = from.ordersShown.clone();
        ordersOnEvents = from.ordersOnEvents.clone();
        collected = from.collected.clone();
        given = from.given.clone();
        hands = from.hands.clone();
        decks = from.decks.clone();
        schemes = from.schemes.clone();
        drawn = from.drawn.clone();
        chosen = from.chosen.clone();
        factoryToPlace = from.factoryToPlace.clone();
        eliminated = from.eliminated;
        upgrades = from.upgrades;
        upgradesUsed = from.upgradesUsed;
        round = from.round;
        firstPlayer = from.firstPlayer;
        phase = from.phase;
        order = from.order.copy();
        battle = from.battle.copy();
    }

    @Override
    public StarsState copy() {
        return new StarsState(this);
    }

    // ---- players

    public int seats() {
        return seats;
    }

    /** Whether the board comes ready-made: article quick-start. */
    public boolean quickStart() {
        return quickStart;
    }

    /** Whether ground units may pass voids that ships enter in the same order: article paths-before-movement. */
    public boolean freshPaths() {
        return freshPaths;
    }

    /** The faction's ordinal, or −1 before it is chosen. */
    public int faction(int seat) {
        return factions[seat];
    }

    /** The seat that plays a faction, or −1. */
    public int seatOf(Faction faction) {
        for (int seat = 0; seat < seats; seat++) {
            if (factions[seat] == faction.ordinal()) {
                return seat;
            }
        }
        return NONE;
    }

    /** A unit of a seat's faction, by number 0 to 5. */
    public Unit unit(int seat, int number) {
        return Unit.of(factions[seat], number);
    }

    public int materiel(int seat) {
        return materiel[seat];
    }

    public int assets(int seat, Asset asset) {
        return assets[seat * Asset.COUNT + asset.ordinal()];
    }

    /** Asset tokens of a kind that nobody has: article component-limits. */
    public int assetsLeft(Asset asset) {
        int left = Tables.ASSETS;
        for (int seat = 0; seat < seats; seat++) {
            left -= assets(seat, asset);
        }
        if (asset == Asset.REINFORCEMENT && battle.area >= 0 && !battle.strike) {
            for (int side = 0; side < 2; side++) {
                left -= count(units(battle.area, battle.seats[side]), TOKEN);
            }
        }
        return left;
    }

    /** Figures of a unit in the supply: article supply. */
    public int supply(int seat, int number) {
        return supply[seat * Faction.UNITS + number];
    }

    /** Starting units that are still to be placed. */
    public int toPlace(int seat, int number) {
        return toPlace[seat * Faction.UNITS + number];
    }

    public boolean factoryToPlace(int seat) {
        return factoryToPlace[seat];
    }

    /** The tiles in a seat's hand, a bit each. */
    public int tiles(int seat) {
        return hands[seat];
    }

    /** Objective tokens of another that a seat has still to lay. */
    public int given(int seat, int of) {
        return given[seat * Tables.MOST_SEATS + of];
    }

    public int collected(int seat) {
        return collected[seat];
    }

    public boolean isOut(int seat) {
        return (eliminated & 1 << seat) != 0;
    }

    /** Cities a seat controls: article command-level. */
    public int level(int seat) {
        return structureCount(seat, Structure.CITY);
    }

    public boolean has(int seat, OrderUpgrade upgrade) {
        return (upgrades & upgrade.bit()) != 0
                && factions[seat] == upgrade.faction().ordinal();
    }

    /** Whether a seat has the upgrade and has not used it in this round: article upgrade-once. */
    public boolean isReady(int seat, OrderUpgrade upgrade) {
        return has(seat, upgrade) && (upgradesUsed & upgrade.bit()) == 0;
    }

    public boolean isUsed(OrderUpgrade upgrade) {
        return (upgradesUsed & upgrade.bit()) != 0;
    }

    /** Whether a seat has the scheme in play. */
    public boolean has(int seat, EventCard scheme) {
        return factions[seat] == scheme.faction().ordinal() && (schemes[seat] & scheme.bit()) != 0;
    }

    /** The schemes a seat has in play, a bit each. */
    public int schemes(int seat) {
        return schemes[seat] & 0xFF;
    }

    /** The event cards in a seat's deck, a bit each: article event-deck. */
    public int eventDeck(int seat) {
        return 0xFF & ~(schemes[seat] | drawn[seat]) & (chosen[seat] < 0 ? 0xFF : ~(1 << chosen[seat]));
    }

    /** The event cards that a seat has drawn and not yet chosen from, a bit each. */
    public int drawn(int seat) {
        return drawn[seat] & 0xFF;
    }

    /** The event card that a seat has chosen and not yet dealt with, or {@code null}. */
    public @Nullable EventCard chosen(int seat) {
        return chosen[seat] < 0 ? null : EventCard.of(factions[seat], chosen[seat]);
    }

    /** Copies of a card in a seat's combat deck as a whole, wherever they are: 0 or 2. */
    public int owned(int seat, int card) {
        int side = sideOf(seat);
        int count = copies(decks[seat], card);
        if (side >= 0) {
            count += copies(battle.hand[side], card) + (battle.faceDown[side] == card ? 1 : 0);
            for (int i = 0; i < battle.faceUpCount[side]; i++) {
                count += (faceUp(side, i) & 15) == card ? 1 : 0;
            }
        }
        return count;
    }

    /** The cards of a deck that nobody has drawn, two bits for each kind. */
    public int deck(int seat) {
        return decks[seat];
    }

    /** Copies of a kind in packed cards. */
    public static int copies(int cards, int card) {
        return cards >> 2 * card & 3;
    }

    /** How many cards packed cards are. */
    public static int cards(int cards) {
        return Integer.bitCount(cards & 0x5555_5555) + 2 * Integer.bitCount(cards & 0xAAAA_AAAA);
    }

    /** The kind of the card with this place among packed cards, copies counted. */
    public static int cardAt(int cards, int place) {
        int rest = place;
        int card = 0;
        while (rest >= copies(cards, card)) {
            rest -= copies(cards, card++);
        }
        return card;
    }

    // ---- the board

    public Board board() {
        return board;
    }

    /** The units of a seat in an area, packed: four bits for each number, those that stand and above them the routed. */
    public long units(int area, int seat) {
        return units[area * Tables.MOST_SEATS + seat];
    }

    /** Units with this number, standing and routed. */
    public static int count(long packed, int number) {
        return (int) (packed >> 4 * number & 15) + (int) (packed >> 4 * number + 32 & 15);
    }

    public static int standing(long packed, int number) {
        return (int) (packed >> 4 * number & 15);
    }

    public static int routed(long packed, int number) {
        return (int) (packed >> 4 * number + 32 & 15);
    }

    /** All units, tokens included. */
    public static int total(long packed) {
        long pairs = (packed & 0x0F0F_0F0F_0F0F_0F0FL) + (packed >>> 4 & 0x0F0F_0F0F_0F0F_0F0FL);
        return (int) (pairs * 0x0101_0101_0101_0101L >>> 56);
    }

    /** Figures alone. */
    public static int figures(long packed) {
        return total(packed & 0x00FF_FFFF_00FF_FFFFL);
    }

    /** Whether the seat has a structure in the area. */
    public boolean hasStructure(int area, int seat) {
        int first = structures[2 * area];
        int second = structures[2 * area + 1];
        return first != 0 && (first - 1) % 4 == seat || second != 0 && (second - 1) % 4 == seat;
    }

    /** Structures in an area, 0 to 2. */
    public int structures(int area) {
        return (structures[2 * area] != 0 ? 1 : 0) + (structures[2 * area + 1] != 0 ? 1 : 0);
    }

    /** The structure in a place of an area, 0 or 1, or {@code null}. */
    public @Nullable Structure structure(int area, int place) {
        int there = structures[2 * area + place];
        return there == 0 ? null : Structure.at((there - 1) / 4);
    }

    /** Who controls the structure in a place of an area. */
    public int structureOwner(int area, int place) {
        return (structures[2 * area + place] - 1) % 4;
    }

    /** Structures of this kind of a seat in an area. */
    public int structures(int area, int seat, Structure structure) {
        int wanted = 1 + 4 * structure.ordinal() + seat;
        return (structures[2 * area] == wanted ? 1 : 0) + (structures[2 * area + 1] == wanted ? 1 : 0);
    }

    /** Structures of a kind that a seat controls. */
    public int structureCount(int seat, Structure structure) {
        return built[seat * Structure.COUNT + structure.ordinal()];
    }

    /** Structures of a kind that nobody controls. */
    public int structuresLeft(Structure structure) {
        int left = structure.count();
        for (int seat = 0; seat < seats; seat++) {
            left -= structureCount(seat, structure);
        }
        return left;
    }

    /** Control tokens a seat has left: article control-token. */
    public int controlTokens(int seat) {
        int left = Tables.CONTROL_TOKENS;
        for (int kind = 0; kind < Structure.COUNT; kind++) {
            left -= built[seat * Structure.COUNT + kind];
        }
        return left;
    }

    public boolean isPresent(int area, int seat) {
        return units[area * Tables.MOST_SEATS + seat] != 0 || hasStructure(area, seat);
    }

    /** Who has units or structures in an area, a bit for each seat. */
    private int presence(int area) {
        int first = area * Tables.MOST_SEATS;
        int present = ownerBit(structures[2 * area]) | ownerBit(structures[2 * area + 1]);
        for (int seat = 0; seat < seats; seat++) {
            present |= units[first + seat] != 0 ? 1 << seat : 0;
        }
        return present;
    }

    private static int ownerBit(int structure) {
        return structure == 0 ? 0 : 1 << (structure - 1 & 3);
    }

    /**
     * Whose area it is: a seat, −1 if it is uncontrolled, −2 if it is contested. Articles friendly-area, uncontrolled-area,
     * contested-area.
     */
    public int holder(int area) {
        int present = presence(area);
        if (present == 0) {
            return NONE;
        }
        return (present & present - 1) == 0 ? Integer.numberOfTrailingZeros(present) : CONTESTED;
    }

    /** What {@link #holder} says of a contested area. */
    public static final int CONTESTED = -2;

    public boolean isFriendly(int area, int seat) {
        return presence(area) == 1 << seat;
    }

    /** Whether it is friendly to the seat or uncontrolled. */
    public boolean isOpen(int area, int seat) {
        return (presence(area) & ~(1 << seat)) == 0;
    }

    /** Whether it belongs to one opponent alone: article enemy-area. */
    public boolean isEnemy(int area, int seat) {
        int holder = holder(area);
        return holder >= 0 && holder != seat;
    }

    public static boolean isWorld(int area) {
        return Area.at(area).isWorld();
    }

    public static boolean isShip(int number) {
        return number == 1 || number == 4;
    }

    /** The seat whose objective token lies in the area, or −1: article objective-token. */
    public int objective(int area) {
        return objectives[area] - 1;
    }

    /** The edge of a storm, or −1 if it is not laid. */
    public int storm(int number) {
        return storms[number];
    }

    /** How many storms the game has: one for each seat. */
    public int storms() {
        return seats;
    }

    public boolean hasMoved(int storm) {
        return (stormsMoved & 1 << storm) != 0;
    }

    public boolean hasStorm(int edge) {
        for (byte storm : storms) {
            if (storm == edge) {
                return true;
            }
        }
        return false;
    }

    /** Whether a storm lies between two systems that lie side by side: article storm-blocks. */
    public boolean isBlocked(int system, int other) {
        return hasStorm(board.edgeBetween(system, other));
    }

    public boolean isInSystem(int system, int seat) {
        for (int area = 4 * system; area < 4 * system + 4; area++) {
            if (isPresent(area, seat)) {
                return true;
            }
        }
        return false;
    }

    /** Friendly worlds of a seat. */
    public int friendlyWorlds(int seat) {
        int count = 0;
        for (int area : board.areas()) {
            if (isFriendly(area, seat) && isWorld(area)) {
                count++;
            }
        }
        return count;
    }

    /** Whether a seat has a friendly world: article elimination. */
    public boolean hasFriendlyWorld(int seat) {
        for (int area : board.areas()) {
            if (isFriendly(area, seat) && isWorld(area)) {
                return true;
            }
        }
        return false;
    }

    /** All figures of a seat on the board. */
    public int unitsOnBoard(int seat) {
        int count = 0;
        for (int area : board.areas()) {
            count += figures(units(area, seat));
        }
        return count;
    }

    // ---- orders

    /** Orders in the stack of a system. */
    public int height(int system) {
        return heights[system];
    }

    /** Whose order lies at a height, counted from 0 at the bottom. */
    public int orderSeat(int system, int height) {
        return (int) (stacks[system] >>> 4 * height) & 3;
    }

    public Order order(int system, int height) {
        return Order.at((int) (stacks[system] >>> 4 * height + 2) & 3);
    }

    /** Whose order lies on top of the stack, or −1 if there is none. */
    public int top(int system) {
        return heights[system] == 0 ? NONE : orderSeat(system, heights[system] - 1);
    }

    public boolean hasTop(int seat) {
        for (int system : board.sides()) {
            if (top(system) == seat) {
                return true;
            }
        }
        return false;
    }

    public boolean hasOrders() {
        for (int system : board.sides()) {
            if (heights[system] > 0) {
                return true;
            }
        }
        return false;
    }

    /** Orders of a kind in a seat's play area. */
    public int held(int seat, Order kind) {
        return ordersHeld[seat * Order.COUNT + kind.ordinal()];
    }

    /** Orders of a kind of which all know that they are in a seat's play area. */
    public int shown(int seat, Order kind) {
        return ordersShown[seat * Order.COUNT + kind.ordinal()];
    }

    /** Orders of a kind on a seat's event deck. */
    public int onEvents(int seat, Order kind) {
        return ordersOnEvents[seat * Order.COUNT + kind.ordinal()];
    }

    /** Orders on a seat's event deck. */
    public int onEvents(int seat) {
        int count = 0;
        for (int kind = 0; kind < Order.COUNT; kind++) {
            count += ordersOnEvents[seat * Order.COUNT + kind];
        }
        return count;
    }

    // ---- the course of the game

    /** Rounds begun so far, from 1; 0 during set-up. */
    public int round() {
        return round;
    }

    public Phase phase() {
        return phase;
    }

    /** Who holds the first player token, or −1. */
    public int firstPlayer() {
        return firstPlayer;
    }

    /** The seats still in the game, the given one first, then clockwise. */
    public int[] seatsFrom(int first) {
        int[] order = new int[seats - Integer.bitCount(eliminated)];
        int count = 0;
        for (int i = 0; i < seats; i++) {
            int seat = (first + i) % seats;
            if (!isOut(seat)) {
                order[count++] = seat;
            }
        }
        return order;
    }

    /** Who carries an order out, or −1: article active-player. */
    public int activeSeat() {
        return order.seat;
    }

    /** The active system, or −1: article active-system. */
    public int activeSystem() {
        return order.system;
    }

    /** What is carried out, or {@code null}. */
    public @Nullable Order activeOrder() {
        return order.order < 0 ? null : Order.at(order.order);
    }

    /** Whether what is carried out is a revealed token, still on its stack. */
    public boolean hasToken() {
        return order.token;
    }

    public boolean is(OrderFlag flag) {
        return (order.flags & flag.bit()) != 0;
    }

    /** The system beside the active one that units have moved from, or −1: article one-neighbour. */
    public int neighbour() {
        return order.neighbour;
    }

    /** Battles fought in this order. */
    public int battles() {
        return order.battles;
    }

    public int roksUsed() {
        return order.roks;
    }

    /** Whether the area was friendly before the movement: article paths-before-movement. */
    public boolean wasFriendly(int area) {
        return (order.friendly[area >> 6] & 1L << area) != 0;
    }

    /** Whether the area was an uncontrolled void before the movement: article upgrade-ork-roks. */
    public boolean wasEmptyVoid(int area) {
        return (order.empty[area >> 6] & 1L << area) != 0;
    }

    /** Units of the active player that have arrived in an area of the active system in this order. */
    public long arrived(int area) {
        return area / 4 == order.system ? order.arrived[area % 4] : 0;
    }

    /** Whether a unit that has arrived in the area came from this one. */
    public boolean cameFrom(int area, int origin) {
        return area / 4 == order.system && (order.origins[2 * (area % 4) + (origin >> 6)] & 1L << origin) != 0;
    }

    // ---- the battle

    /** The area of the battle or the target of the strike, or −1. */
    public int battleArea() {
        return battle.area;
    }

    public boolean isStrike() {
        return battle.strike;
    }

    /** Whether the attackers were placed and not moved: article placed-attackers. */
    public boolean isPlacedAttack() {
        return battle.placed;
    }

    /** The area from which placed attackers came, or −1. */
    public int placedFrom() {
        return battle.from;
    }

    /** The seat of a side, 0 the attacker, 1 the defender. */
    public int sideSeat(int side) {
        return battle.seats[side];
    }

    /** The side of a seat in the battle, or −1. */
    public int sideOf(int seat) {
        return battle.area < 0 || battle.strike
                ? NONE
                : battle.seats[0] == seat ? 0 : battle.seats[1] == seat ? 1 : NONE;
    }

    /** The units of a side in the battle, packed. */
    public long force(int side) {
        return units(battle.area, battle.seats[side]);
    }

    /** Bastions of a side in the battle. */
    public int bastions(int side) {
        return structures(battle.area, battle.seats[side], Structure.BASTION);
    }

    public int dice(int side, CombatIcon face) {
        return battle.dice[side * KINDS + face.ordinal()];
    }

    public int dice(int side) {
        return battle.dice[side * KINDS] + battle.dice[side * KINDS + 1] + battle.dice[side * KINDS + 2];
    }

    public int tokens(int side, CombatIcon icon) {
        return battle.tokens[side * KINDS + icon.ordinal()];
    }

    /** The cards in a side's hand, packed. */
    public int hand(int side) {
        return battle.hand[side];
    }

    /** The card a side has laid face down, by number, or −1. */
    public int faceDown(int side) {
        return battle.faceDown[side];
    }

    /** Whether the opponent has looked at the face-down card. */
    public boolean isPeeked(int side) {
        return battle.peeked[side];
    }

    public int faceUpCount(int side) {
        return battle.faceUpCount[side];
    }

    /** The number of a face-up card, 0 to 13; {@link BattleMemory#EXTRA} more if only its icons count. */
    public int faceUp(int side, int place) {
        return battle.faceUp[side * BattleMemory.CARDS + place];
    }

    public boolean is(int side, Effect.Flag flag) {
        return (battle.flags[side] & 1 << flag.ordinal()) != 0;
    }

    public int executionRound() {
        return battle.round;
    }

    /** The card whose icons a side has borrowed for this round, of the opponent's faction, or −1. */
    public int borrowed(int side) {
        return battle.borrowed[side];
    }

    /** Battles still to come, by a card. */
    public int queued() {
        return battle.queueLength;
    }

    public int queuedArea(int place) {
        return battle.queued[place];
    }

    /** Who attacks in a battle that is still to come. */
    public int queuedSeat(int place) {
        return battle.queuedSeat[place];
    }

    public int queuedFrom(int place) {
        return battle.queuedFrom[place];
    }

    /** Icons of dice, tokens and cards of a side: articles attack-value, defence-value, morale. */
    public int icons(int side, CombatIcon icon) {
        int sum = dice(side, icon) + tokens(side, icon);
        int faction = factions[battle.seats[side]];
        for (int i = 0; i < battle.faceUpCount[side]; i++) {
            sum += CombatCard.of(faction, faceUp(side, i) & 15).icons(icon);
        }
        if (battle.borrowed[side] >= 0) {
            sum += CombatCard.of(factions[battle.seats[1 - side]], battle.borrowed[side])
                    .icons(icon);
        }
        return sum;
    }

    // ---- facts

    @Override
    public void apply(StarsFact fact) {
        switch (fact) {
            case StarsFact.FactionTaken f -> takeFaction(f.seat().index(), f.faction());
            case StarsFact.FirstPlayer f -> firstPlayer = f.seat().index();
            case StarsFact.TilesDealt f -> {
                for (Tile tile : f.tiles()) {
                    hands[f.seat().index()] |= 1 << tile.ordinal();
                }
            }
            case StarsFact.ObjectivesGiven f ->
                given[f.to().index() * Tables.MOST_SEATS + f.from().index()] += (byte) f.count();
            case StarsFact.TilePlaced f -> {
                board = board.with(f.system().ordinal(), f.turns(), Board.CENTRE + f.column(), Board.CENTRE + f.row());
                hands[f.seat().index()] &= ~(1 << f.system().tile().ordinal());
            }
            case StarsFact.UnitPlaced f -> {
                int seat = f.seat().index();
                int at = seat * Faction.UNITS + f.unit().number();
                if (round == 0) {
                    toPlace[at]--;
                } else {
                    supply[at]--;
                }
                add(f.area().ordinal(), seat, f.unit().number(), false, 1);
            }
            case StarsFact.ForcesLost f -> {
                int at = f.seat().index() * Faction.UNITS + f.unit().number();
                toPlace[at] -= (byte) f.count();
                supply[at] += (byte) f.count();
            }
            case StarsFact.StructurePlaced f -> {
                if (round == 0) {
                    factoryToPlace[f.seat().index()] = false;
                }
                putStructure(f.area().ordinal(), f.seat().index(), f.structure());
            }
            case StarsFact.ObjectivePlaced f -> {
                objectives[f.area().ordinal()] = (byte) (1 + f.of().index());
                given[f.seat().index() * Tables.MOST_SEATS + f.of().index()]--;
            }
            case StarsFact.StormPlaced f -> {
                int next = 0;
                while (storms[next] != NONE) {
                    next++;
                }
                storms[next] = (byte) board.edge(f.system().ordinal(), f.at());
            }
            case StarsFact.RoundBegan f -> {
                round = f.round();
                phase = Phase.PLANNING;
                Arrays.fill(ordersShown, (byte) 0);
            }
            case StarsFact.OrderPlaced f -> {
                ordersHeld[f.seat().index() * Order.COUNT + known(f.order()).ordinal()]--;
                push(f.system().ordinal(), f.seat().index(), known(f.order()));
            }
            case StarsFact.PlanningEnded f -> phase = Phase.OPERATIONS;
            case StarsFact.OrderShifted f -> shift(f);
            case StarsFact.TurnBegan f -> beginTurn(f.seat().index());
            case StarsFact.OrderRevealed f -> {
                order.system = f.system().ordinal();
                order.order = f.order().ordinal();
                order.token = true;
            }
            case StarsFact.OrderBegan f -> {
                order.system = f.system().ordinal();
                order.order = f.order().ordinal();
            }
            case StarsFact.OrderReturned f -> returnOrder(f);
            case StarsFact.OrderMarked f -> order.flags |= f.flag().bit();
            case StarsFact.RokUsed f -> order.roks++;
            case StarsFact.OrderSentToEvents f -> {
                int at = f.seat().index() * Order.COUNT + f.order().ordinal();
                ordersHeld[at]--;
                if (ordersShown[at] > ordersHeld[at]) {
                    ordersShown[at] = ordersHeld[at];
                }
                ordersOnEvents[at]++;
            }
            case StarsFact.MaterielChanged f -> changeMateriel(f.seat().index(), f.by());
            case StarsFact.AssetsChanged f -> {
                int at = f.seat().index() * Asset.COUNT + f.asset().ordinal();
                assets[at] += (byte) f.by();
                if (assets[at] < 0 || assets[at] > Tables.MOST_ASSETS) {
                    throw new RulesFault("seat " + f.seat() + " cannot have " + assets[at] + " of " + f.asset());
                }
            }
            case StarsFact.CombatUpgraded f -> {
                decks[f.seat().index()] -= 2 << 2 * f.out().number();
                decks[f.seat().index()] += 2 << 2 * f.in().number();
                order.flags |= OrderFlag.CARDS_BOUGHT.bit();
            }
            case StarsFact.UpgradeTaken f -> {
                upgrades |= f.upgrade().bit();
                order.flags |= OrderFlag.UPGRADE_BOUGHT.bit();
            }
            case StarsFact.UpgradeUsed f -> upgradesUsed |= f.upgrade().bit();
            case StarsFact.SchemeUsed f ->
                schemes[f.seat().index()] &= (byte) ~f.scheme().bit();
            case StarsFact.MovementBegan f -> snapshot(f.seat().index());
            case StarsFact.UnitMoved f -> move(f);
            case StarsFact.UnitRouted f -> {
                add(f.area().ordinal(), f.seat().index(), number(f.unit()), false, -1);
                add(f.area().ordinal(), f.seat().index(), number(f.unit()), true, 1);
            }
            case StarsFact.UnitRallied f -> {
                add(f.area().ordinal(), f.seat().index(), number(f.unit()), true, -1);
                add(f.area().ordinal(), f.seat().index(), number(f.unit()), false, 1);
            }
            case StarsFact.UnitDestroyed f -> {
                add(f.area().ordinal(), f.seat().index(), number(f.unit()), f.routed(), -1);
                if (f.unit() != null) {
                    supply[f.seat().index() * Faction.UNITS + f.unit().number()]++;
                }
            }
            case StarsFact.TokenCame f -> add(f.area().ordinal(), f.seat().index(), TOKEN, false, 1);
            case StarsFact.AllRallied f -> {
                for (int i = 0; i < units.length; i++) {
                    units[i] = (units[i] >>> 32) + (units[i] & STANDING);
                }
            }
            case StarsFact.StructureDestroyed f ->
                removeStructure(f.area().ordinal(), f.seat().index(), f.structure());
            case StarsFact.StructureCaptured f -> {
                removeStructure(f.area().ordinal(), f.from().index(), f.structure());
                putStructure(f.area().ordinal(), f.seat().index(), f.structure());
            }
            case StarsFact.BattleBegan f -> beginBattle(f);
            case StarsFact.AreaUndefended f -> {}
            case StarsFact.DiceRolled f -> {
                int side = side(f.seat());
                for (CombatIcon die : f.dice()) {
                    battle.dice[side * KINDS + die.ordinal()]++;
                }
            }
            case StarsFact.DieGained f -> changeDice(f.seat(), f.face(), 1);
            case StarsFact.DiceLost f -> changeDice(f.seat(), f.face(), -f.count());
            case StarsFact.DiceTurned f -> {
                changeDice(f.seat(), f.from(), -f.count());
                changeDice(f.seat(), f.to(), f.count());
            }
            case StarsFact.DieRerolled f -> {
                changeDice(f.seat(), f.from(), -1);
                changeDice(f.seat(), f.to(), 1);
            }
            case StarsFact.CardDrawn f -> {
                decks[f.seat().index()] -= 1 << 2 * known(f.card()).number();
                battle.hand[side(f.seat())] += 1 << 2 * known(f.card()).number();
            }
            case StarsFact.CardChosen f -> {
                int side = side(f.seat());
                battle.hand[side] -= 1 << 2 * known(f.card()).number();
                battle.faceDown[side] = (byte) known(f.card()).number();
            }
            case StarsFact.CardPeeked f -> battle.peeked[side(f.of())] = true;
            case StarsFact.CardRevealed f -> {
                int side = side(f.seat());
                battle.faceDown[side] = NONE;
                battle.peeked[side] = false;
                layFaceUp(side, f.card().number());
            }
            case StarsFact.ExtraCardPlayed f -> {
                int side = side(f.seat());
                battle.hand[side] -= 1 << 2 * f.card().number();
                layFaceUp(side, f.card().number() | BattleMemory.EXTRA);
            }
            case StarsFact.CardDiscarded f -> discard(f);
            case StarsFact.IconsBorrowed f ->
                battle.borrowed[side(f.seat())] = (byte) f.card().number();
            case StarsFact.TokensGained f ->
                battle.tokens[side(f.seat()) * KINDS + f.icon().ordinal()] += (byte) f.count();
            case StarsFact.TokensLost f ->
                battle.tokens[side(f.seat()) * KINDS + f.icon().ordinal()] -= (byte) f.count();
            case StarsFact.FlagRaised f ->
                battle.flags[side(f.seat())] |= 1 << f.flag().ordinal();
            case StarsFact.DamageCounted f -> {}
            case StarsFact.ExecutionRoundBegan f -> beginExecution(f.round());
            case StarsFact.BattleQueued f -> {
                battle.queuedFrom[battle.queueLength] = (byte) f.from().ordinal();
                battle.queuedSeat[battle.queueLength] = (byte) f.seat().index();
                battle.queued[battle.queueLength++] = (byte) f.area().ordinal();
            }
            case StarsFact.BattleDropped f -> dropQueued();
            case StarsFact.MoraleCompared f -> {}
            case StarsFact.BattleWon f -> {}
            case StarsFact.BattleDrawn f -> {}
            case StarsFact.BattleEnded f -> cleanUp();
            case StarsFact.StrikeBegan f -> {
                battle = new BattleMemory();
                battle.area = f.target().ordinal();
                battle.strike = true;
                battle.seats[0] = (byte) f.seat().index();
                battle.seats[1] = (byte) holder(battle.area);
                order.battles++;
            }
            case StarsFact.StrikeEnded f -> battle = new BattleMemory();
            case StarsFact.ObjectiveCollected f -> {
                objectives[f.area().ordinal()] = 0;
                collected[f.seat().index()]++;
            }
            case StarsFact.RefreshBegan f -> {
                phase = Phase.REFRESH;
                order = new OrderMemory();
            }
            case StarsFact.EventDrawn f ->
                drawn[f.seat().index()] |= (byte) known(f.card()).bit();
            case StarsFact.OrdersBackFromEvents f -> {
                for (int kind = 0; kind < Order.COUNT; kind++) {
                    int at = f.seat().index() * Order.COUNT + kind;
                    ordersHeld[at] += ordersOnEvents[at];
                    ordersOnEvents[at] = 0;
                }
            }
            case StarsFact.EventChosen f -> {
                drawn[f.seat().index()] = 0;
                chosen[f.seat().index()] = (byte) f.card().number();
            }
            case StarsFact.StormMoved f -> moveStorm(f);
            case StarsFact.SchemeTaken f -> {
                chosen[f.seat().index()] = NONE;
                schemes[f.seat().index()] |= (byte) f.scheme().bit();
            }
            case StarsFact.EventShuffledBack f -> chosen[f.seat().index()] = NONE;
            case StarsFact.EventUsed f -> {}
            case StarsFact.Eliminated f -> eliminate(f.seat().index());
            case StarsFact.RoundEnded f -> {
                firstPlayer = f.first().index();
                upgradesUsed = 0;
                stormsMoved = 0;
            }
        }
    }

    private static <T> T known(@Nullable T hidden) {
        if (hidden == null) {
            throw new RulesFault("a state that knows all cannot handle what is hidden");
        }
        return hidden;
    }

    private static int number(@Nullable Unit unit) {
        return unit == null ? TOKEN : unit.number();
    }

    private void takeFaction(int seat, Faction faction) {
        factions[seat] = (byte) faction.ordinal();
        materiel[seat] = (byte) faction.materiel();
        for (Asset asset : Asset.values()) {
            assets[seat * Asset.COUNT + asset.ordinal()] = (byte) faction.startingAssets(asset);
        }
        for (int number = 0; number < Faction.UNITS; number++) {
            toPlace[seat * Faction.UNITS + number] = (byte) faction.startingUnits(number);
            supply[seat * Faction.UNITS + number] =
                    (byte) (faction.unit(number).figures() - faction.startingUnits(number));
        }
        factoryToPlace[seat] = true;
        for (int kind = 0; kind < Order.COUNT; kind++) {
            ordersHeld[seat * Order.COUNT + kind] = Tables.ORDERS_OF_KIND;
        }
        for (int card = 0; card < CombatCard.KINDS; card++) {
            if (CombatCard.of(faction.ordinal(), card).isStarting()) {
                decks[seat] |= 2 << 2 * card;
            }
        }
    }

    private void add(int area, int seat, int number, boolean routed, int count) {
        int shift = 4 * number + (routed ? 32 : 0);
        int at = area * Tables.MOST_SEATS + seat;
        int now = (int) (units[at] >>> shift & 15) + count;
        if (now < 0 || now > 15) {
            throw new RulesFault("seat " + (seat + 1) + " cannot have " + now + " units of number " + number + " in "
                    + Area.at(area).id());
        }
        units[at] += (long) count << shift;
    }

    void putStructure(int area, int seat, Structure structure) {
        int place = structures[2 * area] == 0 ? 0 : 1;
        if (structures[2 * area + place] != 0) {
            throw new RulesFault("no room for a structure in " + Area.at(area).id());
        }
        structures[2 * area + place] = (byte) (1 + 4 * structure.ordinal() + seat);
        built[seat * Structure.COUNT + structure.ordinal()]++;
    }

    private void removeStructure(int area, int seat, Structure structure) {
        int wanted = 1 + 4 * structure.ordinal() + seat;
        if (structures[2 * area] == wanted) {
            structures[2 * area] = structures[2 * area + 1];
            structures[2 * area + 1] = 0;
        } else if (structures[2 * area + 1] == wanted) {
            structures[2 * area + 1] = 0;
        } else {
            throw new RulesFault("no such structure in " + Area.at(area).id());
        }
        built[seat * Structure.COUNT + structure.ordinal()]--;
    }

    private void push(int system, int seat, Order kind) {
        stacks[system] |= (long) (kind.ordinal() << 2 | seat) << 4 * heights[system]++;
    }

    /** Takes an order out of a stack and says what it was. */
    private int take(int system, int height) {
        long stack = stacks[system];
        int taken = (int) (stack >>> 4 * height) & 15;
        long below = stack & (1L << 4 * height) - 1;
        long above = height == 15 ? 0 : stack >>> 4 * (height + 1);
        stacks[system] = below | above << 4 * height;
        heights[system]--;
        return taken;
    }

    private void shift(StarsFact.OrderShifted f) {
        int system = f.system().ordinal();
        long taken = take(system, f.height());
        if (f.bottom()) {
            stacks[system] = stacks[system] << 4 | taken;
            heights[system]++;
        } else {
            stacks[system] |= taken << 4 * heights[system]++;
        }
    }

    private void beginTurn(int seat) {
        order = new OrderMemory();
        order.seat = seat;
    }

    private void returnOrder(StarsFact.OrderReturned f) {
        int system = f.system().ordinal();
        int taken = take(system, heights[system] - 1);
        int at = f.seat().index() * Order.COUNT + (taken >> 2);
        if (f.eventDeck()) {
            ordersOnEvents[at]++;
        } else {
            ordersHeld[at]++;
            ordersShown[at]++;
        }
        order.token = false;
    }

    private void changeMateriel(int seat, int by) {
        int now = materiel[seat] + by;
        if (now < 0 || now > Tables.MOST_MATERIEL) {
            throw new RulesFault("seat " + (seat + 1) + " cannot have " + now + " materiel");
        }
        materiel[seat] = (byte) now;
    }

    private void snapshot(int seat) {
        order.friendly[0] = 0;
        order.friendly[1] = 0;
        order.empty[0] = 0;
        order.empty[1] = 0;
        for (int area : board.areas()) {
            if (isFriendly(area, seat)) {
                order.friendly[area >> 6] |= 1L << area;
            } else if (!isWorld(area) && holder(area) == NONE) {
                order.empty[area >> 6] |= 1L << area;
            }
        }
    }

    private void move(StarsFact.UnitMoved f) {
        int seat = f.seat().index();
        int number = f.unit().number();
        int from = f.from().ordinal();
        int to = f.to().ordinal();
        boolean wasRouted =
                f.manner() == StarsFact.Manner.RETREATED_ROUTED || f.manner() == StarsFact.Manner.WITHDRAWN_ROUTED;
        boolean isRouted = wasRouted || f.manner() == StarsFact.Manner.RETREATED;
        add(from, seat, number, wasRouted, -1);
        add(to, seat, number, isRouted, 1);
        if (f.manner() == StarsFact.Manner.ADVANCED) {
            order.arrived[to % 4] += 1L << 4 * number;
            order.origins[2 * (to % 4) + (from >> 6)] |= 1L << from;
            if (from / 4 != order.system) {
                order.neighbour = from / 4;
            }
        }
    }

    private void beginBattle(StarsFact.BattleBegan f) {
        if (battle.isIdle()) {
            battle = new BattleMemory();
        }
        battle.area = f.area().ordinal();
        battle.strike = false;
        battle.placed = f.placed();
        battle.seats[0] = (byte) f.attacker().index();
        battle.seats[1] = (byte) f.defender().index();
        battle.from = NONE;
        if (f.placed() && battle.queueLength > 0 && battle.queued[0] == battle.area) {
            battle.from = battle.queuedFrom[0];
            dropQueued();
        }
        order.battles++;
    }

    private void dropQueued() {
        battle.queueLength--;
        System.arraycopy(battle.queued, 1, battle.queued, 0, battle.queueLength);
        System.arraycopy(battle.queuedFrom, 1, battle.queuedFrom, 0, battle.queueLength);
        System.arraycopy(battle.queuedSeat, 1, battle.queuedSeat, 0, battle.queueLength);
    }

    private int side(Seat seat) {
        return battle.seats[0] == seat.index() ? 0 : 1;
    }

    private void changeDice(Seat seat, CombatIcon face, int by) {
        int at = side(seat) * KINDS + face.ordinal();
        battle.dice[at] += (byte) by;
        if (battle.dice[at] < 0 || dice(side(seat)) > Tables.MOST_DICE) {
            throw new RulesFault("seat " + seat + " cannot have these dice");
        }
    }

    private void layFaceUp(int side, int card) {
        battle.faceUp[side * BattleMemory.CARDS + battle.faceUpCount[side]++] = (byte) card;
    }

    private void discard(StarsFact.CardDiscarded f) {
        int side = side(f.seat());
        int card = f.card().number();
        switch (f.from()) {
            case HAND -> battle.hand[side] -= 1 << 2 * card;
            case FACE_UP -> {
                removeFaceUp(side, card);
                if (f.card() == CombatCard.WEIRDBOYZ) {
                    battle.flags[side] &= ~(1 << Effect.Flag.COPIES_TOKENS.ordinal());
                }
            }
            case DECK -> {
                return;
            }
        }
        decks[f.seat().index()] += 1 << 2 * card;
    }

    private void removeFaceUp(int side, int card) {
        int base = side * BattleMemory.CARDS;
        int count = battle.faceUpCount[side];
        for (int i = count - 1; i >= 0; i--) {
            if ((battle.faceUp[base + i] & 15) == card) {
                System.arraycopy(battle.faceUp, base + i + 1, battle.faceUp, base + i, count - i - 1);
                battle.faceUpCount[side]--;
                return;
            }
        }
        throw new RulesFault("no such card lies face up");
    }

    private void beginExecution(int number) {
        battle.round = number;
        Arrays.fill(battle.tokens, (byte) 0);
        for (int side = 0; side < 2; side++) {
            battle.flags[side] &= 1 << Effect.Flag.COPIES_TOKENS.ordinal();
            battle.borrowed[side] = NONE;
        }
    }

    private void cleanUp() {
        for (int side = 0; side < 2; side++) {
            int seat = battle.seats[side];
            decks[seat] += battle.hand[side];
            if (battle.faceDown[side] >= 0) {
                decks[seat] += 1 << 2 * battle.faceDown[side];
            }
            for (int i = 0; i < battle.faceUpCount[side]; i++) {
                decks[seat] += 1 << 2 * (faceUp(side, i) & 15);
            }
            units[battle.area * Tables.MOST_SEATS + seat] &= ~(15L << 4 * TOKEN | 15L << 4 * TOKEN + 32);
        }
        BattleMemory fresh = new BattleMemory();
        fresh.queueFrom(battle);
        battle = fresh;
    }

    private void moveStorm(StarsFact.StormMoved f) {
        int from = board.edge(f.system().ordinal(), f.at());
        for (int i = 0; i < storms.length; i++) {
            if (storms[i] == from) {
                storms[i] = (byte) board.edge(f.toSystem().ordinal(), f.toAt());
                stormsMoved |= 1 << i;
                return;
            }
        }
        throw new RulesFault("no storm there");
    }

    private void eliminate(int seat) {
        eliminated |= 1 << seat;
        for (int area : board.areas()) {
            units[area * Tables.MOST_SEATS + seat] = 0;
            for (int place = 1; place >= 0; place--) {
                if (structures[2 * area + place] != 0 && structureOwner(area, place) == seat) {
                    removeStructure(area, seat, known(structure(area, place)));
                }
            }
            if (objectives[area] == 1 + seat) {
                objectives[area] = 0;
            }
        }
        for (int number = 0; number < Faction.UNITS; number++) {
            supply[seat * Faction.UNITS + number] = (byte) unit(seat, number).figures();
        }
        for (int system : board.sides()) {
            for (int height = heights[system] - 1; height >= 0; height--) {
                if (orderSeat(system, height) == seat) {
                    ordersHeld[seat * Order.COUNT + (take(system, height) >> 2)]++;
                }
            }
        }
        for (int kind = 0; kind < Order.COUNT; kind++) {
            ordersHeld[seat * Order.COUNT + kind] += ordersOnEvents[seat * Order.COUNT + kind];
            ordersOnEvents[seat * Order.COUNT + kind] = 0;
        }
        for (Asset asset : Asset.values()) {
            assets[seat * Asset.COUNT + asset.ordinal()] = 0;
        }
        schemes[seat] = 0;
    }

    @Override
    public void redeal(Seat seat, RandomGenerator random) {
        Redeal.anew(this, seat.index(), random);
    }

    /** The state of a stored position. */
    static StarsState of(StarsPosition position) {
        return StoredPosition.state(position);
    }

    StarsPosition position() {
        return StoredPosition.of(this);
    }
}
