package orrery.games.stars.components;

import orrery.core.Component;

/** The quarter of a system tile that an area fills, clockwise. */
public enum Quadrant implements Component {
    NW("nw"),
    NE("ne"),
    SE("se"),
    SW("sw");

    private static final Quadrant[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String id;

    Quadrant(String id) {
        this.id = id;
    }

    /** The constant with this ordinal. */
    public static Quadrant at(int ordinal) {
        return ALL[ordinal];
    }

    @Override
    public String id() {
        return id;
    }
}
