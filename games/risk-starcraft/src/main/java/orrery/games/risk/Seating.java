package orrery.games.risk;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import orrery.core.RulesFault;
import orrery.core.Seat;
import orrery.games.risk.board.Faction;

/** Who plays what and in which order, and who is out: articles turn-order, elimination. */
final class Seating {

    private static final byte NOBODY = -1;

    private final byte[] order;
    private final byte[] place;
    private final @Nullable Faction[] faction;
    private int eliminated;

    Seating(int seats) {
        order = new byte[seats];
        place = new byte[seats];
        faction = new Faction[seats];
        Arrays.fill(order, NOBODY);
        Arrays.fill(place, NOBODY);
    }

    private Seating(Seating of) {
        order = of.order.clone();
        place = of.place.clone();
        faction = of.faction.clone();
        eliminated = of.eliminated;
    }

    Seating copy() {
        return new Seating(this);
    }

    int seats() {
        return order.length;
    }

    @Nullable
    Faction faction(Seat seat) {
        return faction[seat.index()];
    }

    /** The place in turn order from 1, or 0 while places are being chosen. */
    int place(Seat seat) {
        return place[seat.index()] + 1;
    }

    /** The seat at a place in turn order, from 1. */
    @Nullable
    Seat at(int placeNumber) {
        int seat = order[placeNumber - 1];
        return seat == NOBODY ? null : Seat.of(seat);
    }

    boolean isEliminated(Seat seat) {
        return isEliminated(seat.index());
    }

    private boolean isEliminated(int seat) {
        return (eliminated & 1 << seat) != 0;
    }

    int alive() {
        return order.length - Integer.bitCount(eliminated);
    }

    Seat after(Seat seat) {
        for (int i = 1; i <= order.length; i++) {
            int next = order[(place[seat.index()] + i) % order.length];
            if (!isEliminated(next)) {
                return Seat.of(next);
            }
        }
        throw new RulesFault("nobody is left");
    }

    Seat firstAlive() {
        for (byte seat : order) {
            if (!isEliminated(seat)) {
                return Seat.of(seat);
            }
        }
        throw new RulesFault("nobody is left");
    }

    // ---- changes

    void take(Seat seat, int placeNumber) {
        order[placeNumber - 1] = (byte) seat.index();
        place[seat.index()] = (byte) (placeNumber - 1);
    }

    void lead(Seat seat, @Nullable Faction of) {
        faction[seat.index()] = of;
    }

    void eliminate(Seat seat) {
        eliminated |= 1 << seat.index();
    }
}
