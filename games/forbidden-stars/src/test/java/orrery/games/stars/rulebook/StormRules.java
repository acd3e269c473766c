package orrery.games.stars.rulebook;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.components.StormMove;

/** Articles storm-movement, storm-icons, storm-once, storm-edge, draw-events. */
final class StormRules {

    private StormRules() {}

    static Set<StarsChoice> moves(Table table, Object icon) {
        Set<StarsChoice> choices = new HashSet<>();
        Set<Integer> edges = Edges.all(table);
        for (int storm = 0; storm < table.position.storms().size(); storm++) {
            int from = table.position.storms().get(storm);
            if (from < 0 || (table.position.stormsMoved() & 1 << storm) != 0) {
                continue;
            }
            for (int to : targets(from, (StormMove) icon)) {
                if (edges.contains(to) && !table.position.storms().contains(to)) {
                    choices.add(new StarsChoice.MoveStorm(
                            Edges.system(table, from),
                            Edges.compass(table, from),
                            Edges.system(table, to),
                            Edges.compass(table, to)));
                }
            }
        }
        return choices;
    }

    /** A storm from (x, y) to (x + 1, y) lies on the north of a cell, one from (x, y) to (x, y + 1) on its west. */
    private static List<Integer> targets(int edge, StormMove icon) {
        int x = edge / 2 % 8;
        int y = edge / 16;
        boolean upright = edge % 2 == 1;
        int[] one = {x, y};
        int[] other = upright ? new int[] {x, y + 1} : new int[] {x + 1, y};
        int dx = other[0] - one[0];
        int dy = other[1] - one[1];
        return switch (icon) {
            case ACROSS -> List.of(line(one[0] + dy, one[1] + dx, dx, dy), line(one[0] - dy, one[1] - dx, dx, dy));
            case SIDEWAYS -> List.of(line(one[0] + dx, one[1] + dy, dx, dy), line(one[0] - dx, one[1] - dy, dx, dy));
            // Turned clockwise about an end, what pointed east points south and what pointed south points west.
            case PIVOT_CLOCKWISE -> List.of(line(one[0], one[1], -dy, dx), line(other[0], other[1], dy, -dx));
            case PIVOT_COUNTERCLOCKWISE -> List.of(line(one[0], one[1], dy, -dx), line(other[0], other[1], -dy, dx));
        };
    }

    /** The number of the edge from a point in a direction. */
    private static int line(int x, int y, int dx, int dy) {
        int left = Math.min(x, x + dx);
        int top = Math.min(y, y + dy);
        return left < 0 || top < 0 || left > 7 || top > 7 ? -1 : Edges.number(left, top, dx == 0);
    }

    static Set<StarsChoice> events(Table table) {
        Set<StarsChoice> choices = new HashSet<>();
        table.me().drawn().forEach(card -> choices.add(new StarsChoice.PickEvent(card)));
        return choices;
    }
}
