package orrery.testkit.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import orrery.core.Choice;
import orrery.core.Choices;
import orrery.core.Fact;
import orrery.core.Match;
import orrery.core.Playout;
import orrery.core.Policy;
import orrery.core.Question;
import orrery.core.Seat;
import orrery.core.State;
import orrery.store.Codec;
import tools.jackson.databind.JsonNode;

/**
 * From a pending question, with all dealt anew that its seat cannot see: the question is the same to the byte, every
 * choice offered can be made, and what follows is legal.
 */
final class Forks<S extends State<S, F>, F extends Fact> implements PromptCheck<S, F> {

    /** Leaves a play-out that has gone on long enough. */
    private static final class Enough extends RuntimeException {

        private static final long serialVersionUID = 1L;

        Enough() {
            super("enough", null, false, false);
        }
    }

    /** Decisions after the one that is tried, but for one fork in each look that goes on to the end. */
    private static final int DECISIONS = 40;

    private final Codec<S, F> codec;

    Forks(Codec<S, F> codec) {
        this.codec = codec;
    }

    @Override
    public void look(Match<S, F> match, Match.Prompt prompt, RandomGenerator random) {
        int choices = prompt.question().decision().legal().size();
        JsonNode asked = codec.write(prompt.question());
        int whole = random.nextInt(choices);
        for (int i = 0; i < choices; i++) {
            Choice tried = prompt.question().decision().legal().get(i);
            try {
                play(match, prompt, i, i == whole, asked, random);
            } catch (Enough enough) {
                continue;
            } catch (RuntimeException fault) {
                throw new CheckFailed("re-dealt for seat " + prompt.seat() + " at "
                        + prompt.question().decision().prompt().key() + ", answer " + tried + ": "
                        + fault.getMessage());
            }
        }
    }

    private void play(
            Match<S, F> match, Match.Prompt prompt, int first, boolean whole, JsonNode asked, RandomGenerator random) {
        Trial trial = new Trial(match, prompt.seat(), first, whole ? Integer.MAX_VALUE : DECISIONS, asked, random);
        List<Policy<S>> policies = new ArrayList<>();
        for (int i = 0; i < match.setup().seats(); i++) {
            policies.add(trial);
        }
        match.fork(prompt.seat(), policies, random).observedBy(trial).play(match.runningSegment());
    }

    private final class Trial implements Policy<S>, Playout.Observer<S, F> {

        private final Match<S, F> match;
        private final Seat seat;
        private final int first;
        private final int most;
        private final JsonNode asked;
        private final RandomGenerator random;
        private int decisions;
        private boolean compared;

        Trial(Match<S, F> match, Seat seat, int first, int most, JsonNode asked, RandomGenerator random) {
            this.match = match;
            this.seat = seat;
            this.first = first;
            this.most = most;
            this.asked = asked;
            this.random = random;
        }

        @Override
        public int choose(S state, Question<?> question, Choices<?> legal) {
            if (decisions++ == 0 && question.seat() == seat && legal.size() > first) {
                return first;
            }
            if (decisions > most) {
                throw new Enough();
            }
            return random.nextInt(legal.size());
        }

        @Override
        public void answered(Question<?> question, Choice choice, int options) {
            if (!compared) {
                compared = true;
                JsonNode now = codec.write(question);
                if (!now.equals(asked)) {
                    throw new CheckFailed("the question tells what is hidden: it was " + asked + " and is " + now);
                }
            }
        }

        @Override
        public void happened(S state, F fact) {
            if (compared) {
                match.game().check(state);
            }
        }
    }
}
