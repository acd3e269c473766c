package orrery.games.stars.rulebook;

import java.util.Set;
import java.util.TreeSet;
import orrery.games.stars.StarsPosition;
import orrery.games.stars.components.Compass;
import orrery.games.stars.components.SystemSide;

/** The edges of tiles by their numbers in a position: 2(8y + x) is the north of a cell, one more its west. */
final class Edges {

    private Edges() {}

    static int number(int x, int y, boolean west) {
        return 2 * (8 * y + x) + (west ? 1 : 0);
    }

    static Set<Integer> all(Table table) {
        Set<Integer> edges = new TreeSet<>();
        for (StarsPosition.Laid laid : table.systems()) {
            int x = laid.column() + 3;
            int y = laid.row() + 3;
            edges.add(number(x, y, false));
            edges.add(number(x, y, true));
            edges.add(number(x, y + 1, false));
            edges.add(number(x + 1, y, true));
        }
        return edges;
    }

    /** Storms on the four sides of a system. */
    static int storms(Table table, SystemSide system) {
        StarsPosition.Laid laid = table.laid(system);
        int x = laid.column() + 3;
        int y = laid.row() + 3;
        Set<Integer> around =
                Set.of(number(x, y, false), number(x, y, true), number(x, y + 1, false), number(x + 1, y, true));
        return (int) table.position.storms().stream().filter(around::contains).count();
    }

    /** The system south or east of an edge, or the one on the other side where there is none. */
    static SystemSide system(Table table, int edge) {
        StarsPosition.Laid there = at(table, edge / 2 % 8, edge / 16);
        if (there != null) {
            return there.system();
        }
        StarsPosition.Laid other =
                edge % 2 == 1 ? at(table, edge / 2 % 8 - 1, edge / 16) : at(table, edge / 2 % 8, edge / 16 - 1);
        if (other == null) {
            throw new AssertionError("edge " + edge + " lies at no tile");
        }
        return other.system();
    }

    static Compass compass(Table table, int edge) {
        boolean first = at(table, edge / 2 % 8, edge / 16) != null;
        return edge % 2 == 1 ? first ? Compass.WEST : Compass.EAST : first ? Compass.NORTH : Compass.SOUTH;
    }

    private static StarsPosition.@org.jspecify.annotations.Nullable Laid at(Table table, int x, int y) {
        return table.systems().stream()
                .filter(laid -> laid.column() + 3 == x && laid.row() + 3 == y)
                .findFirst()
                .orElse(null);
    }
}
