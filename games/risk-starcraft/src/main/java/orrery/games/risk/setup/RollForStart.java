package orrery.games.risk.setup;

import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskState;

/** The highest start roll chooses a place of the diagram first: articles start-roll, start-roll-tie. */
public record RollForStart(Diagram diagram, boolean chosen) implements Segment<RiskState, RiskFact> {

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        return new TakePlaces(diagram, chosen ? StartRoll.highest(table) : Seat.of(0), 0, chosen);
    }
}
