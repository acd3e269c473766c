package orrery.games.roll.end;

import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Next;
import orrery.core.Outcome;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.roll.CourseFact;
import orrery.games.roll.RollEnd;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollState;
import orrery.games.roll.assign.RollDice;
import orrery.games.roll.components.Tables;

/** The end of a round: whether the game is over, and who has won. Articles end, scoring, ties. */
public record EndOfGame() implements Segment<RollState, RollFact> {

    @Override
    public Next play(Table<RollState, RollFact> table) {
        RollState state = table.state();
        RollEnd end = reached(state);
        if (end == null) {
            return new RollDice(state.round() + 1);
        }
        for (Seat seat : Seat.first(state.seats())) {
            Score score = Score.of(state, seat);
            table.record(new CourseFact.Scored(
                    seat, score.chips(), score.tiles(), score.bonus(), Score.tieBreak(state, seat)));
        }
        List<List<Seat>> ranking = ranked(state);
        return new Outcome(end, end.byTheRules() ? ranking.getFirst() : List.of(), ranking);
    }

    /** The end that this round has brought, or {@code null}. */
    static @Nullable RollEnd reached(RollState state) {
        boolean full = false;
        for (int seat = 0; seat < state.seats(); seat++) {
            full |= state.tableauSize(Seat.of(seat)) >= Tables.TILES_TO_END;
        }
        boolean empty = state.pool() == 0;
        if (full || empty) {
            return full && empty ? RollEnd.BOTH : full ? RollEnd.TWELVE_TILES : RollEnd.NO_CHIPS;
        }
        return state.roundLimit() > 0 && state.round() >= state.roundLimit() ? RollEnd.ROUND_LIMIT : null;
    }

    /** All seats, best first; those that are equal in points and in the tie-break share a place. */
    private static List<List<Seat>> ranked(RollState state) {
        Comparator<Seat> better = Comparator.<Seat>comparingInt(
                        seat -> -Score.of(state, seat).total())
                .thenComparingInt(seat -> -Score.tieBreak(state, seat));
        return Outcome.ranking(Seat.first(state.seats()), better);
    }
}
