package orrery.games.risk.turn;

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
import orrery.games.risk.Questions;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskQuestion;
import orrery.games.risk.RiskState;
import orrery.games.risk.Step;
import orrery.games.risk.TurnFact;
import orrery.games.risk.board.Tables;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.CardWindow;
import orrery.games.risk.cards.CardWindows;
import orrery.games.risk.cards.FactionCard;

/**
 * The deploy step, one placing, card or hand-in at a time, until all reinforcements are placed: articles deploy-step,
 * placing-reinforcements, hand-in, window-deploy.
 */
public record Deploy() implements Segment<RiskState, RiskFact> {

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        RiskState state = table.state();
        Seat seat = Objects.requireNonNull(state.active());
        if (state.reinforcements() == 0) {
            return new ReturnHero();
        }
        switch (table.ask(new DeployQuestion(state, seat))) {
            case RiskChoice.Place(Territory territory) -> {
                int all = state.reinforcements();
                RiskChoice units = table.ask(Questions.units(
                        state,
                        seat,
                        Step.DEPLOY,
                        Articles.PLACING_REINFORCEMENTS,
                        () -> Message.of("prompt.place-units", territory, all),
                        1,
                        all));
                table.record(new TurnFact.UnitsPlaced(seat, territory, ((RiskChoice.Units) units).units()));
            }
            case RiskChoice.PlayCard(FactionCard card) -> DeployCards.play(table, seat, card);
            case RiskChoice.HandIn() -> {
                return new HandIn();
            }
            default -> throw new IllegalStateException("not an answer of the deploy step");
        }
        return new Deploy();
    }

    /** Where the next units go, or a card, or cards for their stars. */
    public static final class DeployQuestion extends RiskQuestion {

        DeployQuestion(RiskState state, Seat seat) {
            super(state, seat);
        }

        /** Asked even with one territory alone, for else all would see that no card is of use: article hidden-hands. */
        @Override
        public boolean guardsSecret() {
            return CardWindows.mayHold(state, seat(), CardWindow.DEPLOY, CardWindows.Moment.CALM)
                    || !state.handedIn() && (state.hand(seat()) | state.captured(seat())) != 0;
        }

        @Override
        protected Step step() {
            return Step.DEPLOY;
        }

        @Override
        protected Message prompt() {
            return Message.of("prompt.deploy", state.reinforcements());
        }

        @Override
        protected Article article() {
            return Articles.DEPLOY_STEP;
        }

        @Override
        protected void offer(Offers<RiskChoice> offers) {
            for (long rest = state.held(seat()); rest != 0; rest &= rest - 1) {
                Territory territory = Territory.at(Long.numberOfTrailingZeros(rest));
                offers.legal(Preset.place(territory), territory);
            }
            CardWindows.offer(offers, state, seat(), FactionCard.of(CardWindow.DEPLOY), CardWindows.Moment.CALM);
            long all = state.hand(seat()) | state.captured(seat());
            int stars = FactionCard.stars(all);
            if (!state.handedIn() && stars >= Tables.leastStars()) {
                offers.legal(Preset.HAND_IN);
            } else if (offers.explains()) {
                offers.illegal(
                        Preset.HAND_IN,
                        state.handedIn() ? Articles.HAND_IN_ONCE : Articles.HAND_IN_LIMITS,
                        state.handedIn()
                                ? Message.of("why.handed-in-already")
                                : Message.of("why.too-few-stars", stars, Tables.leastStars()));
            }
            if (offers.explains()) {
                for (long rest = ~state.held(seat()) & (1L << Territory.COUNT) - 1; rest != 0; rest &= rest - 1) {
                    Territory territory = Territory.at(Long.numberOfTrailingZeros(rest));
                    offers.illegal(
                            Preset.place(territory),
                            Articles.PLACING_REINFORCEMENTS,
                            Message.of("why.not-your-territory", territory),
                            territory);
                }
            }
        }
    }
}
