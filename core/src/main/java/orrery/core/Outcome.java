package orrery.core;

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
}
