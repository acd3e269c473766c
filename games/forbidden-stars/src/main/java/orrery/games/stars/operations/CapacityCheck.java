package orrery.games.stars.operations;

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
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Unit;

/** Whoever has more units in an area than it has room for destroys some there. Article capacity-check. */
public final class CapacityCheck {

    private CapacityCheck() {}

    /** Checks all seats, this one first, then clockwise. */
    public static void from(Table<StarsState, StarsFact> table, int first) {
        StarsState state = table.state();
        for (int seat : state.seatsFrom(first)) {
            for (int area : state.board().areas()) {
                if (state.units(area, seat) == 0) {
                    continue;
                }
                while (StarsState.total(state.units(area, seat)) > Area.at(area).capacity()) {
                    var choice = (StarsChoice.PickUnitIn) table.ask(question(state, seat, area));
                    table.record(
                            new StarsFact.UnitDestroyed(Seat.of(seat), choice.unit(), choice.area(), choice.routed()));
                }
            }
        }
    }

    private static StarsQuestion question(StarsState state, int seat, int area) {
        return StarsQuestion.of(
                state,
                seat,
                Step.CAPACITY,
                Articles.CAPACITY_CHECK,
                () -> Message.of("prompt.capacity", Area.at(area), Area.at(area).capacity()),
                offers -> {
                    long units = state.units(area, seat);
                    for (int number = 0; number < Faction.UNITS; number++) {
                        Unit unit = state.unit(seat, number);
                        if (StarsState.standing(units, number) > 0) {
                            offers.legal(new StarsChoice.PickUnitIn(unit, Area.at(area), false), unit, Area.at(area));
                        }
                        if (StarsState.routed(units, number) > 0) {
                            offers.legal(new StarsChoice.PickUnitIn(unit, Area.at(area), true), unit, Area.at(area));
                        }
                    }
                });
    }
}
