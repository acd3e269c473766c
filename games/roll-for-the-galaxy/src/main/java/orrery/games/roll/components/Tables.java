package orrery.games.roll.components;

import orrery.kit.data.ComponentFile;
import orrery.kit.data.ComponentRecord;

/** Numbers of the rules, read from tables.json. */
public final class Tables {

    /** Seats at a table, at most. */
    public static final int MOST_SEATS = 5;

    private static final ComponentFile FILE = ComponentFile.of(Tables.class, "/orrery/games/roll/tables.json");
    private static final ComponentRecord SETUP = FILE.root().child("setup");

    /** Points in the pool for each player: article vp-chips. */
    public static final int POOL_PER_PLAYER = SETUP.number("vpPoolPerPlayer", 1, 99);

    /** Credits at the start: article set-up. */
    public static final int START_CREDITS = SETUP.number("startCredits", 0, 10);

    public static final int HOME_DICE_IN_CUP = SETUP.number("homeDiceInCup", 0, 9);
    public static final int HOME_DICE_IN_CITIZENRY = SETUP.number("homeDiceInCitizenry", 0, 9);

    /** Tiles drawn at the start for the construction zone. */
    public static final int START_TILES = SETUP.child("constructionZone").number("tilesDrawn", 2, 2);

    /** Most credits at any time: article credits. */
    public static final int MOST_CREDITS = FILE.root().child("credits").number("max", 1, 99);

    /** Where the credit marker goes from 0 after recruiting: article recruit. */
    public static final int LEAST_AFTER_RECRUITING = 1;

    /** Credits for one Stock: article stock. */
    public static final int STOCK = FILE.root().child("explore").number("stockCredits", 1, 10);

    /** Tiles in a tableau that end the game: article end. */
    public static final int TILES_TO_END = FILE.records("endConditions").stream()
            .filter(end -> end.text("id").equals("twelve-tiles"))
            .findFirst()
            .orElseThrow(() -> new IllegalStateException("tables.json: no end condition twelve-tiles"))
            .number("tiles", 4, 99);

    /** With fewer tiles than this in the bag, players explore one after another: article bag-runs-out. */
    public static final int FEW_TILES = 20;

    /** Tiles in a construction zone from which one goes back when the bag is empty: article bag-runs-out. */
    public static final int MANY_TILES = 3;

    /** Goods on a world: article goods. */
    public static final int GOODS_PER_WORLD = FILE.root().child("produce").number("capacity", 1, 1);

    private static final int CONSUME = FILE.root().child("consume").number("base", 1, 9);
    private static final int GOOD_MATCHES = FILE.root().child("consume").number("goodMatchesWorldColor", 0, 9);
    private static final int SHIPPER_MATCHES = FILE.root().child("consume").number("shipperMatchesWorldColor", 0, 9);
    private static final int[] PRICES = new int[WorldColor.values().length];

    static {
        for (ComponentRecord price : FILE.records("tradePrices")) {
            PRICES[price.component("worldColor", WorldColor.class).ordinal()] = price.number("credits", 1, 10);
        }
    }

    private Tables() {}

    /** Credits for a good that is traded from a world of this colour, before powers: article trade. */
    public static int price(WorldColor world) {
        return PRICES[world.ordinal()];
    }

    /** Points for a good that is consumed, before powers, 1 to 3: article consume. */
    public static int consumed(WorldColor world, DieColor good, DieColor shipper) {
        return CONSUME + (good.matches(world) ? GOOD_MATCHES : 0) + (shipper.matches(world) ? SHIPPER_MATCHES : 0);
    }
}
