package orrery.games.stars.components;

import orrery.kit.data.ComponentRecord;

/** Numbers of the rules, read from the component files. */
public final class Tables {

    /** Seats at a table, at most. */
    public static final int MOST_SEATS = 4;

    /** Rounds of a game: article last-round. */
    public static final int ROUNDS = Files.TABLES.child("rounds").number("max", 1, 99);

    public static final int MOST_MATERIEL = limit("materiel");
    public static final int MOST_ASSETS = limit("assetTokensOfEachKind");
    public static final int MOST_DICE = limit("diceInBattle");

    /** Own units in an area after movement: article five-units. */
    public static final int MOST_IN_AREA = limit("unitsMovedIntoOneAreaByAdvance");

    public static final int HAND = limit("combatHand");
    public static final int EXECUTION_ROUNDS = limit("executionRounds");

    /** Orders placed in a round: article four-orders. */
    public static final int ORDERS = Files.TABLES.number("orderTokensPlacedPerRound", 1, 8);

    /** Order tokens of each kind of a player. */
    public static final int ORDERS_OF_KIND = 2;

    /** Control tokens of a player: article control-token. */
    public static final int CONTROL_TOKENS = Files.FACTIONS
            .children("factions")
            .getFirst()
            .child("structureControlTokens")
            .number("count", 1, 99);

    /** Asset tokens of each kind that all players share. */
    public static final int ASSETS = 12;

    /** Pairs of combat cards in a deck: article combat-deck. */
    public static final int PAIRS = 5;

    /** Discount of a cache token: article cache-token. */
    public static final int CACHE_DISCOUNT = limit("cacheDiscount");

    /** Objective tokens each player gives to each opponent: article give-objectives. */
    public static final int OBJECTIVES_GIVEN = 2;

    /** Tiles each player lays: article deal-tiles. */
    public static final int TILES_EACH = 3;

    /** Structures in a world, at most: article one-structure and The Emperor Protects. */
    public static final int MOST_STRUCTURES = 2;

    private static final int[] COMBAT_COSTS = new int[4];

    static {
        ComponentRecord costs = Files.COMBAT_CARDS.child("upgradeCosts");
        for (int level = 0; level < COMBAT_COSTS.length; level++) {
            COMBAT_COSTS[level] = costs.number(Integer.toString(level), 0, 9, 0);
        }
    }

    private Tables() {}

    private static int limit(String id) {
        return Files.TABLES.children("limits").stream()
                .filter(limit -> limit.text("id").equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("tables.json: no limit " + id))
                .number("value", 1, 99);
    }

    static int combatCost(int level) {
        return COMBAT_COSTS[level];
    }

    /** Columns of the board for so many players, 2 to 4: article board-limit. */
    public static int columns(int players) {
        return Files.TABLES.children("perPlayerCount").get(players - 2).number("boardColumns", 2, 4);
    }

    /** Rows of the board for so many players. */
    public static int rows(int players) {
        return Files.TABLES.children("perPlayerCount").get(players - 2).number("boardRows", 2, 4);
    }
}
