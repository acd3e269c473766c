package orrery.games.stars.components;

import orrery.core.Component;

/** What the banner of a world promises: article asset-icons. */
public enum AssetIcon implements Component {
    FORGE("forge"),
    CACHE("cache"),
    REINFORCEMENT("reinforcement"),
    FLOURISH("flourish");

    private static final AssetIcon[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String id;

    AssetIcon(String id) {
        this.id = id;
    }

    /** The constant with this ordinal. */
    public static AssetIcon at(int ordinal) {
        return ALL[ordinal];
    }

    @Override
    public String id() {
        return id;
    }
}
