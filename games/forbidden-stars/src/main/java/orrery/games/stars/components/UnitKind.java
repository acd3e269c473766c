package orrery.games.stars.components;

import orrery.core.Component;

/** Ground units and ships. */
public enum UnitKind implements Component {
    GROUND("ground"),
    SHIP("ship");

    private static final UnitKind[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String id;

    UnitKind(String id) {
        this.id = id;
    }

    /** The constant with this ordinal. */
    public static UnitKind at(int ordinal) {
        return ALL[ordinal];
    }

    @Override
    public String id() {
        return id;
    }
}
