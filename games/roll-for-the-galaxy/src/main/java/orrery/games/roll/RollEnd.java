package orrery.games.roll;

import orrery.core.EndReason;

/** The ways in which a game ends. */
public enum RollEnd implements EndReason {
    /** A tableau has twelve tiles: article end. */
    TWELVE_TILES("twelve-tiles"),
    /** The pool of points is empty: article end. */
    NO_CHIPS("no-chips"),
    /** Both at once. */
    BOTH("both"),
    /** The table's round limit, for players who would go on for ever: article round-limit. */
    ROUND_LIMIT("round-limit");

    private final String id;

    RollEnd(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public boolean byTheRules() {
        return this != ROUND_LIMIT;
    }
}
