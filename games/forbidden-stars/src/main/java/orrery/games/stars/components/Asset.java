package orrery.games.stars.components;

import orrery.core.Component;

/** The three kinds of asset tokens: article asset-token. */
public enum Asset implements Component {
    FORGE("forge"),
    CACHE("cache"),
    REINFORCEMENT("reinforcement");

    private static final Asset[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String id;

    Asset(String id) {
        this.id = id;
    }

    /** The constant with this ordinal. */
    public static Asset at(int ordinal) {
        return ALL[ordinal];
    }

    @Override
    public String id() {
        return id;
    }
}
