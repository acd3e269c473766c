package orrery.games.risk.board;

import orrery.core.Component;

/** The three races, each with a deck of faction cards: article race. */
public enum Race implements Component {
    TERRAN("terran"),
    PROTOSS("protoss"),
    ZERG("zerg");

    private final String id;

    Race(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
