package orrery.games.stars.components;

import java.util.List;
import orrery.core.Component;
import orrery.kit.data.ComponentRecord;

/** The areas of all system sides, four to a side, clockwise from the printed north-west. */
public enum Area implements Component {
    SYSTEM_01A_NW("system-01a-nw"),
    SYSTEM_01A_NE("system-01a-ne"),
    SYSTEM_01A_SE("system-01a-se"),
    SYSTEM_01A_SW("system-01a-sw"),
    SYSTEM_01B_NW("system-01b-nw"),
    SYSTEM_01B_NE("system-01b-ne"),
    SYSTEM_01B_SE("system-01b-se"),
    SYSTEM_01B_SW("system-01b-sw"),
    SYSTEM_02A_NW("system-02a-nw"),
    SYSTEM_02A_NE("system-02a-ne"),
    SYSTEM_02A_SE("system-02a-se"),
    SYSTEM_02A_SW("system-02a-sw"),
    SYSTEM_02B_NW("system-02b-nw"),
    SYSTEM_02B_NE("system-02b-ne"),
    SYSTEM_02B_SE("system-02b-se"),
    SYSTEM_02B_SW("system-02b-sw"),
    SYSTEM_03A_NW("system-03a-nw"),
    SYSTEM_03A_NE("system-03a-ne"),
    SYSTEM_03A_SE("system-03a-se"),
    SYSTEM_03A_SW("system-03a-sw"),
    SYSTEM_03B_NW("system-03b-nw"),
    SYSTEM_03B_NE("system-03b-ne"),
    SYSTEM_03B_SE("system-03b-se"),
    SYSTEM_03B_SW("system-03b-sw"),
    SYSTEM_04A_NW("system-04a-nw"),
    SYSTEM_04A_NE("system-04a-ne"),
    SYSTEM_04A_SE("system-04a-se"),
    SYSTEM_04A_SW("system-04a-sw"),
    SYSTEM_04B_NW("system-04b-nw"),
    SYSTEM_04B_NE("system-04b-ne"),
    SYSTEM_04B_SE("system-04b-se"),
    SYSTEM_04B_SW("system-04b-sw"),
    SYSTEM_05A_NW("system-05a-nw"),
    SYSTEM_05A_NE("system-05a-ne"),
    SYSTEM_05A_SE("system-05a-se"),
    SYSTEM_05A_SW("system-05a-sw"),
    SYSTEM_05B_NW("system-05b-nw"),
    SYSTEM_05B_NE("system-05b-ne"),
    SYSTEM_05B_SE("system-05b-se"),
    SYSTEM_05B_SW("system-05b-sw"),
    SYSTEM_06A_NW("system-06a-nw"),
    SYSTEM_06A_NE("system-06a-ne"),
    SYSTEM_06A_SE("system-06a-se"),
    SYSTEM_06A_SW("system-06a-sw"),
    SYSTEM_06B_NW("system-06b-nw"),
    SYSTEM_06B_NE("system-06b-ne"),
    SYSTEM_06B_SE("system-06b-se"),
    SYSTEM_06B_SW("system-06b-sw"),
    SYSTEM_07A_NW("system-07a-nw"),
    SYSTEM_07A_NE("system-07a-ne"),
    SYSTEM_07A_SE("system-07a-se"),
    SYSTEM_07A_SW("system-07a-sw"),
    SYSTEM_07B_NW("system-07b-nw"),
    SYSTEM_07B_NE("system-07b-ne"),
    SYSTEM_07B_SE("system-07b-se"),
    SYSTEM_07B_SW("system-07b-sw"),
    SYSTEM_08A_NW("system-08a-nw"),
    SYSTEM_08A_NE("system-08a-ne"),
    SYSTEM_08A_SE("system-08a-se"),
    SYSTEM_08A_SW("system-08a-sw"),
    SYSTEM_08B_NW("system-08b-nw"),
    SYSTEM_08B_NE("system-08b-ne"),
    SYSTEM_08B_SE("system-08b-se"),
    SYSTEM_08B_SW("system-08b-sw"),
    SYSTEM_09A_NW("system-09a-nw"),
    SYSTEM_09A_NE("system-09a-ne"),
    SYSTEM_09A_SE("system-09a-se"),
    SYSTEM_09A_SW("system-09a-sw"),
    SYSTEM_09B_NW("system-09b-nw"),
    SYSTEM_09B_NE("system-09b-ne"),
    SYSTEM_09B_SE("system-09b-se"),
    SYSTEM_09B_SW("system-09b-sw"),
    SYSTEM_10A_NW("system-10a-nw"),
    SYSTEM_10A_NE("system-10a-ne"),
    SYSTEM_10A_SE("system-10a-se"),
    SYSTEM_10A_SW("system-10a-sw"),
    SYSTEM_10B_NW("system-10b-nw"),
    SYSTEM_10B_NE("system-10b-ne"),
    SYSTEM_10B_SE("system-10b-se"),
    SYSTEM_10B_SW("system-10b-sw"),
    SYSTEM_11A_NW("system-11a-nw"),
    SYSTEM_11A_NE("system-11a-ne"),
    SYSTEM_11A_SE("system-11a-se"),
    SYSTEM_11A_SW("system-11a-sw"),
    SYSTEM_11B_NW("system-11b-nw"),
    SYSTEM_11B_NE("system-11b-ne"),
    SYSTEM_11B_SE("system-11b-se"),
    SYSTEM_11B_SW("system-11b-sw"),
    SYSTEM_12A_NW("system-12a-nw"),
    SYSTEM_12A_NE("system-12a-ne"),
    SYSTEM_12A_SE("system-12a-se"),
    SYSTEM_12A_SW("system-12a-sw"),
    SYSTEM_12B_NW("system-12b-nw"),
    SYSTEM_12B_NE("system-12b-ne"),
    SYSTEM_12B_SE("system-12b-se"),
    SYSTEM_12B_SW("system-12b-sw");

    private static final Area[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String id;
    private final AreaKind kind;
    private final int capacity;
    private final int production;
    private final boolean slot;
    private final List<AssetIcon> icons;

    Area(String id) {
        this.id = id;
        ComponentRecord record = Files.of("area", id);
        kind = record.component("kind", AreaKind.class);
        capacity = record.number("capacity", 1, 9);
        production = record.number("production", 0, 9);
        slot = record.flag("objectiveSlot", false);
        icons = record.components("assets", AssetIcon.class);
    }

    /** The constant with this ordinal. */
    public static Area at(int ordinal) {
        return ALL[ordinal];
    }

    @Override
    public String id() {
        return id;
    }

    public SystemSide side() {
        return SystemSide.at(ordinal() / 4);
    }

    public Quadrant quadrant() {
        return Quadrant.at(ordinal() % 4);
    }

    public boolean isWorld() {
        return kind == AreaKind.WORLD;
    }

    /** Units of one player it has room for: article unit-capacity. */
    public int capacity() {
        return capacity;
    }

    /** Materiel a round: article production. */
    public int production() {
        return production;
    }

    /** Whether an objective token may lie there: article objective-slot. */
    public boolean hasSlot() {
        return slot;
    }

    /** The icons of its banner, repeated ones too: article asset-icons. */
    public List<AssetIcon> icons() {
        return icons;
    }
}
