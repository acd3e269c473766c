package orrery.games.stars.components;

import orrery.core.Component;
import orrery.kit.data.ComponentRecord;

/** The sides of the system tiles, each a system with four areas: article system. */
public enum SystemSide implements Component {
    SYSTEM_01A("system-01a"),
    SYSTEM_01B("system-01b"),
    SYSTEM_02A("system-02a"),
    SYSTEM_02B("system-02b"),
    SYSTEM_03A("system-03a"),
    SYSTEM_03B("system-03b"),
    SYSTEM_04A("system-04a"),
    SYSTEM_04B("system-04b"),
    SYSTEM_05A("system-05a"),
    SYSTEM_05B("system-05b"),
    SYSTEM_06A("system-06a"),
    SYSTEM_06B("system-06b"),
    SYSTEM_07A("system-07a"),
    SYSTEM_07B("system-07b"),
    SYSTEM_08A("system-08a"),
    SYSTEM_08B("system-08b"),
    SYSTEM_09A("system-09a"),
    SYSTEM_09B("system-09b"),
    SYSTEM_10A("system-10a"),
    SYSTEM_10B("system-10b"),
    SYSTEM_11A("system-11a"),
    SYSTEM_11B("system-11b"),
    SYSTEM_12A("system-12a"),
    SYSTEM_12B("system-12b");

    private static final SystemSide[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String id;

    SystemSide(String id) {
        this.id = id;
        ComponentRecord record = Files.of("side", id);
        if (record.children("areas").size() != 4) {
            throw record.wrong("areas", "four areas");
        }
    }

    /** The constant with this ordinal. */
    public static SystemSide at(int ordinal) {
        return ALL[ordinal];
    }

    @Override
    public String id() {
        return id;
    }

    public Tile tile() {
        return Tile.at(ordinal() / 2);
    }

    /** The area printed in a quadrant. */
    public Area area(Quadrant quadrant) {
        return Area.at(ordinal() * 4 + quadrant.ordinal());
    }
}
