package orrery.games.roll;

import orrery.core.RulesFault;
import orrery.core.Seat;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tables;
import orrery.games.roll.components.Tile;

/** What must hold after every fact: components are conserved, limits are kept. */
final class Invariants {

    private Invariants() {}

    static void check(RollState state) {
        tiles(state);
        dice(state);
        numbers(state);
    }

    /** Every game tile is in exactly one place. */
    private static void tiles(RollState state) {
        long seen = state.bag();
        for (Seat seat : Seat.first(state.seats())) {
            seen = once(seen, state.share(seat), "a share");
            seen = once(seen, state.drawn(seat), "the tiles drawn");
            seen = once(seen, state.abandoned(seat), "the tiles abandoned");
            for (Stack stack : Stack.ALL) {
                for (int i = 0; i < state.stackSize(seat, stack); i++) {
                    seen = once(
                            seen, state.inStack(seat, stack, i).development().bit(), "a stack");
                }
            }
            for (int i = 0; i < state.tableauSize(seat); i++) {
                Tile tile = state.tableau(seat, i);
                seen = tile.isOfGameTile() ? once(seen, tile.development().bit(), "a tableau") : seen;
            }
        }
        require(seen == (1L << Tile.GAME_TILES) - 1, "tiles are missing");
    }

    private static long once(long seen, long tiles, String where) {
        require((seen & tiles) == 0, "a tile of " + where + " is somewhere else, too");
        return seen | tiles;
    }

    /** No more dice of a colour than the box holds; goods lie on own worlds alone, as many as they hold. */
    private static void dice(RollState state) {
        for (DieColor color : DieColor.values()) {
            int owned = 0;
            for (Seat seat : Seat.first(state.seats())) {
                owned += state.owned(seat, color);
            }
            require(owned <= color.count(), "there are " + owned + " dice of " + color.id());
        }
        int goods = 0;
        int owned = 0;
        for (Tile tile : Tile.values()) {
            if (!tile.isDevelopment()) {
                goods += state.goods(tile);
                require(tile.holdsGoods() || state.goods(tile) == 0, "goods lie on the gray world " + tile.id());
            }
        }
        for (Seat seat : Seat.first(state.seats())) {
            int capacity = Tables.GOODS_PER_WORLD + (Powers.MORE_GOODS.has(state, seat) ? 1 : 0);
            for (int i = 0; i < state.tableauSize(seat); i++) {
                Tile tile = state.tableau(seat, i);
                if (!tile.isDevelopment()) {
                    owned += state.goods(tile);
                    require(state.goods(tile) <= capacity, "too many goods lie on " + tile.id());
                }
            }
        }
        require(goods == owned, "goods lie on a world that nobody has");
    }

    private static void numbers(RollState state) {
        int chips = state.pool;
        for (Seat seat : Seat.first(state.seats())) {
            chips += state.chips(seat);
            require(
                    state.credits(seat) >= 0 && state.credits(seat) <= Tables.MOST_CREDITS,
                    "seat " + seat + " has " + state.credits(seat) + " credits");
            require(state.dice(seat, Place.STRIP) <= 1, "more than one die of seat " + seat + " selects a phase");
        }
        require(chips == state.seats() * Tables.POOL_PER_PLAYER, "points are lost");
    }

    private static void require(boolean holds, String what) {
        if (!holds) {
            throw new RulesFault(what);
        }
    }
}
