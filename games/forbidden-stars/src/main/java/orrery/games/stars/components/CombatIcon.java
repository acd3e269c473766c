package orrery.games.stars.components;

import orrery.core.Component;

/** Faces of a combat die and icons of cards and tokens: article combat-icons. */
public enum CombatIcon implements Component {
    ATTACK("attack"),
    DEFENCE("defence"),
    MORALE("morale");

    private static final CombatIcon[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String id;

    CombatIcon(String id) {
        this.id = id;
    }

    /** The constant with this ordinal. */
    public static CombatIcon at(int ordinal) {
        return ALL[ordinal];
    }

    @Override
    public String id() {
        return id;
    }

    /** The face that a throw of 1 to 6 shows: three of attack, two of defence, one of morale. Article combat-die. */
    public static CombatIcon thrown(int value) {
        return value <= 3 ? ATTACK : value <= 5 ? DEFENCE : MORALE;
    }

    /** A bit of its own. */
    public int bit() {
        return 1 << ordinal();
    }
}
