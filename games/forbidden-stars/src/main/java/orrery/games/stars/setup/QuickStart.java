package orrery.games.stars.setup;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsPurpose;
import orrery.games.stars.StarsState;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Tables;
import orrery.games.stars.components.Tile;
import orrery.games.stars.planning.BeginRound;

/**
 * A board laid by chance under the rules of the set-up: the players' own tiles far apart, their forces on them. Article
 * quick-start.
 */
public record QuickStart() implements Segment<StarsState, StarsFact> {

    /** The cells of the players' own tiles, by number of players, counted row by row. */
    private static final int[][] HOMES = {{0, 5}, {0, 2, 7}, {0, 3, 8, 11}};

    @Override
    public Next play(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        int seats = state.seats();
        int[] homes = HOMES[seats - 2];
        int shift = table.draw(seats, StarsPurpose.BOARD);
        int columns = Tables.columns(seats);
        List<Integer> neutral = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            int home = Faction.at(state.faction(seat)).homeTile();
            for (Tile tile : Tile.values()) {
                if ((state.tiles(seat) & 1 << tile.ordinal()) != 0 && tile.ordinal() != home) {
                    neutral.add(seat << 8 | tile.ordinal());
                }
            }
        }
        int[] order = table.shuffle(neutral.size(), StarsPurpose.BOARD);
        int next = 0;
        for (int cell = 0; cell < Tables.TILES_EACH * seats; cell++) {
            int home = indexOf(homes, cell);
            int seat;
            int tile;
            if (home >= 0) {
                seat = (home + shift) % seats;
                tile = Faction.at(state.faction(seat)).homeTile();
            } else {
                int packed = neutral.get(order[next++]);
                seat = packed >> 8;
                tile = packed & 255;
            }
            lay(table, seat, tile, cell % columns, cell / columns);
        }
        for (int number = 0; number < seats; number++) {
            layStorm(table, (state.firstPlayer() + 2 * seats - 1 - number) % seats);
        }
        return new BeginRound(1);
    }

    private static int indexOf(int[] values, int wanted) {
        for (int i = 0; i < values.length; i++) {
            if (values[i] == wanted) {
                return i;
            }
        }
        return -1;
    }

    private static void lay(Table<StarsState, StarsFact> table, int seat, int tile, int column, int row) {
        StarsState state = table.state();
        SystemSide side = SystemSide.at(2 * tile + table.draw(2, StarsPurpose.BOARD));
        int turns = table.draw(4, StarsPurpose.BOARD);
        table.record(new StarsFact.TilePlaced(Seat.of(seat), side, turns, column, row));
        if (tile == Faction.at(state.faction(seat)).homeTile()) {
            placeForces(table, seat, side.ordinal());
        }
        while (Placement.mustLay(state, seat, side.ordinal())) {
            layObjective(table, seat, side.ordinal());
        }
    }

    /** The factory on the roomiest world, units wherever they fit, in turn. */
    private static void placeForces(Table<StarsState, StarsFact> table, int seat, int system) {
        StarsState state = table.state();
        int best = -1;
        for (int area = 4 * system; area < 4 * system + 4; area++) {
            if (StarsState.isWorld(area)
                    && (best < 0 || Area.at(area).capacity() > Area.at(best).capacity())) {
                best = area;
            }
        }
        table.record(new StarsFact.StructurePlaced(Seat.of(seat), Structure.FACTORY, Area.at(best)));
        for (int number = Faction.UNITS - 1; number >= 0; number--) {
            while (state.toPlace(seat, number) > 0) {
                int area = emptiest(state, seat, number, system);
                if (area < 0) {
                    table.record(new StarsFact.ForcesLost(
                            Seat.of(seat), state.unit(seat, number), state.toPlace(seat, number)));
                } else {
                    table.record(new StarsFact.UnitPlaced(Seat.of(seat), state.unit(seat, number), Area.at(area)));
                }
            }
        }
    }

    private static int emptiest(StarsState state, int seat, int number, int system) {
        int best = -1;
        for (int area = 4 * system; area < 4 * system + 4; area++) {
            if (Placement.fits(state, seat, number, area)
                    && (best < 0
                            || StarsState.total(state.units(area, seat)) < StarsState.total(state.units(best, seat)))) {
                best = area;
            }
        }
        return best;
    }

    private static void layObjective(Table<StarsState, StarsFact> table, int seat, int system) {
        StarsState state = table.state();
        List<StarsFact> possible = new ArrayList<>();
        for (int of = 0; of < state.seats(); of++) {
            for (int area = 4 * system; area < 4 * system + 4; area++) {
                if (Placement.isFreeSlot(state, area) && Placement.mayLay(state, seat, of, system)) {
                    possible.add(new StarsFact.ObjectivePlaced(Seat.of(seat), Seat.of(of), Area.at(area)));
                }
            }
        }
        table.record(possible.get(table.draw(possible.size(), StarsPurpose.BOARD)));
    }

    private static void layStorm(Table<StarsState, StarsFact> table, int seat) {
        StarsState state = table.state();
        List<Integer> free = state.board().edges().stream()
                .filter(edge -> !state.hasStorm(edge))
                .toList();
        int edge = free.get(table.draw(free.size(), StarsPurpose.BOARD));
        table.record(new StarsFact.StormPlaced(
                Seat.of(seat), state.board().system(edge), state.board().compass(edge)));
    }
}
