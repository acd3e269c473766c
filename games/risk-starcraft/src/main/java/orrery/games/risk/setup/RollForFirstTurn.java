package orrery.games.risk.setup;

import java.util.List;
import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskState;
import orrery.games.risk.SetupFact;

/** In a game for two, a start roll of its own says who has the first turn: article duel-first-turn. */
public record RollForFirstTurn(boolean chosen) implements Segment<RiskState, RiskFact> {

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        Seat first = chosen ? StartRoll.highest(table) : Seat.of(0);
        table.record(new SetupFact.OrderSettled(List.of(first, Seat.of(1 - first.index()))));
        return DealCards.next(table.state());
    }
}
