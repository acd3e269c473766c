package orrery.games.stars.operations;

import java.util.List;
import java.util.Objects;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.stars.Articles;
import orrery.games.stars.Holdings;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsQuestion;
import orrery.games.stars.StarsState;
import orrery.games.stars.Step;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.EventTiming;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.SystemSide;

/** One turn of the Operations Phase. Articles reveal-order, order-to-event-deck, instead-of-order. */
public record Turn(int seat) implements Segment<StarsState, StarsFact> {

    /** What a Strategize order may be carried out as: article upgrade-the-green-tide. */
    private static final List<Order> OTHERS = List.of(Order.DEPLOY, Order.DOMINATE, Order.ADVANCE);

    @Override
    public Next play(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        table.record(new StarsFact.TurnBegan(Seat.of(seat)));
        StarsChoice choice = table.ask(question(state));
        if (choice instanceof StarsChoice.UseScheme use) {
            return InsteadOfOrder.carryOut(table, seat, use.scheme());
        }
        return reveal(table, ((StarsChoice.Reveal) choice).system());
    }

    private Next reveal(Table<StarsState, StarsFact> table, SystemSide system) {
        StarsState state = table.state();
        Order order = state.order(system.ordinal(), state.height(system.ordinal()) - 1);
        table.record(new StarsFact.OrderRevealed(Seat.of(seat), system, order));
        if (order == Order.STRATEGIZE) {
            greenTide(table, system);
        } else if (table.ask(use(state)) instanceof StarsChoice.ToEventDeck) {
            table.record(new StarsFact.OrderReturned(Seat.of(seat), system, order, true));
            return new EndOfTurn();
        }
        return segment(Objects.requireNonNull(state.activeOrder()));
    }

    /** Where an order of this kind is carried out. */
    static Segment<StarsState, StarsFact> segment(Order order) {
        return switch (order) {
            case DEPLOY -> new Deploy();
            case STRATEGIZE -> new Strategize();
            case DOMINATE -> new Dominate();
            case ADVANCE -> new Advance();
        };
    }

    private StarsQuestion use(StarsState state) {
        return StarsQuestion.of(
                state,
                seat,
                Step.REVEAL_ORDER,
                Articles.ORDER_TO_EVENT_DECK,
                () -> Message.of("prompt.carry-out", Objects.requireNonNull(state.activeOrder())),
                offers -> {
                    offers.legal(new StarsChoice.CarryOut());
                    remark(state, Objects.requireNonNull(state.activeOrder()), offers);
                    offers.legal(new StarsChoice.ToEventDeck());
                });
    }

    /** The Green Tide: a Strategize order is carried out as another. */
    private void greenTide(Table<StarsState, StarsFact> table, SystemSide system) {
        StarsState state = table.state();
        if (state.isReady(seat, OrderUpgrade.THE_GREEN_TIDE)
                && table.ask(tide(state)) instanceof StarsChoice.CarryOutAs as) {
            Holdings.use(table, seat, OrderUpgrade.THE_GREEN_TIDE);
            table.record(new StarsFact.OrderBegan(Seat.of(seat), system, as.order(), false));
        }
    }

    private StarsQuestion tide(StarsState state) {
        return StarsQuestion.of(
                state,
                seat,
                Step.REVEAL_ORDER,
                Articles.of(OrderUpgrade.THE_GREEN_TIDE),
                () -> Message.of("prompt.green-tide"),
                offers -> {
                    offers.legal(new StarsChoice.CarryOut());
                    remark(state, Order.STRATEGIZE, offers);
                    for (Order other : OTHERS) {
                        offers.legal(new StarsChoice.CarryOutAs(other));
                        remark(state, other, offers);
                    }
                });
    }

    private StarsQuestion question(StarsState state) {
        return StarsQuestion.of(
                state,
                seat,
                Step.REVEAL_ORDER,
                Articles.REVEAL_ORDER,
                () -> Message.of("prompt.turn"),
                offers -> offer(state, offers));
    }

    private void offer(StarsState state, Offers<StarsChoice> offers) {
        for (int system : state.board().sides()) {
            SystemSide side = SystemSide.at(system);
            if (state.top(system) == seat) {
                offers.legal(new StarsChoice.Reveal(side), side);
                remark(state, side, offers);
            } else if (offers.explains() && state.height(system) > 0) {
                offers.illegal(new StarsChoice.Reveal(side), Articles.STACK, Message.of("why.not-on-top", side), side);
            }
        }
        for (int number = 0; state.schemes(seat) != 0 && number < EventCard.DECK; number++) {
            EventCard scheme = EventCard.of(state.faction(seat), number);
            if (scheme.timing() == EventTiming.INSTEAD_OF_REVEALING_AN_ORDER && state.has(seat, scheme)) {
                if (InsteadOfOrder.isPossible(state, seat, scheme)) {
                    offers.legal(new StarsChoice.UseScheme(scheme), scheme);
                } else if (offers.explains()) {
                    offers.illegal(
                            new StarsChoice.UseScheme(scheme),
                            Articles.of(scheme),
                            Message.of("why.no-target"),
                            scheme);
                }
            }
        }
    }

    // ---- what people are told before they choose

    private void remark(StarsState state, SystemSide system, Offers<StarsChoice> offers) {
        if (offers.explains() && !Trial.canDoSomething(state, table -> reveal(table, system))) {
            offers.remark(nothingToDo(state.order(system.ordinal(), state.height(system.ordinal()) - 1)));
        }
    }

    private static void remark(StarsState state, Order order, Offers<StarsChoice> offers) {
        if (offers.explains() && !Trial.canDoSomething(state, segment(order))) {
            offers.remark(nothingToDo(order));
        }
    }

    private static Message nothingToDo(Order order) {
        return switch (order) {
            case DEPLOY -> Message.of("remark.nothing-to-deploy");
            case STRATEGIZE -> Message.of("remark.nothing-to-strategize");
            case DOMINATE -> Message.of("remark.nothing-to-dominate");
            case ADVANCE -> Message.of("remark.nothing-to-advance");
        };
    }
}
