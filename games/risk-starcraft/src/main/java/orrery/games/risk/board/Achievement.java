package orrery.games.risk.board;

import orrery.core.Component;

/** The twelve achievements, silver ones first. */
public enum Achievement implements Component {
    CONTROL_AIUR("control-aiur"),
    CONTROL_CHAR("control-char"),
    CONTROL_KORHAL("control-korhal"),
    CONTROL_1_ENEMY_BASE("control-1-enemy-base"),
    GAIN_4_MINERAL_FIELDS("gain-4-mineral-fields"),
    CONTROL_8_MINERAL_FIELDS("control-8-mineral-fields"),
    GAIN_10_TERRITORIES("gain-10-territories"),
    CONTROL_11_MINERAL_FIELDS("control-11-mineral-fields"),
    CONTROL_2_ENEMY_BASES("control-2-enemy-bases"),
    CONQUER_PLANET_FROM_NOTHING("conquer-planet-from-nothing"),
    CONTROL_2_PLANETS("control-2-planets"),
    CONTROL_18_TERRITORIES("control-18-territories");

    private static final Achievement[] ALL = values();

    /** The silver ones, as a bit mask. */
    public static final int SILVER = (1 << GAIN_10_TERRITORIES.ordinal()) - 1;

    /** The gold ones, as a bit mask. */
    public static final int GOLD = (1 << ALL.length) - 1 & ~SILVER;

    /** The achievement with this ordinal, for loops over bit masks. */
    public static Achievement at(int ordinal) {
        return ALL[ordinal];
    }

    /** This achievement alone, as a bit mask. */
    public int bit() {
        return 1 << ordinal();
    }

    private final String id;

    Achievement(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
