package orrery.games.stars.refresh;

import org.jspecify.annotations.Nullable;
import orrery.core.Next;
import orrery.core.Outcome;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.stars.StarsEnd;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsState;
import orrery.games.stars.components.Tables;
import orrery.games.stars.end.Elimination;
import orrery.games.stars.end.Ranking;
import orrery.games.stars.operations.CapacityCheck;
import orrery.games.stars.planning.BeginRound;

/** The end of a round, and of the game after the last one. Articles end-of-round, last-round. */
public record EndOfRound() implements Segment<StarsState, StarsFact> {

    @Override
    public Next play(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        CapacityCheck.from(table, state.firstPlayer());
        @Nullable Outcome outcome = Elimination.check(table);
        if (outcome != null) {
            return outcome;
        }
        int first = state.seatsFrom((state.firstPlayer() + 1) % state.seats())[0];
        table.record(new StarsFact.RoundEnded(state.round(), Seat.of(first)));
        if (state.round() < Tables.ROUNDS) {
            return new BeginRound(state.round() + 1);
        }
        int left = 0;
        for (int seat : state.seatsFrom(first)) {
            left |= 1 << seat;
        }
        return Ranking.outcome(state, StarsEnd.LAST_ROUND, left);
    }
}
