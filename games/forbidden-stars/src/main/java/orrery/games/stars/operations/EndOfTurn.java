package orrery.games.stars.operations;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import orrery.core.Next;
import orrery.core.Outcome;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsState;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.end.Elimination;

/** The order goes back, capacity is checked, and who has lost all worlds is out. Articles capacity-check, elimination. */
public record EndOfTurn() implements Segment<StarsState, StarsFact> {

    @Override
    public Next play(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        int seat = state.activeSeat();
        if (state.hasToken()) {
            int system = state.activeSystem();
            Order printed = state.order(system, state.height(system) - 1);
            boolean onEvents = Objects.requireNonNull(state.activeOrder()) == Order.STRATEGIZE;
            table.record(new StarsFact.OrderReturned(Seat.of(seat), SystemSide.at(system), printed, onEvents));
        }
        CapacityCheck.from(table, seat);
        @Nullable Outcome outcome = Elimination.check(table);
        return outcome != null ? outcome : new NextTurn((seat + 1) % state.seats());
    }
}
