package orrery.games.stars.end;

import org.jspecify.annotations.Nullable;
import orrery.core.Outcome;
import orrery.core.Seat;
import orrery.core.Table;
import orrery.games.stars.StarsEnd;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsState;

/** Whoever has no friendly world left is out. Articles elimination, elimination-removal, last-player. */
public final class Elimination {

    private Elimination() {}

    /** Checks all players at once; how the game ended if at most one is left, else {@code null}. */
    public static @Nullable Outcome check(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        int falling = 0;
        for (int seat = 0; seat < state.seats(); seat++) {
            if (!state.isOut(seat) && !state.hasFriendlyWorld(seat)) {
                falling |= 1 << seat;
            }
        }
        if (falling == 0) {
            return null;
        }
        int left = 0;
        for (int seat = 0; seat < state.seats(); seat++) {
            if (!state.isOut(seat) && (falling & 1 << seat) == 0) {
                left |= 1 << seat;
            }
        }
        @Nullable Outcome outcome = null;
        if (Integer.bitCount(left) <= 1) {
            outcome = Ranking.outcome(state, StarsEnd.LAST_PLAYER, left == 0 ? falling : left);
        }
        for (int seat = 0; seat < state.seats(); seat++) {
            if ((falling & 1 << seat) != 0) {
                table.record(new StarsFact.Eliminated(Seat.of(seat)));
            }
        }
        return outcome;
    }
}
