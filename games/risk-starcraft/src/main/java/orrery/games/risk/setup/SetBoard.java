package orrery.games.risk.setup;

import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskState;
import orrery.games.risk.SetupFact;
import orrery.games.risk.turn.CardStep;

/** The board is set as the diagram shows, and starting cards are drawn: articles starting-units, starting-cards. */
public record SetBoard(Diagram diagram) implements Segment<RiskState, RiskFact> {

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        table.record(new SetupFact.BoardSet(diagram));
        Diagrams.Layout layout = Diagrams.layout(diagram);
        for (int place = 1; place <= table.state().seats(); place++) {
            Seat seat = table.state().at(place);
            for (int i = 0; seat != null && i < layout.places().get(place - 1).startingCards(); i++) {
                CardStep.draw(table, seat);
            }
        }
        return new PlaceHeroes(1);
    }
}
