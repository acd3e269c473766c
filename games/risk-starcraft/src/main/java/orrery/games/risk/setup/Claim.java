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
import orrery.games.risk.Preset;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskQuestion;
import orrery.games.risk.RiskState;
import orrery.games.risk.SetupFact;
import orrery.games.risk.Step;
import orrery.games.risk.board.Territory;

/**
 * In turn every player takes an empty territory with one unit, the first one with the base, until none is empty: articles
 * claiming, first-claim.
 *
 * @param claimed how many territories are taken
 */
public record Claim(int claimed) implements Segment<RiskState, RiskFact> {

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        RiskState state = table.state();
        Seat seat = Objects.requireNonNull(state.at(1 + claimed % state.seats()));
        boolean base = claimed < state.seats();
        RiskChoice choice = table.ask(new ClaimQuestion(state, seat, base));
        table.record(new SetupFact.TerritoryClaimed(seat, ((RiskChoice.Claim) choice).territory(), base));
        return claimed + 1 < Territory.COUNT ? new Claim(claimed + 1) : new Fortify(Territory.COUNT);
    }

    /** Which empty territory. */
    public static final class ClaimQuestion extends RiskQuestion {

        private final boolean base;

        ClaimQuestion(RiskState state, Seat seat, boolean base) {
            super(state, seat);
            this.base = base;
        }

        @Override
        protected Step step() {
            return Step.CLAIMING;
        }

        @Override
        protected Message prompt() {
            return base ? Message.of("prompt.claim-base") : Message.of("prompt.claim", state.mustering(seat()));
        }

        @Override
        protected Article article() {
            return base ? Articles.FIRST_CLAIM : Articles.CLAIMING;
        }

        @Override
        protected void offer(Offers<RiskChoice> offers) {
            for (int t = 0; t < Territory.COUNT; t++) {
                Territory territory = Territory.at(t);
                Seat owner = state.owner(territory);
                if (owner == null) {
                    offers.legal(Preset.claim(territory), territory);
                } else if (offers.explains()) {
                    offers.illegal(
                            Preset.claim(territory),
                            Articles.CLAIMING,
                            Message.of("why.territory-is-taken", territory, owner),
                            territory);
                }
            }
        }
    }
}
