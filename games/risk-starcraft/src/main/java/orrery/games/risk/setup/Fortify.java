package orrery.games.risk.setup;

import java.util.Objects;
import orrery.core.Article;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.risk.Articles;
import orrery.games.risk.Masks;
import orrery.games.risk.Preset;
import orrery.games.risk.Questions;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskQuestion;
import orrery.games.risk.RiskState;
import orrery.games.risk.SetupFact;
import orrery.games.risk.Step;
import orrery.games.risk.board.Board;
import orrery.games.risk.board.Territory;

/**
 * In turn every player puts one more starting unit on an own territory, until all are placed: article fortifying. A player
 * may say at once where several of them go, one in each turn, or leave the rest to the program: articles fortify-several,
 * place-the-rest.
 *
 * @param turn counted from the first claim on, so that whoever is next in order begins
 */
public record Fortify(int turn) implements Segment<RiskState, RiskFact> {

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        RiskState state = table.state();
        if (state.isMustered()) {
            return DealCards.next(state);
        }
        Seat seat = Objects.requireNonNull(state.at(1 + turn % state.seats()));
        int left = state.mustering(seat);
        if (left > 0) {
            fortify(table, seat, left);
        }
        return new Fortify(turn + 1);
    }

    private static void fortify(Table<RiskState, RiskFact> table, Seat seat, int left) {
        RiskState state = table.state();
        Territory pledge = state.pledge(seat);
        if (pledge != null) {
            table.record(new SetupFact.Fortified(seat, pledge, 1));
            return;
        }
        if (state.leavesTheRest(seat)) {
            table.record(new SetupFact.Fortified(seat, weakest(state, seat), 1));
            return;
        }
        if (!(table.ask(new FortifyQuestion(state, seat, left)) instanceof RiskChoice.Place(Territory territory))) {
            table.record(new SetupFact.RestLeft(seat));
            table.record(new SetupFact.Fortified(seat, weakest(state, seat), 1));
            return;
        }
        int units = ((RiskChoice.Units) table.ask(Questions.units(
                        state,
                        seat,
                        Step.FORTIFYING,
                        Articles.FORTIFY_SEVERAL,
                        () -> Message.of("prompt.fortify-units", territory, left),
                        1,
                        left)))
                .units();
        table.record(new SetupFact.Fortified(seat, territory, 1));
        if (units > 1) {
            table.record(new SetupFact.UnitsPledged(seat, territory, units - 1));
        }
    }

    /** The territory of a holder with the fewest units, of those next to others if there are any: article place-the-rest. */
    static Territory weakest(RiskState state, Seat holder) {
        long held = state.held(holder);
        long front = Board.around(~held & (1L << Territory.COUNT) - 1) & held;
        Territory best = Territory.at(Long.numberOfTrailingZeros(front == 0 ? held : front));
        for (Territory territory : Masks.territories(front == 0 ? held : front)) {
            best = state.units(territory) < state.units(best) ? territory : best;
        }
        return best;
    }

    /** Where the next starting unit goes, or that the program places the rest. */
    static final class FortifyQuestion extends RiskQuestion {

        private final int left;

        FortifyQuestion(RiskState state, Seat seat, int left) {
            super(state, seat);
            this.left = left;
        }

        @Override
        protected Step step() {
            return Step.FORTIFYING;
        }

        @Override
        protected Message prompt() {
            return Message.of("prompt.fortify", left);
        }

        @Override
        protected Article article() {
            return Articles.FORTIFYING;
        }

        @Override
        protected void offer(Offers<RiskChoice> offers) {
            for (long rest = state.held(seat()); rest != 0; rest &= rest - 1) {
                Territory territory = Territory.at(Long.numberOfTrailingZeros(rest));
                offers.legal(Preset.place(territory), territory);
            }
            offers.legal(Preset.PLACE_REST);
            if (offers.explains()) {
                for (Territory other : Masks.territories(~state.held(seat()) & (1L << Territory.COUNT) - 1)) {
                    offers.illegal(
                            Preset.place(other),
                            Articles.FORTIFYING,
                            Message.of("why.not-your-territory", other),
                            other);
                }
            }
        }
    }
}
