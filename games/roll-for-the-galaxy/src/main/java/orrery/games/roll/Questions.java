package orrery.games.roll;

import java.util.function.Consumer;
import java.util.function.Supplier;
import orrery.core.Article;
import orrery.core.Message;
import orrery.core.Offers;
import orrery.core.Seat;

/** Small questions that need no class of their own. */
public final class Questions {

    private Questions() {}

    /** A question whose choices one method lays out. */
    public static RollQuestion of(
            RollState state,
            Seat seat,
            Step step,
            Article article,
            Supplier<Message> prompt,
            Consumer<Offers<RollChoice>> choices) {
        return new RollQuestion(state, seat) {
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
            protected void offer(Offers<RollChoice> offers) {
                choices.accept(offers);
            }
        };
    }
}
