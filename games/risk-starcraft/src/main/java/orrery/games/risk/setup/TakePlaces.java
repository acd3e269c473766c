package orrery.games.risk.setup;

import java.util.EnumSet;
import java.util.Set;
import orrery.core.Article;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.risk.Articles;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskQuestion;
import orrery.games.risk.RiskState;
import orrery.games.risk.SetupFact;
import orrery.games.risk.Step;
import orrery.games.risk.board.Faction;

/**
 * One player after the other, clockwise from the highest start roll, takes a place of the diagram: articles seat-choice
 * and faction-choice. If places are not chosen, each seat takes the place of its own number.
 */
public record TakePlaces(Diagram diagram, Seat first, int taken, boolean chosen)
        implements Segment<RiskState, RiskFact> {

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        RiskState state = table.state();
        Seat seat = Seat.of((first.index() + taken) % state.seats());
        if (chosen) {
            RiskChoice.TakePlace choice = (RiskChoice.TakePlace) table.ask(new PlaceQuestion(state, seat, diagram));
            table.record(new SetupFact.PlaceTaken(seat, choice.place(), choice.faction()));
        } else {
            Faction faction =
                    Diagrams.layout(diagram).places().get(seat.index()).faction();
            table.record(new SetupFact.PlaceTaken(seat, seat.number(), faction));
        }
        return taken + 1 < state.seats() ? new TakePlaces(diagram, first, taken + 1, chosen) : new SetBoard(diagram);
    }

    /** Which place, and with the listed faction or with one that the diagram does not use. */
    private static final class PlaceQuestion extends RiskQuestion {

        private final Diagrams.Layout layout;

        PlaceQuestion(RiskState state, Seat seat, Diagram diagram) {
            super(state, seat);
            this.layout = Diagrams.layout(diagram);
        }

        @Override
        protected Step step() {
            return Step.SEAT_CHOICE;
        }

        @Override
        protected Message prompt() {
            return Message.of("prompt.take-place");
        }

        @Override
        protected Article article() {
            return Articles.SEAT_CHOICE;
        }

        @Override
        protected void offer(Offers<RiskChoice> offers) {
            Set<Faction> unused = EnumSet.allOf(Faction.class);
            layout.places().forEach(place -> unused.remove(place.faction()));
            for (Seat other : Seat.first(state.seats())) {
                Faction theirs = state.faction(other);
                if (theirs != null) {
                    unused.remove(theirs);
                }
            }
            for (int place = 1; place <= state.seats(); place++) {
                Faction listed = layout.places().get(place - 1).faction();
                if (state.at(place) == null) {
                    offers.legal(new RiskChoice.TakePlace(place, listed), listed);
                    for (Faction other : unused) {
                        offers.legal(new RiskChoice.TakePlace(place, other), other);
                    }
                } else if (offers.explains()) {
                    offers.illegal(
                            new RiskChoice.TakePlace(place, listed),
                            Articles.SEAT_CHOICE,
                            Message.of("why.place-is-taken", place),
                            listed);
                }
            }
        }
    }
}
