package orrery.games.stars.components;

import orrery.core.Component;
import orrery.kit.data.ComponentRecord;

/** The three kinds of structures: article structure. Articles factory, city, bastion. */
public enum Structure implements Component {
    FACTORY("factory"),
    CITY("city"),
    BASTION("bastion");

    private static final Structure[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String id;
    private final int cost;
    private final int count;

    Structure(String id) {
        this.id = id;
        ComponentRecord record = Files.of("structure", id);
        cost = record.number("materielCost", 0, 9);
        count = record.number("count", 1, 99);
    }

    /** The constant with this ordinal. */
    public static Structure at(int ordinal) {
        return ALL[ordinal];
    }

    @Override
    public String id() {
        return id;
    }

    /** Its price in materiel: article cost. */
    public int cost() {
        return cost;
    }

    /** How many all players share: article component-limits. */
    public int count() {
        return count;
    }

    /** Dice of a bastion: article bastion. */
    public static final int BASTION_COMBAT = Files.of("structure", "bastion").number("combatValue", 1, 9);

    public static final int BASTION_HEALTH = Files.of("structure", "bastion").number("health", 1, 9);
    public static final int BASTION_MORALE = Files.of("structure", "bastion").number("morale", 0, 9);
}
