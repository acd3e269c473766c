package orrery.games.stars.battle;

import orrery.core.Message;
import orrery.core.Seat;
import orrery.core.Table;
import orrery.games.stars.Articles;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsQuestion;
import orrery.games.stars.StarsState;
import orrery.games.stars.Step;
import orrery.games.stars.components.Area;
import orrery.games.stars.operations.Paths;

/** Where the units of a side can retreat to. Articles retreat, attacker-retreat, defender-retreat, retreat-path. */
final class Retreat {

    private static final long[] NOWHERE = new long[2];

    private Retreat() {}

    /** The areas to which a side can retreat, a bit each in two words. */
    static long[] areas(StarsState state, int side) {
        return side == 0 ? attackers(state) : defenders(state);
    }

    static boolean isPossible(StarsState state, int side) {
        long[] areas = areas(state, side);
        return (areas[0] | areas[1]) != 0;
    }

    private static long[] attackers(StarsState state) {
        if (state.isPlacedAttack()) {
            return NOWHERE;
        }
        long[] found = new long[2];
        int battle = state.battleArea();
        for (int area : state.board().areas()) {
            if (state.cameFrom(battle, area) && state.isOpen(area, state.sideSeat(0)) && reaches(state, 0, area)) {
                found[area >> 6] |= 1L << area;
            }
        }
        return found;
    }

    private static long[] defenders(StarsState state) {
        long[] friendly = new long[2];
        long[] open = new long[2];
        int battle = state.battleArea();
        int seat = state.sideSeat(1);
        for (int area : state.board().areas()) {
            if (area == battle
                    || StarsState.isWorld(area) != StarsState.isWorld(battle)
                    || area / 4 != battle / 4 && !state.board().areNear(area / 4, battle / 4)
                    || isBanned(state, area)
                    || !state.isOpen(area, seat)
                    || !reaches(state, 1, area)) {
                continue;
            }
            open[area >> 6] |= 1L << area;
            if (state.isFriendly(area, seat)) {
                friendly[area >> 6] |= 1L << area;
            }
        }
        return (friendly[0] | friendly[1]) != 0 ? friendly : open;
    }

    /** Whether the attackers came from the area, or from its system beside the active one. */
    private static boolean isBanned(StarsState state, int area) {
        int battle = state.battleArea();
        if (state.isPlacedAttack()) {
            int from = state.placedFrom();
            return from >= 0 && (area == from || area / 4 == from / 4 && from / 4 != battle / 4);
        }
        if (state.cameFrom(battle, area)) {
            return true;
        }
        if (area / 4 != battle / 4 && area / 4 == state.neighbour()) {
            for (int origin = 4 * (area / 4); origin < 4 * (area / 4) + 4; origin++) {
                if (state.cameFrom(battle, origin)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean reaches(StarsState state, int side, int area) {
        int battle = state.battleArea();
        int seat = state.sideSeat(side);
        if (StarsState.isWorld(battle)) {
            return Paths.onGround(state, seat, battle, area, battle / 4, area / 4, false);
        }
        return area / 4 == battle / 4 || Paths.shipsPass(state, seat, battle / 4, area / 4);
    }

    /** The area a side retreats to. */
    static Area choose(Table<StarsState, StarsFact> table, int side) {
        StarsState state = table.state();
        var choice = (StarsChoice.PickArea) table.ask(StarsQuestion.of(
                state,
                state.sideSeat(side),
                Step.RETREAT,
                side == 0 ? Articles.ATTACKER_RETREAT : Articles.DEFENDER_RETREAT,
                () -> Message.of("prompt.retreat", Area.at(state.battleArea())),
                offers -> {
                    long[] areas = areas(state, side);
                    for (int area : state.board().areas()) {
                        if ((areas[area >> 6] & 1L << area) != 0) {
                            offers.legal(new StarsChoice.PickArea(Area.at(area)), Area.at(area));
                        } else if (offers.explains() && explains(state, side, area)) {
                            offers.illegal(
                                    new StarsChoice.PickArea(Area.at(area)),
                                    side == 0 ? Articles.ATTACKER_RETREAT : Articles.DEFENDER_RETREAT,
                                    Message.of(side == 0 ? "why.attacker-retreat" : "why.defender-retreat"),
                                    Area.at(area));
                        }
                    }
                }));
        return choice.area();
    }

    private static boolean explains(StarsState state, int side, int area) {
        int battle = state.battleArea();
        return area != battle
                && StarsState.isWorld(area) == StarsState.isWorld(battle)
                && (area / 4 == battle / 4 || state.board().areNear(area / 4, battle / 4))
                && state.isOpen(area, state.sideSeat(side));
    }

    /** One figure leaves; a token goes to the supply. */
    static void one(Table<StarsState, StarsFact> table, int side, Figures.Figure figure, Area to) {
        StarsState state = table.state();
        if (figure.number() == StarsState.TOKEN) {
            Figures.destroy(table, side, figure);
            return;
        }
        int seat = state.sideSeat(side);
        table.record(new StarsFact.UnitMoved(
                Seat.of(seat),
                state.unit(seat, figure.number()),
                Area.at(state.battleArea()),
                to,
                figure.routed() ? StarsFact.Manner.RETREATED_ROUTED : StarsFact.Manner.RETREATED));
    }

    /** All units of the loser retreat to one area, or are destroyed: article no-retreat. */
    static void all(Table<StarsState, StarsFact> table, int side) {
        StarsState state = table.state();
        if (state.force(side) == 0) {
            return;
        }
        boolean possible = StarsState.figures(state.force(side)) > 0 && isPossible(state, side);
        Area to = possible ? choose(table, side) : Area.at(state.battleArea());
        for (int number = 0; number <= StarsState.TOKEN; number++) {
            for (boolean routed : new boolean[] {true, false}) {
                long force = state.force(side);
                int count = routed ? StarsState.routed(force, number) : StarsState.standing(force, number);
                for (; count > 0; count--) {
                    Figures.Figure figure = new Figures.Figure(number, routed);
                    if (possible) {
                        one(table, side, figure, to);
                    } else {
                        Figures.destroy(table, side, figure);
                    }
                }
            }
        }
    }
}
