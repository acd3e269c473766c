package orrery.games.risk.board;

import orrery.core.Component;

/** The six planets: groups of territories that bring a bonus to whoever holds one alone. */
public enum Planet implements Component {
    CHAR("char"),
    KORHAL("korhal"),
    AIUR("aiur"),
    MAR_SARA("mar-sara"),
    ZERUS("zerus"),
    SHAKURAS("shakuras");

    private final String id;

    Planet(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
