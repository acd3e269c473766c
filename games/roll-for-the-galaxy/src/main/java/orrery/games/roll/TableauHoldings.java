package orrery.games.roll;

import java.util.Arrays;
import orrery.core.RulesFault;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Tile;

/** The tableaus in the order in which tiles entered them, and the goods on their worlds: articles tableau, goods. */
final class TableauHoldings {

    /** More sides than one tableau can hold: every game tile, a faction tile and a home world. */
    private static final int MOST = Tile.GAME_TILES + 3;

    /** Goods on a world at most, with every power. */
    static final int MOST_GOODS = 2;

    /** Of each seat how many sides it has, then these. */
    private static final int PER_SEAT = 1 + MOST;

    private final byte[] tiles;
    private final long[] developments;
    private final byte[] goods;

    TableauHoldings(int seats) {
        tiles = new byte[seats * PER_SEAT];
        developments = new long[seats];
        goods = new byte[Tile.WORLDS * MOST_GOODS];
        Arrays.fill(goods, (byte) -1);
    }

    private TableauHoldings(TableauHoldings of) {
        tiles = of.tiles.clone();
        developments = of.developments.clone();
        goods = of.goods.clone();
    }

    TableauHoldings copy() {
        return new TableauHoldings(this);
    }

    int size(int seat) {
        return tiles[seat * PER_SEAT];
    }

    Tile tile(int seat, int index) {
        return Tile.at(tiles[seat * PER_SEAT + 1 + index] & 0xff);
    }

    long developments(int seat) {
        return developments[seat];
    }

    void add(int seat, Tile tile) {
        int first = seat * PER_SEAT;
        tiles[first + ++tiles[first]] = (byte) tile.ordinal();
        if (tile.isDevelopment()) {
            developments[seat] |= tile.bit();
        }
    }

    /** Ordinal of the colour of a good on a world, or −1 if there is none at this index, 0 or 1. */
    int good(Tile world, int index) {
        return goods[world.worldIndex() * MOST_GOODS + index];
    }

    int goods(Tile world) {
        int first = world.worldIndex() * MOST_GOODS;
        return goods[first] < 0 ? 0 : goods[first + 1] < 0 ? 1 : 2;
    }

    void addGood(Tile world, int color) {
        int at = goods(world);
        if (at == MOST_GOODS) {
            throw new RulesFault(world.id() + " holds no more goods");
        }
        goods[world.worldIndex() * MOST_GOODS + at] = (byte) color;
    }

    void removeGood(Tile world, int color) {
        int first = world.worldIndex() * MOST_GOODS;
        if (goods[first] == color) {
            goods[first] = goods[first + 1];
        } else if (goods[first + 1] != color) {
            throw new RulesFault("no " + DieColor.at(color).id() + " die lies on " + world.id());
        }
        goods[first + 1] = -1;
    }
}
