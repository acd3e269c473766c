package orrery.games.roll.components;

import orrery.core.Component;

/** The five phases of a round, in the order in which they are carried out: article phases. */
public enum Phase implements Component {
    EXPLORE("explore"),
    DEVELOP("develop"),
    SETTLE("settle"),
    PRODUCE("produce"),
    SHIP("ship");

    private static final Phase[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String id;

    Phase(String id) {
        this.id = id;
    }

    /** The one with this ordinal, for loops over arrays and bit masks. */
    public static Phase at(int ordinal) {
        return ALL[ordinal];
    }

    /** This one alone in a bit mask. */
    public int bit() {
        return 1 << ordinal();
    }

    @Override
    public String id() {
        return id;
    }
}
