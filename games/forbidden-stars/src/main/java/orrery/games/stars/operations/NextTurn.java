package orrery.games.stars.operations;

import orrery.core.Next;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsState;
import orrery.games.stars.refresh.Refresh;

/**
 * Who is next: clockwise the first seat with an order on top of a stack. Articles operations-phase, skipped-turn.
 *
 * @param from the seat whose turn it would be
 */
public record NextTurn(int from) implements Segment<StarsState, StarsFact> {

    @Override
    public Next play(Table<StarsState, StarsFact> table) {
        for (int seat : table.state().seatsFrom(from)) {
            if (table.state().hasTop(seat)) {
                return new Turn(seat);
            }
        }
        return new Refresh();
    }
}
