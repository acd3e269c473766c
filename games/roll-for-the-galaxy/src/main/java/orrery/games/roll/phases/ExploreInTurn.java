package orrery.games.roll.phases;

import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.roll.Powers;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollState;
import orrery.games.roll.components.Phase;

/**
 * Those who have not explored yet do so one after another, the lowest faction number first: all of them if the bag holds
 * few tiles, otherwise those who need more of it than was there for them. Then Explore ends. Articles order,
 * bag-runs-out, explore.
 */
public record ExploreInTurn() implements Segment<RollState, RollFact> {

    @Override
    public Next play(Table<RollState, RollFact> table) {
        RollState state = table.state();
        int first = state.first().index();
        for (int i = 0; i < state.seats(); i++) {
            Seat seat = Seat.of((first + i) % state.seats());
            if (!state.hasExplored(seat) && Exploring.hasWork(state, seat)) {
                Exploring.alone(table, seat);
                return this;
            }
        }
        end(table, first);
        return new Develop();
    }

    /** Extra tiles, credits, and then all abandoned tiles go back into the bag. */
    private static void end(Table<RollState, RollFact> table, int first) {
        RollState state = table.state();
        for (int i = 0; i < state.seats(); i++) {
            Seat seat = Seat.of((first + i) % state.seats());
            if (Powers.EXTRA_TILE.has(state, seat)) {
                Drawing.drawAndPlace(table, seat, 1, false);
            }
        }
        EndOfPhase.pay(table, Phase.EXPLORE);
        for (int i = 0; i < state.seats(); i++) {
            Drawing.returnAbandoned(table, Seat.of(i));
        }
    }
}
