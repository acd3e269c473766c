package orrery.games.roll.components;

import orrery.core.Component;
import orrery.kit.data.ComponentFile;
import orrery.kit.data.ComponentRecord;

/** The double faction tiles with their two halves, in the order of their printed numbers: article faction-tile. */
public enum Faction implements Component {
    FACTION_1("faction-1"),
    FACTION_2("faction-2"),
    FACTION_3("faction-3"),
    FACTION_4("faction-4"),
    FACTION_5("faction-5"),
    FACTION_6("faction-6"),
    FACTION_7("faction-7"),
    FACTION_8("faction-8"),
    FACTION_9("faction-9");

    private static final Faction[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String id;
    private final int number;
    private final Tile left;
    private final Tile right;

    Faction(String id) {
        this.id = id;
        ComponentRecord tile = ComponentFile.of(Faction.class, "/orrery/games/roll/faction-tiles.json")
                .records("tiles")
                .get(ordinal());
        if (!tile.text("id").equals(id)) {
            throw tile.wrong("id", id);
        }
        number = tile.number("number", ordinal() + 1, ordinal() + 1);
        left = half(tile.child("left"));
        right = half(tile.child("right"));
    }

    private static Tile half(ComponentRecord record) {
        return record.component("id", Tile.class);
    }

    /** The faction with this ordinal. */
    public static Faction at(int ordinal) {
        return ALL[ordinal];
    }

    @Override
    public String id() {
        return id;
    }

    /** The printed number, which decides the order where order matters: article order. */
    public int number() {
        return number;
    }

    public Tile left() {
        return left;
    }

    public Tile right() {
        return right;
    }
}
