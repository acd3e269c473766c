package orrery.core;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/**
 * How a game ended.
 *
 * @param reason  which of the game's ends it was
 * @param winners the seats that won; empty if the end knows no winner (a round limit)
 * @param ranking all seats, best first, and seats that share a place in one list; empty if the rules rank nobody beside
 *                the winners
 */
public record Outcome(EndReason reason, List<Seat> winners, List<List<Seat>> ranking) implements Next {

    public Outcome {
        winners = List.copyOf(winners);
        ranking = ranking.stream().map(List::copyOf).toList();
    }

    /** Seats as a {@link #ranking}: those of which neither is better share a place. @param better the better one first */
    public static List<List<Seat>> ranking(Collection<Seat> seats, Comparator<Seat> better) {
        List<List<Seat>> ranking = new ArrayList<>();
        for (Seat seat : seats.stream().sorted(better).toList()) {
            if (!ranking.isEmpty() && better.compare(ranking.getLast().getFirst(), seat) == 0) {
                ranking.getLast().add(seat);
            } else {
                ranking.add(new ArrayList<>(List.of(seat)));
            }
        }
        return ranking;
    }
}
