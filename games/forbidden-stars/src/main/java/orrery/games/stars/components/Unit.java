package orrery.games.stars.components;

import orrery.core.Component;
import orrery.kit.data.ComponentRecord;

/** The units of all factions: six to a faction in the order of their command levels, ships second and fifth. Article unit. */
public enum Unit implements Component {
    SCOUT("scout"),
    STRIKE_CRUISER("strike-cruiser"),
    SPACE_MARINE("space-marine"),
    LAND_RAIDER("land-raider"),
    BATTLE_BARGE("battle-barge"),
    WARLORD_TITAN("warlord-titan"),
    CULTIST("cultist"),
    ICONOCLAST_DESTROYER("iconoclast-destroyer"),
    CHAOS_SPACE_MARINE("chaos-space-marine"),
    HELBRUTE("helbrute"),
    REPULSIVE_GRAND_CRUISER("repulsive-grand-cruiser"),
    CHAOS_REAVER_TITAN("chaos-reaver-titan"),
    ASPECT_WARRIOR("aspect-warrior"),
    HELLEBORE_FRIGATE("hellebore-frigate"),
    WRAITHGUARD("wraithguard"),
    FALCON("falcon"),
    VOID_STALKER("void-stalker"),
    WARLOCK_BATTLE_TITAN("warlock-battle-titan"),
    ORK_BOYZ("ork-boyz"),
    ONSLAUGHT_ATTACK_SHIP("onslaught-attack-ship"),
    NOBZ("nobz"),
    BATTLEWAGON("battlewagon"),
    KILL_KROOZER("kill-kroozer"),
    GARGANT("gargant");

    private static final Unit[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String id;
    private final UnitKind kind;
    private final int level;
    private final int cost;
    private final int forgeCost;
    private final int combat;
    private final int health;
    private final int morale;
    private final int figures;

    Unit(String id) {
        this.id = id;
        ComponentRecord record = Files.of("unit", id);
        kind = record.component("kind", UnitKind.class);
        level = record.number("commandLevel", 0, 3);
        cost = record.number("materielCost", 0, 9);
        forgeCost = record.number("forgeCost", 0, 1);
        combat = record.number("combatValue", 0, 9);
        health = record.number("health", 1, 9);
        morale = record.number("morale", 0, 9);
        figures = record.number("miniatures", 1, 15);
    }

    /** The constant with this ordinal. */
    public static Unit at(int ordinal) {
        return ALL[ordinal];
    }

    @Override
    public String id() {
        return id;
    }

    /** The unit of a faction with this number, 0 to 5. */
    public static Unit of(int faction, int number) {
        return ALL[faction * Faction.UNITS + number];
    }

    public Faction faction() {
        return Faction.at(ordinal() / Faction.UNITS);
    }

    /** Its number within its faction, 0 to 5. */
    public int number() {
        return ordinal() % Faction.UNITS;
    }

    public UnitKind kind() {
        return kind;
    }

    public boolean isShip() {
        return kind == UnitKind.SHIP;
    }

    /** The command level it asks for, 0 to 3: article command-level. */
    public int level() {
        return level;
    }

    /** Its price in materiel: article cost. */
    public int cost() {
        return cost;
    }

    /** Forge tokens that it costs besides. */
    public int forgeCost() {
        return forgeCost;
    }

    /** Dice it gives: article combat-value. */
    public int combat() {
        return combat;
    }

    /** Damage that destroys it: article health. */
    public int health() {
        return health;
    }

    /** Its morale: article morale. */
    public int morale() {
        return morale;
    }

    /** Figures of its faction. */
    public int figures() {
        return figures;
    }
}
