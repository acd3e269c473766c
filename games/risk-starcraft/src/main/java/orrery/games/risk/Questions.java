package orrery.games.risk;

import java.util.function.Consumer;
import java.util.function.Supplier;
import orrery.core.Article;
import orrery.core.Message;
import orrery.core.Offers;
import orrery.core.Seat;

/** Small questions that need no class of their own. */
public final class Questions {

    private Questions() {}

    /** How many units, {@code least} to {@code most}. */
    public static RiskQuestion units(
            RiskState state, Seat seat, Step step, Article article, Supplier<Message> prompt, int least, int most) {
        return of(state, seat, step, article, prompt, offers -> {
            for (int n = least; n <= most; n++) {
                offers.legal(Preset.units(n));
            }
        });
    }

    /** A question whose choices one method lays out. */
    public static RiskQuestion of(
            RiskState state,
            Seat seat,
            Step step,
            Article article,
            Supplier<Message> prompt,
            Consumer<Offers<RiskChoice>> choices) {
        return new RiskQuestion(state, seat) {
            @Override
            protected Step step() {
                return step;
            }

            @Override
            protected Article article() {
                return article;
            }

            @Override
            protected Message prompt() {
                return prompt.get();
            }

            @Override
            protected void offer(Offers<RiskChoice> offers) {
                choices.accept(offers);
            }
        };
    }
}
