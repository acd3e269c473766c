package orrery.games.risk.turn;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import orrery.core.Article;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Offers;
import orrery.core.Outcome;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.risk.Articles;
import orrery.games.risk.Masks;
import orrery.games.risk.Preset;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskQuestion;
import orrery.games.risk.RiskState;
import orrery.games.risk.Step;
import orrery.games.risk.TeamFact;
import orrery.games.risk.Victory;
import orrery.games.risk.board.Territory;

/**
 * Before attacking a player may ask an ally for one territory with a single unit: articles take-over, take-over-limits.
 * It is no conquest, and the territory counts as held when the turn began.
 */
public record TakeOver() implements Segment<RiskState, RiskFact> {

    /** The step before the attack, if there are allies. */
    static Segment<RiskState, RiskFact> next(RiskState state) {
        return state.mode().teams() ? new TakeOver() : new AttackStep();
    }

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        RiskState state = table.state();
        Seat seat = Objects.requireNonNull(state.active());
        if (!(table.ask(new TakeOverQuestion(state, seat)) instanceof RiskChoice.TakeOver(Territory territory))) {
            return new AttackStep();
        }
        Seat ally = Objects.requireNonNull(state.owner(territory));
        table.record(new TeamFact.TakeOverAsked(seat, ally, territory));
        if (!table.ask(new ConsentQuestion(state, ally, seat, territory)).equals(Preset.CONSENT)) {
            table.record(new TeamFact.TakeOverRefused(seat, ally, territory));
            return new AttackStep();
        }
        Rewards.towerLost(table, ally, territory);
        table.record(new TeamFact.TakenOver(seat, ally, territory));
        Outcome end = Victory.reached(state);
        return end == null ? new AttackStep() : end;
    }

    /** Whether an ally may have a territory. */
    public static final class ConsentQuestion extends RiskQuestion {

        private final Seat asking;
        private final Territory territory;

        ConsentQuestion(RiskState state, Seat ally, Seat asking, Territory territory) {
            super(state, ally);
            this.asking = asking;
            this.territory = territory;
        }

        /** The territory that is asked for. */
        public Territory territory() {
            return territory;
        }

        @Override
        protected Step step() {
            return Step.TAKE_OVER;
        }

        @Override
        protected Message prompt() {
            return Message.of("prompt.consent", asking, territory);
        }

        @Override
        protected Article article() {
            return Articles.TAKE_OVER;
        }

        @Override
        protected void offer(Offers<RiskChoice> offers) {
            offers.legal(Preset.CONSENT, territory);
            offers.legal(Preset.REFUSE);
        }
    }

    /** Which territory of an ally to ask for, if any. */
    public static final class TakeOverQuestion extends RiskQuestion {

        TakeOverQuestion(RiskState state, Seat seat) {
            super(state, seat);
        }

        @Override
        protected Step step() {
            return Step.TAKE_OVER;
        }

        @Override
        protected Message prompt() {
            return Message.of("prompt.take-over");
        }

        @Override
        protected Article article() {
            return Articles.TAKE_OVER;
        }

        @Override
        protected void offer(Offers<RiskChoice> offers) {
            offers.legal(Preset.PASS);
            for (Territory territory : Masks.territories(state.heldByTeam(seat()) & ~state.held(seat()))) {
                Message obstacle = obstacle(territory);
                if (obstacle == null) {
                    offers.legal(Preset.takeOver(territory), territory);
                } else if (offers.explains()) {
                    offers.illegal(Preset.takeOver(territory), Articles.TAKE_OVER_LIMITS, obstacle, territory);
                }
            }
        }

        private @Nullable Message obstacle(Territory territory) {
            Seat ally = Objects.requireNonNull(state.owner(territory));
            if (state.units(territory) != 1) {
                return Message.of("why.not-one-unit", territory, state.units(territory));
            }
            if (state.heroAt(ally, territory)) {
                return Message.of("why.hero-of-ally", territory);
            }
            return state.held(ally) == territory.bit() ? Message.of("why.last-of-ally", territory) : null;
        }
    }
}
