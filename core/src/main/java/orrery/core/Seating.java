package orrery.core;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Who plays each seat, and the answers that it has given beforehand. */
final class Seating {

    private final Entry.Player[] players;
    private final List<Set<String>> orders;

    Seating(int seats) {
        players = new Entry.Player[seats];
        Arrays.fill(players, Entry.Player.person());
        orders = Seat.first(seats).stream()
                .<Set<String>>map(seat -> new LinkedHashSet<>())
                .toList();
    }

    Entry.Player player(Seat seat) {
        return players[seat.index()];
    }

    boolean isPerson(Seat seat) {
        return player(seat).kind() == Entry.Player.Kind.PERSON;
    }

    void take(Entry.SeatTaken taken) {
        players[taken.seat().index()] = taken.player();
    }

    Set<String> orders(Seat seat) {
        return Set.copyOf(orders.get(seat.index()));
    }

    void set(Entry.StandingSet set) {
        Set<String> given = orders.get(set.seat().index());
        if (set.on()) {
            given.add(set.order());
        } else {
            given.remove(set.order());
        }
    }

    /** What a seat's standing answers say to a question: the first of them, in the game's order, that is legal. */
    <S extends State<S, ?>> Optional<Choice> answer(List<StandingOrder<S>> known, S state, Question<?> question) {
        Set<String> given = orders.get(question.seat().index());
        for (StandingOrder<S> order : known) {
            Choice choice = given.contains(order.id()) ? order.answer(state, question) : null;
            if (choice != null && Choices.of(question).contains(choice)) {
                return Optional.of(choice);
            }
        }
        return Optional.empty();
    }
}
