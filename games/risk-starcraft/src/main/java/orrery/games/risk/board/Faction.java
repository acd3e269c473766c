package orrery.games.risk.board;

import orrery.core.Component;

/** The six factions, a colour, a race and a hero each: article faction. */
public enum Faction implements Component {
    TERRAN_RED("terran-red", Race.TERRAN),
    TERRAN_BLUE("terran-blue", Race.TERRAN),
    PROTOSS_YELLOW("protoss-yellow", Race.PROTOSS),
    PROTOSS_ORANGE("protoss-orange", Race.PROTOSS),
    ZERG_PURPLE("zerg-purple", Race.ZERG),
    ZERG_BROWN("zerg-brown", Race.ZERG);

    private final String id;
    private final Race race;

    Faction(String id, Race race) {
        this.id = id;
        this.race = race;
    }

    @Override
    public String id() {
        return id;
    }

    public Race race() {
        return race;
    }
}
