package orrery.games.roll.rulebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Tile;
import orrery.kit.data.ComponentFile;
import orrery.kit.data.ComponentRecord;

/** What is printed on developments, as the component files say it. */
final class Printed {

    private static final Map<String, ComponentRecord> SIDES = new TreeMap<>();

    static {
        for (ComponentRecord tile : read("game-tiles.json")) {
            ComponentRecord side = tile.child("development");
            SIDES.put(side.text("id"), side);
        }
        for (ComponentRecord tile : read("faction-tiles.json")) {
            for (String half : List.of("left", "right")) {
                SIDES.put(tile.child(half).text("id"), tile.child(half));
            }
        }
    }

    private Printed() {}

    private static List<ComponentRecord> read(String file) {
        return ComponentFile.of(Printed.class, "/orrery/games/roll/" + file).records("tiles");
    }

    /** The parameters of the powers of a kind on a development. */
    static List<ComponentRecord> powers(Tile tile, String kind) {
        List<ComponentRecord> found = new ArrayList<>();
        for (ComponentRecord power : SIDES.get(tile.id()).children("powers")) {
            if (power.text("kind").equals(kind)) {
                found.add(power.child("params"));
            }
        }
        return found;
    }

    static boolean allows(ComponentRecord reassign, DieColor die) {
        if (reassign.isText("diceColors")) {
            return true;
        }
        return reassign.isList("diceColors")
                ? reassign.components("diceColors", DieColor.class).contains(die)
                : !reassign.child("diceColors")
                        .components("not", DieColor.class)
                        .contains(die);
    }

    static boolean leadsFrom(ComponentRecord reassign, Phase from) {
        String column = reassign.text("fromColumn");
        return column.equals("any") || column.equals(from.id());
    }

    static boolean leadsTo(ComponentRecord reassign, Phase to, Phase selected) {
        if (reassign.isList("to")) {
            return reassign.components("to", Phase.class).contains(to);
        }
        return reassign.text("to").equals("any") || to == selected;
    }
}
