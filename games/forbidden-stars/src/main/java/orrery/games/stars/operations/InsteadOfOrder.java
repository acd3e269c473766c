package orrery.games.stars.operations;

import java.util.function.Consumer;
import java.util.function.Supplier;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Offers;
import orrery.core.RulesFault;
import orrery.core.Seat;
import orrery.core.Table;
import orrery.games.stars.Articles;
import orrery.games.stars.Holdings;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsQuestion;
import orrery.games.stars.StarsState;
import orrery.games.stars.Step;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Unit;

/** Schemes used in place of revealing an order. Article instead-of-order. */
final class InsteadOfOrder {

    private InsteadOfOrder() {}

    static boolean isPossible(StarsState state, int seat, EventCard scheme) {
        for (int system : state.board().sides()) {
            if (switch (scheme) {
                case UNWAVERING_RESOLVE -> hasRouted(state, seat, system);
                case BLIGHT_OF_NURGLE -> hasUnits(state, seat, system, 1) && hasEnemyUnits(state, seat, system);
                case MOB_UP -> hasUnits(state, seat, system, 2);
                case WARP_GATE -> hasWay(state, seat, system);
                default -> false;
            }) {
                return true;
            }
        }
        return false;
    }

    static Next carryOut(Table<StarsState, StarsFact> table, int seat, EventCard scheme) {
        StarsState state = table.state();
        Holdings.use(table, seat, scheme);
        switch (scheme) {
            case UNWAVERING_RESOLVE -> rally(table, seat, scheme);
            case BLIGHT_OF_NURGLE -> rout(table, seat, scheme);
            case WARP_GATE -> gate(table, seat, scheme);
            case MOB_UP -> {
                var choice = (StarsChoice.PickSystem) table.ask(systems(state, seat, scheme));
                table.record(new StarsFact.OrderBegan(Seat.of(seat), choice.system(), Order.ADVANCE, true));
                return new Advance();
            }
            default -> throw new RulesFault(scheme.id() + " is not used in place of an order");
        }
        return new EndOfTurn();
    }

    private static StarsQuestion systems(StarsState state, int seat, EventCard scheme) {
        String prompt = scheme == EventCard.MOB_UP ? "prompt.advance-in" : "prompt.rally-system";
        return question(state, seat, scheme, () -> Message.of(prompt, scheme), offers -> {
            for (int system : state.board().sides()) {
                boolean fits =
                        scheme == EventCard.MOB_UP ? hasUnits(state, seat, system, 2) : hasRouted(state, seat, system);
                if (fits) {
                    offers.legal(new StarsChoice.PickSystem(SystemSide.at(system)), SystemSide.at(system));
                }
            }
        });
    }

    private static StarsQuestion question(
            StarsState state,
            int seat,
            EventCard scheme,
            Supplier<Message> prompt,
            Consumer<Offers<StarsChoice>> choices) {
        return StarsQuestion.of(state, seat, Step.REVEAL_ORDER, Articles.of(scheme), prompt, choices);
    }

    private static void rally(Table<StarsState, StarsFact> table, int seat, EventCard scheme) {
        StarsState state = table.state();
        var choice = (StarsChoice.PickSystem) table.ask(systems(state, seat, scheme));
        for (int quarter = 0; quarter < 4; quarter++) {
            int area = 4 * choice.system().ordinal() + quarter;
            for (int number = 0; number < Faction.UNITS; number++) {
                for (int i = StarsState.routed(state.units(area, seat), number); i > 0; i--) {
                    table.record(new StarsFact.UnitRallied(Seat.of(seat), state.unit(seat, number), Area.at(area)));
                }
            }
        }
    }

    private static void rout(Table<StarsState, StarsFact> table, int seat, EventCard scheme) {
        StarsState state = table.state();
        var choice = (StarsChoice.PickUnitIn) table.ask(question(
                state, seat, scheme, () -> Message.of("prompt.rout", scheme), offers -> {
                    for (int system : state.board().sides()) {
                        if (hasUnits(state, seat, system, 1)) {
                            offerEnemies(state, seat, system, offers);
                        }
                    }
                }));
        table.record(
                new StarsFact.UnitRouted(Seat.of(state.seatOf(choice.unit().faction())), choice.unit(), choice.area()));
    }

    private static void offerEnemies(StarsState state, int seat, int system, Offers<StarsChoice> offers) {
        for (int area = 4 * system; area < 4 * system + 4; area++) {
            for (int other = 0; other < state.seats(); other++) {
                for (int number = 0; other != seat && number < Faction.UNITS; number++) {
                    if (StarsState.standing(state.units(area, other), number) > 0) {
                        Unit unit = state.unit(other, number);
                        offers.legal(new StarsChoice.PickUnitIn(unit, Area.at(area), false), unit, Area.at(area));
                    }
                }
            }
        }
    }

    private static void gate(Table<StarsState, StarsFact> table, int seat, EventCard scheme) {
        StarsState state = table.state();
        Area from = ((StarsChoice.PickArea) table.ask(question(
                        state, seat, scheme, () -> Message.of("prompt.gate-from", scheme), offers -> {
                            for (int area : state.board().areas()) {
                                if (standing(state, seat, area) > 0 && hasTarget(state, seat, area)) {
                                    offers.legal(new StarsChoice.PickArea(Area.at(area)), Area.at(area));
                                }
                            }
                        })))
                .area();
        Area to = ((StarsChoice.PickArea) table.ask(question(
                        state, seat, scheme, () -> Message.of("prompt.gate-to", scheme, from), offers -> {
                            for (int area : state.board().areas()) {
                                if (isTarget(state, seat, from.ordinal(), area)) {
                                    offers.legal(new StarsChoice.PickArea(Area.at(area)), Area.at(area));
                                }
                            }
                        })))
                .area();
        boolean moved = false;
        while (standing(state, seat, from.ordinal()) > 0) {
            boolean mayStop = moved;
            StarsChoice choice = table.ask(question(
                    state, seat, scheme, () -> Message.of("prompt.gate-unit", scheme, to), offers -> {
                        for (int number = 0; number < Faction.UNITS; number++) {
                            if (StarsState.standing(state.units(from.ordinal(), seat), number) > 0) {
                                Unit unit = state.unit(seat, number);
                                offers.legal(new StarsChoice.MoveUnit(unit, from, to), unit);
                            }
                        }
                        if (mayStop) {
                            offers.legal(new StarsChoice.Done());
                        }
                    }));
            if (!(choice instanceof StarsChoice.MoveUnit move)) {
                return;
            }
            table.record(new StarsFact.UnitMoved(Seat.of(seat), move.unit(), from, to, StarsFact.Manner.PLACED));
            moved = true;
        }
    }

    private static boolean isTarget(StarsState state, int seat, int from, int to) {
        return to != from && StarsState.isWorld(from) == StarsState.isWorld(to) && state.isOpen(to, seat);
    }

    private static boolean hasTarget(StarsState state, int seat, int from) {
        for (int area : state.board().areas()) {
            if (isTarget(state, seat, from, area)) {
                return true;
            }
        }
        return false;
    }

    private static int standing(StarsState state, int seat, int area) {
        return StarsState.total(state.units(area, seat) & StarsState.STANDING);
    }

    private static boolean hasWay(StarsState state, int seat, int system) {
        for (int area = 4 * system; area < 4 * system + 4; area++) {
            if (standing(state, seat, area) > 0 && hasTarget(state, seat, area)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasRouted(StarsState state, int seat, int system) {
        for (int area = 4 * system; area < 4 * system + 4; area++) {
            if (state.units(area, seat) >>> 32 != 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasUnits(StarsState state, int seat, int system, int least) {
        int count = 0;
        for (int area = 4 * system; area < 4 * system + 4; area++) {
            count += StarsState.total(state.units(area, seat));
        }
        return count >= least;
    }

    private static boolean hasEnemyUnits(StarsState state, int seat, int system) {
        for (int area = 4 * system; area < 4 * system + 4; area++) {
            for (int other = 0; other < state.seats(); other++) {
                if (other != seat && (state.units(area, other) & StarsState.STANDING) != 0) {
                    return true;
                }
            }
        }
        return false;
    }
}
