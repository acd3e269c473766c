package orrery.games.stars.components;

import java.util.Map;
import java.util.TreeMap;
import orrery.kit.data.ComponentFile;
import orrery.kit.data.ComponentRecord;

/** The component files, each read once. */
final class Files {

    static final ComponentRecord FACTIONS = read("factions");
    static final ComponentRecord COMBAT_CARDS = read("combat-cards");
    static final ComponentRecord ORDER_UPGRADES = read("order-upgrades");
    static final ComponentRecord EVENT_CARDS = read("event-cards");
    static final ComponentRecord SYSTEMS = read("systems");
    static final ComponentRecord TABLES = read("tables");

    private static final Map<String, ComponentRecord> RECORDS = new TreeMap<>();

    static {
        FACTIONS.children("factions").forEach(faction -> {
            put("faction", faction);
            faction.children("units").forEach(unit -> put("unit", unit));
        });
        FACTIONS.child("structures").children("types").forEach(type -> put("structure", type));
        COMBAT_CARDS.children("cards").forEach(card -> put("combat-card", card));
        ORDER_UPGRADES.children("cards").forEach(card -> put("order-upgrade", card));
        EVENT_CARDS.children("cards").forEach(card -> put("event-card", card));
        SYSTEMS.children("tiles")
                .forEach(tile -> tile.children("sides").forEach(side -> {
                    put("side", side);
                    side.children("areas").forEach(area -> put("area", area));
                }));
    }

    private Files() {}

    private static ComponentRecord read(String name) {
        return ComponentFile.of(Files.class, "/orrery/games/stars/" + name + ".json")
                .root();
    }

    private static void put(String type, ComponentRecord record) {
        RECORDS.put(type + " " + record.text("id"), record);
    }

    /** The record of a component. */
    static ComponentRecord of(String type, String id) {
        ComponentRecord record = RECORDS.get(type + " " + id);
        if (record == null) {
            throw new IllegalStateException("no " + type + " " + id + " in the component files");
        }
        return record;
    }
}
