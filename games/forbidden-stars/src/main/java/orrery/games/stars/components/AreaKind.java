package orrery.games.stars.components;

import orrery.core.Component;

/** Worlds and voids. Articles area, world, void. */
public enum AreaKind implements Component {
    WORLD("world"),
    VOID("void");

    private static final AreaKind[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String id;

    AreaKind(String id) {
        this.id = id;
    }

    /** The constant with this ordinal. */
    public static AreaKind at(int ordinal) {
        return ALL[ordinal];
    }

    @Override
    public String id() {
        return id;
    }
}
