package orrery.games.stars.scenario;

import java.util.List;
import orrery.games.stars.StarsState;
import orrery.games.stars.board.Board;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;

/** The board of a state as lines of a position. */
final class Description {

    private Description() {}

    static void board(StarsState state, List<String> lines) {
        Board board = state.board();
        for (int side : board.sides()) {
            lines.add("tile " + SystemSide.at(side).id() + " " + board.x(side) + " " + board.y(side) + " "
                    + board.turns(side));
        }
        for (int storm = 0; storm < state.storms(); storm++) {
            int edge = state.storm(storm);
            if (edge >= 0) {
                lines.add("storm " + board.system(edge).id() + " "
                        + board.compass(edge).id());
            }
        }
        for (int area : board.areas()) {
            for (int seat = 0; seat < state.seats(); seat++) {
                units(state, area, seat, lines);
            }
            for (int place = 0; place < 2; place++) {
                Structure structure = state.structure(area, place);
                if (structure != null) {
                    lines.add("structure " + (state.structureOwner(area, place) + 1) + " "
                            + Area.at(area).id() + " " + structure.id());
                }
            }
            if (state.objective(area) >= 0) {
                lines.add("objective " + (state.objective(area) + 1) + " "
                        + Area.at(area).id());
            }
        }
    }

    private static void units(StarsState state, int area, int seat, List<String> lines) {
        for (int number = 0; number < Faction.UNITS; number++) {
            int standing = StarsState.standing(state.units(area, seat), number);
            int routed = StarsState.routed(state.units(area, seat), number);
            String what = " " + (seat + 1) + " " + Area.at(area).id() + " ";
            if (standing > 0) {
                lines.add("units" + what + state.unit(seat, number).id() + " " + standing);
            }
            if (routed > 0) {
                lines.add("routed" + what + state.unit(seat, number).id() + " " + routed);
            }
        }
    }
}
