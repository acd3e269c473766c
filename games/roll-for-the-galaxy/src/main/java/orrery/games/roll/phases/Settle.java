package orrery.games.roll.phases;

import orrery.core.Next;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollState;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Stack;

/** Settlers are put on the top world of the construction zone: article settle. */
public record Settle() implements Segment<RollState, RollFact> {

    @Override
    public Next play(Table<RollState, RollFact> table) {
        if (table.state().isActive(Phase.SETTLE)) {
            Building.all(table, Stack.WORLDS);
        }
        return new Produce();
    }
}
