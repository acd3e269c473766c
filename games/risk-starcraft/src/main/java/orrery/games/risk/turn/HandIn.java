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
import orrery.games.risk.CardFact;
import orrery.games.risk.Masks;
import orrery.games.risk.Preset;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskQuestion;
import orrery.games.risk.RiskState;
import orrery.games.risk.Step;
import orrery.games.risk.board.Tables;
import orrery.games.risk.cards.FactionCard;

/**
 * Cards, own and captured, are chosen one by one and handed in together for their stars: articles hand-in, star-table,
 * hand-in-limits, captured-cards. Done with nothing chosen takes the decision back.
 *
 * <p>The cards chosen so far are known to their owner alone. Dealt anew for another seat they may have changed places, and
 * those left may even be too few; so what is held is read again after each answer.
 */
public record HandIn() implements Segment<RiskState, RiskFact> {

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        RiskState state = table.state();
        Seat seat = Objects.requireNonNull(state.active());
        long chosen = 0;
        while (table.ask(new StarsQuestion(state, seat, chosen)) instanceof RiskChoice.AddCard(FactionCard card)) {
            chosen |= card.bit();
        }
        long handedIn = chosen & holdings(state, seat);
        int stars = FactionCard.stars(handedIn);
        if (stars >= Tables.leastStars()) {
            table.record(new CardFact.CardsHandedIn(seat, Masks.cards(handedIn), stars, Tables.unitsFor(stars)));
        }
        return new Deploy();
    }

    /** What can be handed in. */
    private static long holdings(RiskState state, Seat seat) {
        return state.hand(seat) | state.captured(seat);
    }

    /** The next card for its stars, or enough. */
    public static final class StarsQuestion extends RiskQuestion {

        private final long chosen;

        StarsQuestion(RiskState state, Seat seat, long chosen) {
            super(state, seat);
            this.chosen = chosen;
        }

        /** Stars chosen so far. */
        public int stars() {
            return FactionCard.stars(chosen & holdings(state, seat()));
        }

        /** How many stars the cards left have is nobody else's business: article hidden-hands. */
        @Override
        public boolean guardsSecret() {
            return true;
        }

        @Override
        protected Step step() {
            return Step.DEPLOY;
        }

        @Override
        protected Message prompt() {
            int stars = stars();
            int units = stars < Tables.leastStars() ? 0 : Tables.unitsFor(stars);
            return Message.of("prompt.hand-in", stars, units, Tables.leastStars(), Tables.mostStars());
        }

        @Override
        protected Article article() {
            return Articles.HAND_IN;
        }

        @Override
        protected void offer(Offers<RiskChoice> offers) {
            int stars = stars();
            long left = holdings(state, seat()) & ~chosen;
            boolean tooFewAtAll = FactionCard.stars(left) + stars < Tables.leastStars();
            if (stars == 0 || stars >= Tables.leastStars() || tooFewAtAll) {
                offers.legal(Preset.DONE);
            } else if (offers.explains()) {
                offers.illegal(
                        Preset.DONE,
                        Articles.HAND_IN_LIMITS,
                        Message.of("why.too-few-stars", stars, Tables.leastStars()));
            }
            for (long rest = left; rest != 0; rest &= rest - 1) {
                FactionCard card = FactionCard.at(Long.numberOfTrailingZeros(rest));
                int sum = stars + card.stars();
                if (sum <= Tables.mostStars()) {
                    offers.legal(Preset.add(card), card);
                } else if (offers.explains()) {
                    offers.illegal(
                            Preset.add(card),
                            Articles.HAND_IN_LIMITS,
                            Message.of("why.too-many-stars", sum, Tables.mostStars()),
                            card);
                }
            }
        }
    }
}
