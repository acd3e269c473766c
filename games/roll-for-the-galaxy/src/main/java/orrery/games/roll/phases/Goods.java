package orrery.games.roll.phases;

import orrery.core.Seat;
import orrery.games.roll.Powers;
import orrery.games.roll.RollState;
import orrery.games.roll.components.Power;
import orrery.games.roll.components.Tables;
import orrery.games.roll.components.Tile;

/** Room for goods on worlds: article goods. */
final class Goods {

    private Goods() {}

    /** Goods that each world of the seat that is not gray can hold. */
    static int capacity(RollState state, Seat seat) {
        int capacity = Tables.GOODS_PER_WORLD;
        for (long rest = Powers.MORE_GOODS.of(state, seat); rest != 0; rest &= rest - 1) {
            capacity += Powers.MORE_GOODS
                    .on(Tile.at(Long.numberOfTrailingZeros(rest)), Power.MoreGoods.class)
                    .extra();
        }
        return capacity;
    }

    /** Goods that still have room on all worlds of the seat. */
    static int room(RollState state, Seat seat) {
        int capacity = capacity(state, seat);
        int room = 0;
        for (int i = 0; i < state.tableauSize(seat); i++) {
            Tile tile = state.tableau(seat, i);
            room += tile.holdsGoods() ? capacity - state.goods(tile) : 0;
        }
        return room;
    }

    /** Goods on all worlds of the seat. */
    static int lying(RollState state, Seat seat) {
        int goods = 0;
        for (int i = 0; i < state.tableauSize(seat); i++) {
            Tile tile = state.tableau(seat, i);
            goods += tile.holdsGoods() ? state.goods(tile) : 0;
        }
        return goods;
    }
}
