package orrery.games.stars.refresh;

import org.jspecify.annotations.Nullable;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Outcome;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.stars.Articles;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsPurpose;
import orrery.games.stars.StarsQuestion;
import orrery.games.stars.StarsState;
import orrery.games.stars.Step;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.end.Elimination;
import orrery.games.stars.storms.StormMovement;

/**
 * One seat draws and resolves an event and moves a storm. Articles event-step, draw-events, resolve-event,
 * storm-without-cards.
 *
 * @param turn seats that have had their event, from the first player
 */
public record EventStep(int turn) implements Segment<StarsState, StarsFact> {

    @Override
    public Next play(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        if (turn == state.seats()) {
            return new EndOfRound();
        }
        int seat = (state.firstPlayer() + turn) % state.seats();
        if (state.isOut(seat)) {
            return new EventStep(turn + 1);
        }
        int orders = state.onEvents(seat);
        if (orders == 0) {
            EventCard top = EventCard.of(state.faction(seat), drawOne(table, state.eventDeck(seat)));
            table.record(new StarsFact.EventChosen(Seat.of(seat), top));
            StormMovement.move(table, seat, top.storm());
            table.record(new StarsFact.EventShuffledBack(Seat.of(seat), top));
        } else {
            draw(table, seat, orders);
            table.record(new StarsFact.OrdersBackFromEvents(Seat.of(seat), orders));
            EventCard card = choose(table, seat);
            StormMovement.move(table, seat, card.storm());
            resolve(table, seat, card);
        }
        @Nullable Outcome outcome = Elimination.check(table);
        return outcome != null ? outcome : new EventStep(turn + 1);
    }

    private static int drawOne(Table<StarsState, StarsFact> table, int deck) {
        int rest = deck;
        for (int skip = table.draw(Integer.bitCount(deck), StarsPurpose.EVENT_DECK); skip > 0; skip--) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }

    /** Draws as many cards as there are, at most this many: article draw-events. */
    static void draw(Table<StarsState, StarsFact> table, int seat, int most) {
        StarsState state = table.state();
        for (int i = 0; i < most && state.eventDeck(seat) != 0; i++) {
            EventCard card = EventCard.of(state.faction(seat), drawOne(table, state.eventDeck(seat)));
            table.record(new StarsFact.EventDrawn(Seat.of(seat), card));
        }
    }

    static EventCard choose(Table<StarsState, StarsFact> table, int seat) {
        StarsState state = table.state();
        var choice = (StarsChoice.PickEvent) table.ask(StarsQuestion.secret(
                state,
                seat,
                Step.DRAW_EVENTS,
                Articles.DRAW_EVENTS,
                () -> Message.of("prompt.choose-event"),
                offers -> {
                    for (int number = 0; number < EventCard.DECK; number++) {
                        if ((state.drawn(seat) & 1 << number) != 0) {
                            EventCard card = EventCard.of(state.faction(seat), number);
                            offers.legal(new StarsChoice.PickEvent(card), card);
                        }
                    }
                }));
        table.record(new StarsFact.EventChosen(Seat.of(seat), choice.card()));
        return choice.card();
    }

    /** The ability is used or declined: article resolve-event. */
    static void resolve(Table<StarsState, StarsFact> table, int seat, EventCard card) {
        StarsState state = table.state();
        StarsChoice choice = table.ask(StarsQuestion.of(
                state,
                seat,
                Step.RESOLVE_EVENT,
                Articles.of(card),
                () -> Message.of(card.isScheme() ? "prompt.take-scheme" : "prompt.event", card),
                offers -> {
                    offers.legal(new StarsChoice.Use());
                    offers.legal(new StarsChoice.Decline());
                }));
        if (choice instanceof StarsChoice.Use && card.isScheme()) {
            table.record(new StarsFact.SchemeTaken(Seat.of(seat), card));
            return;
        }
        if (choice instanceof StarsChoice.Use) {
            table.record(new StarsFact.EventUsed(Seat.of(seat), card));
            new Tactics(table, seat, card).carryOut();
        }
        EventCard last = state.chosen(seat);
        if (last != null) {
            table.record(new StarsFact.EventShuffledBack(Seat.of(seat), last));
        }
    }
}
