package orrery.testkit.fuzz;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
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

/**
 * Two games that are equal but for what a seat cannot see send it equal facts: the same answer is given by another seat
 * in both, and what the onlooker is told is compared up to the next question, or up to the first fact by which the rules
 * make something public.
 */
final class Streams<S extends State<S, F>, F extends Fact> implements PromptCheck<S, F> {

    private static final class Stop extends RuntimeException {

        private static final long serialVersionUID = 1L;

        Stop() {
            super("stop", null, false, false);
        }
    }

    private final Codec<S, F> codec;
    private final Predicate<F> opens;

    /** @param opens whether a fact makes something public that was hidden */
    Streams(Codec<S, F> codec, Predicate<F> opens) {
        this.codec = codec;
        this.opens = opens;
    }

    @Override
    public void look(Match<S, F> match, Match.Prompt prompt, RandomGenerator random) {
        if (match.prompts().size() > 1) {
            return;
        }
        long redeal = random.nextLong();
        long after = random.nextLong();
        int choice = random.nextInt(1 << 20);
        for (Seat onlooker : Seat.first(match.setup().seats())) {
            if (onlooker != prompt.seat()) {
                World one = world(match, prompt.seat(), onlooker, choice, redeal, after);
                World other = world(match, prompt.seat(), onlooker, choice, redeal + 1, after);
                if (one.options == other.options) {
                    compare(onlooker, one.told, other.told);
                }
            }
        }
    }

    private static void compare(Seat onlooker, List<String> one, List<String> other) {
        int common = Math.min(one.size(), other.size());
        if (!one.subList(0, common).equals(other.subList(0, common))) {
            throw new CheckFailed(
                    "facts tell seat " + onlooker + " what is hidden: in one world " + one + ", in another " + other);
        }
    }

    private World world(Match<S, F> match, Seat asked, Seat onlooker, int choice, long redeal, long after) {
        World world = new World(asked, onlooker, choice, redeal, after);
        try {
            List<Policy<S>> policies = Collections.nCopies(match.setup().seats(), world);
            match.fork(onlooker, policies, world).observedBy(world).play(match.runningSegment());
        } catch (Stop stop) {
            return world;
        }
        return world;
    }

    /** One of the two games. Its chance begins anew once the seat has answered, so that it is the same in both. */
    private final class World implements Policy<S>, Playout.Observer<S, F>, RandomGenerator {

        private final Seat asked;
        private final Seat onlooker;
        private final int choice;
        private final long after;
        private final List<String> told = new ArrayList<>();
        private RandomGenerator random;
        private int options;

        World(Seat asked, Seat onlooker, int choice, long redeal, long after) {
            this.asked = asked;
            this.onlooker = onlooker;
            this.choice = choice;
            this.after = after;
            this.random = new SplittableRandom(redeal);
        }

        @Override
        public long nextLong() {
            return random.nextLong();
        }

        @Override
        public int choose(S state, Question<?> question, Choices<?> legal) {
            if (options > 0 || question.seat() != asked) {
                throw new Stop();
            }
            return choice % legal.size();
        }

        @Override
        public void answered(Question<?> question, Choice given, int size) {
            if (options > 0) {
                throw new Stop();
            }
            options = size;
            random = new SplittableRandom(after);
        }

        @Override
        public void happened(S state, F fact) {
            if (options == 0) {
                return;
            }
            if (opens.test(fact)) {
                throw new Stop();
            }
            @Nullable Fact seen = fact.seenBy(onlooker);
            if (seen != null) {
                told.add(codec.write(seen).toString());
            }
        }
    }
}
