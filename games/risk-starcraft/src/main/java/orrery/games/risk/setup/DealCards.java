package orrery.games.risk.setup;

import java.util.Objects;
import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskMode;
import orrery.games.risk.RiskState;
import orrery.games.risk.turn.BeginTurn;
import orrery.games.risk.turn.CardStep;

/** Late places begin with cards, and the first place begins the first turn: articles starting-cards, clockwise. */
public record DealCards() implements Segment<RiskState, RiskFact> {

    /** What follows when all units stand on the board: the heroes, where there are any. */
    static Segment<RiskState, RiskFact> next(RiskState state) {
        return state.mode().heroes() ? new PlaceHeroes(1) : new DealCards();
    }

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        RiskState state = table.state();
        for (int place = 1; place <= state.seats(); place++) {
            Seat seat = Objects.requireNonNull(state.at(place));
            for (int i = 0; i < RiskMode.startingCards(state.seats(), place); i++) {
                CardStep.draw(table, seat);
            }
        }
        return new BeginTurn(Objects.requireNonNull(state.at(1)));
    }
}
