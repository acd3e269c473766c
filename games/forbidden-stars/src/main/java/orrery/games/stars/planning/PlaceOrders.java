package orrery.games.stars.planning;

import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.stars.Articles;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsQuestion;
import orrery.games.stars.StarsState;
import orrery.games.stars.Step;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.EventTiming;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Tables;
import orrery.games.stars.operations.NextTurn;

/**
 * One seat places one order face down. Articles planning-phase, four-orders, where-orders-go.
 *
 * @param number orders placed before in this phase, from 0
 */
public record PlaceOrders(int number) implements Segment<StarsState, StarsFact> {

    @Override
    public Next play(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        int[] seats = state.seatsFrom(state.firstPlayer());
        int seat = seats[number % seats.length];
        var choice = (StarsChoice.PlaceOrder) table.ask(question(state, seat, number / seats.length + 1));
        table.record(new StarsFact.OrderPlaced(Seat.of(seat), choice.system(), choice.order()));
        if (number + 1 < Tables.ORDERS * seats.length) {
            return new PlaceOrders(number + 1);
        }
        for (int owner : seats) {
            outmanoeuvre(table, owner);
        }
        table.record(new StarsFact.PlanningEnded());
        return new NextTurn(state.firstPlayer());
    }

    private static StarsQuestion question(StarsState state, int seat, int ordinal) {
        return StarsQuestion.secret(
                state,
                seat,
                Step.PLACE_ORDER,
                Articles.WHERE_ORDERS_GO,
                () -> Message.of("prompt.order", ordinal, Tables.ORDERS),
                offers -> offer(state, seat, offers));
    }

    /** Every order in every system: asked for so often that they are made once. */
    private static final StarsChoice[] PRESET = new StarsChoice[SystemSide.COUNT * Order.COUNT];

    static {
        for (int at = 0; at < PRESET.length; at++) {
            PRESET[at] = new StarsChoice.PlaceOrder(Order.at(at % Order.COUNT), SystemSide.at(at / Order.COUNT));
        }
    }

    private static void offer(StarsState state, int seat, Offers<StarsChoice> offers) {
        int present = presence(state, seat);
        for (int system : state.board().sides()) {
            SystemSide side = SystemSide.at(system);
            boolean near = isNear(state, present, system);
            for (int number = 0; number < Order.COUNT; number++) {
                Order kind = Order.at(number);
                StarsChoice choice = PRESET[system * Order.COUNT + number];
                if (near && state.held(seat, kind) > 0) {
                    offers.legal(choice, kind, side);
                } else if (offers.explains()) {
                    offers.illegal(
                            choice,
                            near ? Articles.ORDER_TOKEN : Articles.WHERE_ORDERS_GO,
                            near ? Message.of("why.no-order-left", kind) : Message.of("why.far-system", side),
                            kind,
                            side);
                }
            }
        }
    }

    /** The systems with units or structures of a seat, a bit each. */
    private static int presence(StarsState state, int seat) {
        int present = 0;
        for (int system : state.board().sides()) {
            present |= state.isInSystem(system, seat) ? 1 << system : 0;
        }
        return present;
    }

    /** Whether the system or one beside it is among these: article where-orders-go. */
    private static boolean isNear(StarsState state, int present, int system) {
        int wanted = 1 << system;
        for (int near : state.board().near(system)) {
            wanted |= 1 << near;
        }
        return (present & wanted) != 0;
    }

    /** The window at the end of the phase. Article window-planning-end. */
    private static void outmanoeuvre(Table<StarsState, StarsFact> table, int seat) {
        StarsState state = table.state();
        for (int number = 0; number < EventCard.DECK; number++) {
            EventCard scheme = EventCard.of(state.faction(seat), number);
            if (scheme.timing() == EventTiming.END_OF_PLANNING_PHASE
                    && state.has(seat, scheme)
                    && table.ask(shifting(state, seat, scheme)) instanceof StarsChoice.Shift shift) {
                table.record(new StarsFact.SchemeUsed(Seat.of(seat), scheme));
                table.record(
                        new StarsFact.OrderShifted(Seat.of(seat), shift.system(), shift.height() - 1, shift.bottom()));
            }
        }
    }

    private static StarsQuestion shifting(StarsState state, int seat, EventCard scheme) {
        return StarsQuestion.of(
                state,
                seat,
                Step.PLACE_ORDER,
                Articles.of(scheme),
                () -> Message.of("prompt.shift", scheme),
                offers -> {
                    for (int system : state.board().sides()) {
                        for (int height = 0; height < state.height(system); height++) {
                            if (state.orderSeat(system, height) == seat) {
                                SystemSide side = SystemSide.at(system);
                                offers.legal(new StarsChoice.Shift(side, height + 1, false), side);
                                offers.legal(new StarsChoice.Shift(side, height + 1, true), side);
                            }
                        }
                    }
                    offers.legal(new StarsChoice.Decline());
                });
    }
}
