package orrery.games.stars;

import orrery.core.EndReason;

/** The ways in which a game ends. */
public enum StarsEnd implements EndReason {
    /** Enough own objective tokens collected: article victory. */
    OBJECTIVES("objectives"),
    /** The last round is over: article last-round. */
    LAST_ROUND("last-round"),
    /** Nobody else is left: article last-player. */
    LAST_PLAYER("last-player");

    private final String id;

    StarsEnd(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
