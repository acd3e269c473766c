package orrery.games.roll.components;

import org.jspecify.annotations.Nullable;
import orrery.core.Component;

/** What a die can show: a phase, or a wild face that stands for any of them. Article colors-and-faces. */
public enum Face implements Component {
    EXPLORE("explore", Phase.EXPLORE),
    DEVELOP("develop", Phase.DEVELOP),
    SETTLE("settle", Phase.SETTLE),
    PRODUCE("produce", Phase.PRODUCE),
    SHIP("ship", Phase.SHIP),
    WILD("wild", null);

    private static final Face[] ALL = values();

    private final String id;
    private final @Nullable Phase phase;

    Face(String id, @Nullable Phase phase) {
        this.id = id;
        this.phase = phase;
    }

    /** The face with this ordinal. */
    public static Face at(int ordinal) {
        return ALL[ordinal];
    }

    @Override
    public String id() {
        return id;
    }

    /** The phase shown, or {@code null} for the wild face. */
    public @Nullable Phase phase() {
        return phase;
    }

    /** Where a die with this face lies when it has been rolled. */
    public Place place() {
        return phase == null ? Place.WILD : Place.column(phase);
    }
}
