package orrery.games.risk;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import orrery.core.Seat;
import orrery.games.risk.board.Territory;

/**
 * Starting units that do not stand on the board yet, and what their owners have said of those to come: articles muster,
 * fortify-several, place-the-rest.
 */
final class Muster {

    private static final byte NOWHERE = -1;

    private final int[] left;
    private final int[] pledged;
    private final byte[] where;
    private int rest;

    Muster(int holders) {
        left = new int[holders];
        pledged = new int[holders];
        where = new byte[holders];
        Arrays.fill(where, NOWHERE);
    }

    private Muster(Muster of) {
        left = of.left.clone();
        pledged = of.pledged.clone();
        where = of.where.clone();
        rest = of.rest;
    }

    Muster copy() {
        return new Muster(this);
    }

    int left(Seat seat) {
        return left[seat.index()];
    }

    boolean isDone() {
        for (int units : left) {
            if (units > 0) {
                return false;
            }
        }
        return true;
    }

    /** Where the next unit of a seat goes by what it has said, or {@code null}. */
    @Nullable
    Territory pledge(Seat seat) {
        int at = where[seat.index()];
        return at == NOWHERE ? null : Territory.at(at);
    }

    int pledged(Seat seat) {
        return pledged[seat.index()];
    }

    /** Whether a seat leaves the rest to the program. */
    boolean isLeftToProgram(Seat seat) {
        return (rest & 1 << seat.index()) != 0;
    }

    // ---- changes

    void supply(Seat seat, int units) {
        left[seat.index()] = units;
    }

    void place(Seat seat, int units) {
        left[seat.index()] -= units;
        if (pledged[seat.index()] > 0 && --pledged[seat.index()] == 0) {
            where[seat.index()] = NOWHERE;
        }
    }

    void pledge(Seat seat, @Nullable Territory territory, int units) {
        where[seat.index()] = territory == null ? NOWHERE : (byte) territory.ordinal();
        pledged[seat.index()] = units;
    }

    void leaveToProgram(Seat seat) {
        rest |= 1 << seat.index();
    }
}
