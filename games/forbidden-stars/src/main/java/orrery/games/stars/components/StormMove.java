package orrery.games.stars.components;

import orrery.core.Component;

/** The four icons by which Warp Storms move: article storm-icons. */
public enum StormMove implements Component {
    ACROSS("across"),
    SIDEWAYS("sideways"),
    PIVOT_CLOCKWISE("pivot-clockwise"),
    PIVOT_COUNTERCLOCKWISE("pivot-counterclockwise");

    private static final StormMove[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String id;

    StormMove(String id) {
        this.id = id;
    }

    /** The constant with this ordinal. */
    public static StormMove at(int ordinal) {
        return ALL[ordinal];
    }

    @Override
    public String id() {
        return id;
    }
}
