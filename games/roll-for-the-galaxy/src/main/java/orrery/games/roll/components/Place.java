package orrery.games.roll.components;

import orrery.core.Component;

/**
 * Where a die of a player can be, goods aside. A die below the phase strip stands in the column of a phase; a wild one
 * waits apart until its column is chosen.
 */
public enum Place implements Component {
    /** Articles cup, cup-and-citizenry. */
    CUP("cup"),
    /** Article citizenry. */
    CITIZENRY("citizenry"),
    EXPLORE("explore"),
    DEVELOP("develop"),
    SETTLE("settle"),
    PRODUCE("produce"),
    SHIP("ship"),
    /** A wild face that has no column yet. */
    WILD("wild"),
    /** On the phase strip: the worker that selects the phase. */
    STRIP("strip"),
    DICTATED("dictated"),
    DEVELOPMENT_STACK("development-stack"),
    WORLD_STACK("world-stack"),
    /** Workers of a tile that is just being completed. */
    SPENT("spent");

    private static final Place[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String id;

    Place(String id) {
        this.id = id;
    }

    /** The place with this ordinal. */
    public static Place at(int ordinal) {
        return ALL[ordinal];
    }

    /** The column of a phase. */
    public static Place column(Phase phase) {
        return ALL[EXPLORE.ordinal() + phase.ordinal()];
    }

    @Override
    public String id() {
        return id;
    }
}
