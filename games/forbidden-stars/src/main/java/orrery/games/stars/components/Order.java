package orrery.games.stars.components;

import orrery.core.Component;

/** The four kinds of orders: article order-token. */
public enum Order implements Component {
    DEPLOY("deploy"),
    STRATEGIZE("strategize"),
    DOMINATE("dominate"),
    ADVANCE("advance");

    private static final Order[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String id;

    Order(String id) {
        this.id = id;
    }

    /** The constant with this ordinal. */
    public static Order at(int ordinal) {
        return ALL[ordinal];
    }

    @Override
    public String id() {
        return id;
    }
}
