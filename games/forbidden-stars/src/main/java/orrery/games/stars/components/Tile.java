package orrery.games.stars.components;

import orrery.core.Component;

/** The system tiles, each with two sides: article system-tiles. */
public enum Tile implements Component {
    SYSTEM_01("system-01"),
    SYSTEM_02("system-02"),
    SYSTEM_03("system-03"),
    SYSTEM_04("system-04"),
    SYSTEM_05("system-05"),
    SYSTEM_06("system-06"),
    SYSTEM_07("system-07"),
    SYSTEM_08("system-08"),
    SYSTEM_09("system-09"),
    SYSTEM_10("system-10"),
    SYSTEM_11("system-11"),
    SYSTEM_12("system-12");

    private static final Tile[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String id;

    Tile(String id) {
        this.id = id;
    }

    /** The constant with this ordinal. */
    public static Tile at(int ordinal) {
        return ALL[ordinal];
    }

    @Override
    public String id() {
        return id;
    }
}
