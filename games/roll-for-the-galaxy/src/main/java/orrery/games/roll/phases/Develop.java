package orrery.games.roll.phases;

import orrery.core.Next;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollState;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Stack;

/** Developers are put on the top development of the construction zone: article develop. */
public record Develop() implements Segment<RollState, RollFact> {

    @Override
    public Next play(Table<RollState, RollFact> table) {
        if (table.state().isActive(Phase.DEVELOP)) {
            Building.all(table, Stack.DEVELOPMENTS);
        }
        return new Settle();
    }
}
