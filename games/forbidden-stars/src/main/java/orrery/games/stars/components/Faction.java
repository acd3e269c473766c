package orrery.games.stars.components;

import orrery.core.Component;
import orrery.kit.data.ComponentRecord;

/** The four factions. Article faction. */
public enum Faction implements Component {
    SPACE_MARINES("space-marines"),
    CHAOS("chaos"),
    ELDAR("eldar"),
    ORKS("orks");

    private static final Faction[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String id;
    private final int materiel;
    private final int homeTile;
    private final int[] startingUnits = new int[6];
    private final int[] startingAssets = new int[3];

    Faction(String id) {
        this.id = id;
        ComponentRecord record = Files.of("faction", id);
        ComponentRecord forces = record.child("startingForces");
        materiel = forces.number("materiel", 0, 14);
        homeTile = Integer.parseInt(record.text("homeSystemTile").substring("system-".length())) - 1;
        for (ComponentRecord unit : forces.children("units")) {
            startingUnits[unit.component("unit", Unit.class).number()] = unit.number("count", 1, 9);
        }
        for (ComponentRecord token : forces.children("tokens")) {
            startingAssets[token.component("token", Asset.class).ordinal()] = token.number("count", 1, 3);
        }
    }

    /** The constant with this ordinal. */
    public static Faction at(int ordinal) {
        return ALL[ordinal];
    }

    @Override
    public String id() {
        return id;
    }

    /** Kinds of units of a faction. */
    public static final int UNITS = 6;

    /** The number of the ground unit of level 0. */
    public static final int BASIC_GROUND = 0;

    /** The number of the ship of level 0. */
    public static final int BASIC_SHIP = 1;

    /** Materiel at the start: article starting-forces. */
    public int materiel() {
        return materiel;
    }

    /** The number of its own system tile, from 0. */
    public int homeTile() {
        return homeTile;
    }

    /** Units of this number, 0 to 5, that it starts with. */
    public int startingUnits(int number) {
        return startingUnits[number];
    }

    public int startingAssets(Asset asset) {
        return startingAssets[asset.ordinal()];
    }

    /** A unit of this faction, by number 0 to 5. */
    public Unit unit(int number) {
        return Unit.of(ordinal(), number);
    }
}
