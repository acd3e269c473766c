package orrery.games.roll;

import orrery.core.Article;
import orrery.games.roll.components.Tile;

/** The articles of the rules; their texts are in articles.en.md and articles.ru.md. */
public final class Articles {

    public static final Article OVERVIEW = new Article("overview");
    public static final Article SET_UP = new Article("set-up");
    public static final Article DICE = new Article("dice");
    public static final Article COLORS_AND_FACES = new Article("colors-and-faces");
    public static final Article CUP_AND_CITIZENRY = new Article("cup-and-citizenry");
    public static final Article CREDITS = new Article("credits");
    public static final Article ROUND = new Article("round");
    public static final Article ROLL = new Article("roll");
    public static final Article ASSIGN = new Article("assign");
    public static final Article SELECT_PHASE = new Article("select-phase");
    public static final Article DICTATE = new Article("dictate");
    public static final Article REASSIGN = new Article("reassign");
    public static final Article REVEAL = new Article("reveal");
    public static final Article TWO_PLAYERS = new Article("two-players");
    public static final Article EXPLORE = new Article("explore");
    public static final Article SCOUT = new Article("scout");
    public static final Article STOCK = new Article("stock");
    public static final Article DEVELOP = new Article("develop");
    public static final Article SETTLE = new Article("settle");
    public static final Article DISCOUNTS = new Article("discounts");
    public static final Article COMPLETING = new Article("completing");
    public static final Article TILES_TAKE_EFFECT = new Article("tiles-take-effect");
    public static final Article PRODUCE = new Article("produce");
    public static final Article GOODS = new Article("goods");
    public static final Article SHIP = new Article("ship");
    public static final Article TRADE = new Article("trade");
    public static final Article CONSUME = new Article("consume");
    public static final Article MANAGE = new Article("manage");
    public static final Article RECRUIT = new Article("recruit");
    public static final Article RECALL = new Article("recall");
    public static final Article VP_CHIPS = new Article("vp-chips");
    public static final Article END = new Article("end");
    public static final Article SCORING = new Article("scoring");
    public static final Article SIX_DEVELOPMENTS = new Article("six-developments");
    public static final Article TIES = new Article("ties");
    public static final Article POWERS = new Article("powers");
    public static final Article INSTANT_EFFECTS = new Article("instant-effects");
    public static final Article START_WORLDS = new Article("start-worlds");
    public static final Article BAG_RUNS_OUT = new Article("bag-runs-out");
    public static final Article ORDER = new Article("order");
    public static final Article SECRETS = new Article("secrets");
    public static final Article UNUSED_WORKERS = new Article("unused-workers");
    public static final Article BUILD_STACKS = new Article("build-stacks");
    public static final Article HOME_WORLD = new Article("home-world");
    public static final Article FACTION_TILE = new Article("faction-tile");
    public static final Article WORLDS = new Article("worlds");
    public static final Article DEVELOPMENTS = new Article("developments");
    public static final Article CONCEDING = new Article("conceding");
    public static final Article EMPTY_CUP = new Article("empty-cup");
    public static final Article REMOVING_A_DIE = new Article("removing-a-die");
    public static final Article GRAY_WORLDS = new Article("gray-worlds");
    public static final Article WILD = new Article("wild");
    public static final Article ABANDONED_TILES = new Article("abandoned-tiles");

    private static final Article[] TILES = new Article[Tile.COUNT];

    static {
        for (Tile tile : Tile.values()) {
            TILES[tile.ordinal()] = new Article("tile-" + tile.id());
        }
    }

    private Articles() {}

    /** The article of a side of a tile. */
    public static Article tile(Tile tile) {
        return TILES[tile.ordinal()];
    }
}
