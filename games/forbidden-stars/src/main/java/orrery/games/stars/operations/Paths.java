package orrery.games.stars.operations;

import orrery.games.stars.OrderFlag;
import orrery.games.stars.StarsState;

/** What units can reach. Articles ship-movement, ground-movement, legal-path, retreat-path, storm-blocks. */
public final class Paths {

    private Paths() {}

    /** Whether ships of the active player, or of another, may pass the edge between two systems. */
    public static boolean shipsPass(StarsState state, int seat, int system, int other) {
        return ignores(state, seat, true) || !state.isBlocked(system, other);
    }

    /** Whether storms do not stop the units: articles event-through-the-warp, upgrade-from-the-warp. */
    public static boolean ignores(StarsState state, int seat, boolean ships) {
        return seat == state.activeSeat()
                && (state.is(OrderFlag.UNITS_IGNORE_STORMS) || ships && state.is(OrderFlag.SHIPS_IGNORE_STORMS));
    }

    /**
     * Whether a ground unit can go from one area to another: every area between is friendly and lies in one of two
     * systems, no step crosses a storm.
     *
     * @param before whether areas count that were friendly before the movement, else those that are so now
     */
    public static boolean onGround(
            StarsState state, int seat, int from, int to, int system, int other, boolean before) {
        return reaches(state, seat, from, to, system, other, before, -1);
    }

    /** As {@link #onGround}, passing one uncontrolled void: article upgrade-ork-roks. */
    public static boolean byRok(StarsState state, int seat, int from, int to, int system, int other) {
        for (int area : state.board().areas()) {
            if ((area / 4 == system || area / 4 == other)
                    && state.wasEmptyVoid(area)
                    && reaches(state, seat, from, to, system, other, true, area)) {
                return true;
            }
        }
        return false;
    }

    private static boolean reaches(
            StarsState state, int seat, int from, int to, int system, int other, boolean before, int passable) {
        boolean ignoring = ignores(state, seat, false);
        int[] queue = new int[8];
        int seen = bit(from, system, other);
        int head = 0;
        int tail = 0;
        queue[tail++] = from;
        while (head < tail) {
            int at = queue[head++];
            for (int next : state.board().borders(at)) {
                int bit = bit(next, system, other);
                if (bit == 0
                        || (seen & bit) != 0
                        || !ignoring && at / 4 != next / 4 && state.isBlocked(at / 4, next / 4)) {
                    continue;
                }
                if (next == to) {
                    return true;
                }
                boolean open = next == passable || (before ? state.wasFriendly(next) : state.isFriendly(next, seat));
                if (open) {
                    seen |= bit;
                    queue[tail++] = next;
                }
            }
        }
        return false;
    }

    /** A bit for each area of the two systems, 0 for all others. */
    private static int bit(int area, int system, int other) {
        if (area / 4 == system) {
            return 1 << area % 4;
        }
        return area / 4 == other ? 16 << area % 4 : 0;
    }
}
