package orrery.bots.roll;

import org.jspecify.annotations.Nullable;
import orrery.core.Seat;
import orrery.games.roll.Discounts;
import orrery.games.roll.RollState;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tile;

/**
 * What one seat sees of a game, without copying it: all that lies open, its own construction zone and its own dice; of the
 * others' zones the number of tiles, and nothing of what is behind their screens.
 */
final class RollSight {

    private final RollState state;
    private final Seat seat;

    RollSight(RollState state, Seat seat) {
        this.state = state;
        this.seat = seat;
    }

    /** Whose sight it is. */
    Seat seat() {
        return seat;
    }

    int seats() {
        return state.seats();
    }

    int round() {
        return state.round();
    }

    /** Points left in the pool. */
    int pool() {
        return state.pool();
    }

    int credits() {
        return state.credits(seat);
    }

    /** Whether dice are behind screens. */
    boolean isAssigning() {
        return state.isHidden();
    }

    // ---- own dice

    /** Own dice at a place. */
    int dice(Place place) {
        return state.dice(seat, place);
    }

    int dice(Place place, DieColor color) {
        return state.dice(seat, place, color);
    }

    /** All own dice that are workers, wherever they are; goods are none. */
    int workers() {
        int workers = 0;
        for (int place = 0; place < Place.COUNT; place++) {
            workers += dice(Place.at(place));
        }
        return workers;
    }

    /** The phase that the seat has selected behind its screen, or {@code null}. */
    @Nullable
    Phase selected() {
        return state.selected(seat);
    }

    // ---- own tiles

    int stackSize(Stack stack) {
        return state.stackSize(seat, stack);
    }

    Tile inStack(Stack stack, int index) {
        return state.inStack(seat, stack, index);
    }

    /** Workers that a side needs, own discounts included. */
    int needed(Tile side) {
        return Discounts.needed(state, seat, side);
    }

    /** Whether a side needs more workers than the seat has: they would lie on it and never complete it. */
    boolean isBeyondReach(Tile side) {
        return needed(side) > workers();
    }

    // ---- what lies open

    int tableauSize(Seat of) {
        return state.tableauSize(of);
    }

    Tile tableau(Seat of, int index) {
        return state.tableau(of, index);
    }

    int goods(Tile world) {
        return state.goods(world);
    }

    int goods(Tile world, DieColor color) {
        return state.goods(world, color);
    }

    /** Tiles in a stack of any seat: everybody may count them. */
    int stackSize(Seat of, Stack stack) {
        return state.stackSize(of, stack);
    }

    /** Workers on a stack of any seat. */
    int builders(Seat of, Stack stack) {
        return state.dice(of, stack.workers());
    }
}
