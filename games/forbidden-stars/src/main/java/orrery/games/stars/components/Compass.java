package orrery.games.stars.components;

import orrery.core.Component;

/** The four sides of a system tile on the board. */
public enum Compass implements Component {
    NORTH("north"),
    EAST("east"),
    SOUTH("south"),
    WEST("west");

    private static final Compass[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String id;

    Compass(String id) {
        this.id = id;
    }

    /** The constant with this ordinal. */
    public static Compass at(int ordinal) {
        return ALL[ordinal];
    }

    @Override
    public String id() {
        return id;
    }
}
