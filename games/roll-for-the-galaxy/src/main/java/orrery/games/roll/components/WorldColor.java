package orrery.games.roll.components;

import orrery.core.Component;

/** Colours of worlds; gray ones hold no goods. Article worlds. */
public enum WorldColor implements Component {
    GRAY("gray"),
    NOVELTY("novelty"),
    RARE("rare"),
    GENES("genes"),
    ALIEN("alien");

    private static final WorldColor[] ALL = values();

    private final String id;

    WorldColor(String id) {
        this.id = id;
    }

    /** The colour with this ordinal. */
    public static WorldColor at(int ordinal) {
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
