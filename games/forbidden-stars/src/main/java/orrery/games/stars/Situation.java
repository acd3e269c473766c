package orrery.games.stars;

import org.jspecify.annotations.Nullable;
import orrery.games.stars.board.Board;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Phase;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.Tables;
import orrery.games.stars.components.Unit;

/**
 * Everything that is true about a game but its orders and the battle that is fought, to be read; {@link StarsState} changes
 * it. Seats, areas and systems are named by their ordinals, units by their numbers in their faction, 0 to 5;
 * {@link #TOKEN} is a reinforcement token in a battle.
 */
public abstract sealed class Situation permits OrderSituation {

    /** Stands for a reinforcement token where the number of a unit is meant. */
    public static final int TOKEN = 6;

    /** Figures and tokens that stand, in the packed units of an area. */
    public static final long STANDING = 0xFFF_FFFFL;

    static final int NONE = -1;
    static final int KINDS = 3;

    final int seats;
    final boolean quickStart;
    final boolean freshPaths;
    Board board = Board.EMPTY;
    final long[] units;
    final byte[] structures;
    /** Structures of each kind on the board, by seat: counted along. */
    final byte[] built;

    final byte[] objectives;
    final byte[] storms;
    int stormsMoved;
    final byte[] factions;
    final byte[] materiel;
    final byte[] assets;
    final byte[] supply;
    final byte[] toPlace;
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

    /**
     * A game before its set-up.
     *
     * @param quickStart whether the board comes ready-made
     * @param freshPaths whether ground units may pass voids that ships enter in the same order
     */
    Situation(int seats, boolean quickStart, boolean freshPaths) {
        this.seats = seats;
        this.quickStart = quickStart;
        this.freshPaths = freshPaths;
        units = new long[Area.COUNT * Tables.MOST_SEATS];
        structures = new byte[Area.COUNT * Tables.MOST_STRUCTURES];
        objectives = new byte[Area.COUNT];
        built = new byte[Tables.MOST_SEATS * Structure.COUNT];
        storms = new byte[] {NONE, NONE, NONE, NONE};
        factions = new byte[] {NONE, NONE, NONE, NONE};
        materiel = new byte[Tables.MOST_SEATS];
        assets = new byte[Tables.MOST_SEATS * Asset.COUNT];
        supply = new byte[Tables.MOST_SEATS * Faction.UNITS];
        toPlace = new byte[Tables.MOST_SEATS * Faction.UNITS];
        collected = new byte[Tables.MOST_SEATS];
        given = new byte[Tables.MOST_SEATS * Tables.MOST_SEATS];
        hands = new int[Tables.MOST_SEATS];
        decks = new int[Tables.MOST_SEATS];
        schemes = new byte[Tables.MOST_SEATS];
        drawn = new byte[Tables.MOST_SEATS];
        chosen = new byte[] {NONE, NONE, NONE, NONE};
        factoryToPlace = new boolean[Tables.MOST_SEATS];
    }

    /** The same once more; neither changes with the other. */
    Situation(Situation from) {
        boolean settled = from.phase != Phase.SET_UP; // what set-up alone changes is shared from then on
        seats = from.seats;
        quickStart = from.quickStart;
        freshPaths = from.freshPaths;
        board = from.board;
        units = from.units.clone();
        structures = from.structures.clone();
        objectives = from.objectives.clone();
        built = from.built.clone();
        storms = from.storms.clone();
        stormsMoved = from.stormsMoved;
        factions = settled ? from.factions : from.factions.clone();
        materiel = from.materiel.clone();
        assets = from.assets.clone();
        supply = from.supply.clone();
        toPlace = settled ? from.toPlace : from.toPlace.clone();
        collected = from.collected.clone();
        given = settled ? from.given : from.given.clone();
        hands = settled ? from.hands : from.hands.clone();
        decks = from.decks.clone();
        schemes = from.schemes.clone();
        drawn = from.drawn.clone();
        chosen = from.chosen.clone();
        factoryToPlace = settled ? from.factoryToPlace : from.factoryToPlace.clone();
        eliminated = from.eliminated;
        upgrades = from.upgrades;
        upgradesUsed = from.upgradesUsed;
        round = from.round;
        firstPlayer = from.firstPlayer;
        phase = from.phase;
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
    int presence(int area) {
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
}
