package orrery.games.stars;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import orrery.core.Article;
import orrery.core.Message;
import orrery.core.OfferedQuestion;
import orrery.core.Offers;
import orrery.core.Seat;

/** A question of this game: about a state that stays hidden from whoever is asked. */
public final class StarsQuestion extends OfferedQuestion<StarsChoice> {

    private final StarsState state;
    private final Step step;
    private final Article article;
    private final Supplier<Message> prompt;
    private final Consumer<Offers<StarsChoice>> choices;
    private final boolean secret;

    private StarsQuestion(
            StarsState state,
            Seat seat,
            Step step,
            Article article,
            boolean secret,
            Supplier<Message> prompt,
            Consumer<Offers<StarsChoice>> choices) {
        super(seat);
        this.state = state;
        this.step = step;
        this.article = article;
        this.secret = secret;
        this.prompt = prompt;
        this.choices = choices;
    }

    /** A question whose choices one method lays out. */
    public static StarsQuestion of(
            StarsState state,
            int seat,
            Step step,
            Article article,
            Supplier<Message> prompt,
            Consumer<Offers<StarsChoice>> choices) {
        return new StarsQuestion(state, Seat.of(seat), step, article, false, prompt, choices);
    }

    /** A question whose number of choices would tell others something hidden. */
    public static StarsQuestion secret(
            StarsState state,
            int seat,
            Step step,
            Article article,
            Supplier<Message> prompt,
            Consumer<Offers<StarsChoice>> choices) {
        return new StarsQuestion(state, Seat.of(seat), step, article, true, prompt, choices);
    }

    @Override
    public boolean guardsSecret() {
        return secret;
    }

    /** The step of the rules that asks. */
    public Step step() {
        return step;
    }

    @Override
    protected List<Message> path() {
        return state.round() == 0
                ? List.of(Message.of("path.set-up"), step.message())
                : List.of(Message.of("path.round", state.round()), step.message());
    }

    @Override
    public Article article() {
        return article;
    }

    @Override
    protected Message prompt() {
        return prompt.get();
    }

    @Override
    protected void offer(Offers<StarsChoice> offers) {
        choices.accept(offers);
    }
}
