package orrery.games.stars.components;

import orrery.core.Component;

/** The phases of a game. */
public enum Phase implements Component {
    SET_UP("set-up"),
    PLANNING("planning"),
    OPERATIONS("operations"),
    REFRESH("refresh");

    private static final Phase[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String id;

    Phase(String id) {
        this.id = id;
    }

    /** The constant with this ordinal. */
    public static Phase at(int ordinal) {
        return ALL[ordinal];
    }

    @Override
    public String id() {
        return id;
    }
}
