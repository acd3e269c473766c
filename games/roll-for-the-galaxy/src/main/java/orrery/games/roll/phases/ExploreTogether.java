package orrery.games.roll.phases;

import orrery.core.Next;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.roll.ExploreFact;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollState;

/** All explore at once, each from its own share of the bag; what is left of the shares returns to it. Article explore. */
public record ExploreTogether() implements Segment<RollState, RollFact> {

    @Override
    public Next play(Table<RollState, RollFact> table) {
        table.together(Exploring.seats(table.state()), Exploring::amongOthers);
        table.record(new ExploreFact.SharesReturned());
        return new ExploreInTurn();
    }
}
