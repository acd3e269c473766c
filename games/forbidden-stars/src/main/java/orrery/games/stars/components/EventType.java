package orrery.games.stars.components;

import orrery.core.Component;

/** The two types of event cards: article event-card. */
public enum EventType implements Component {
    TACTIC("tactic"),
    SCHEME("scheme");

    private static final EventType[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String id;

    EventType(String id) {
        this.id = id;
    }

    /** The constant with this ordinal. */
    public static EventType at(int ordinal) {
        return ALL[ordinal];
    }

    @Override
    public String id() {
        return id;
    }
}
