package orrery.core;

import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Plays a game from some point to its end at full speed: policies answer at once, nothing suspends, nothing is
 * explained, nothing is kept. Lanes that run together are played one after another on the one state, which comes to the
 * same because no lane reads another's.
 */
public final class Playout<S extends State<S, F>, F extends Fact> implements Table<S, F> {

    /** Looks on at a play-out, for tests, statistics and logs of failures. */
    public interface Observer<S, F> {

        /** A fact has just changed the state. */
        default void happened(S state, F fact) {}

        /** A seat has answered; {@code options} is how many legal choices it had. */
        default void answered(Question<?> question, Choice choice, int options) {}

        /** Chance has answered. */
        default void chanced(Purpose why, int[] values) {}

        /** A seat begins its lane. */
        default void laneBegan(Seat seat) {}

        /** The lanes that were run together are done. */
        default void lanesMerged() {}
    }

    /** More decisions than any game needs: beyond it the rules are running in a circle. */
    public static final long MOST_DECISIONS = 5_000_000;

    private final S state;
    private final List<Policy<S>> policies;
    private final RandomGenerator random;
    private final Choices<Choice> legal = new Choices<>();
    private @Nullable Observer<S, F> observer;
    private @Nullable Replayed<S, F> replayed;
    private long decisions;

    /**
     * @param state    where to begin; changed in place
     * @param policies one for each seat, by index
     */
    public Playout(S state, List<Policy<S>> policies, RandomGenerator random) {
        this.state = state;
        this.policies = List.copyOf(policies);
        this.random = random;
    }

    /** A play-out that first goes along what has happened already in the running segment. */
    Playout(S state, List<Policy<S>> policies, RandomGenerator random, Replayed<S, F> replayed) {
        this(state, policies, random);
        this.replayed = replayed;
    }

    public Playout<S, F> observedBy(Observer<S, F> watching) {
        observer = watching;
        return this;
    }

    /**
     * Plays to the end.
     *
     * @throws RulesFault at a dead end, or after {@value #MOST_DECISIONS} decisions
     */
    public Outcome play(Next from) {
        Next next = from;
        while (next instanceof Segment<?, ?> segment) {
            next = step(segment);
        }
        return (Outcome) next;
    }

    /** Plays one segment and says what comes next. */
    @SuppressWarnings("unchecked")
    public Next step(Segment<?, ?> segment) {
        Next next = ((Segment<S, F>) segment).play(this);
        replayed = null;
        return next;
    }

    /** How many times so far a seat had at least two legal choices. */
    public long decisions() {
        return decisions;
    }

    @Override
    public S state() {
        return state;
    }

    @Override
    public void record(F fact) {
        state.apply(fact);
        if (observer != null) {
            observer.happened(state, fact);
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public <C extends Choice> C ask(Question<C> question) {
        if (replayed != null && replayed.nextAnswer(this, question) instanceof Choice given) {
            return (C) given;
        }
        Choices<C> options = (Choices<C>) legal;
        options.clear();
        question.legal(options);
        int size = options.size();
        C choice = options.get(size == 1 ? 0 : decide(question, options));
        if (observer != null) {
            observer.answered(question, choice, size);
        }
        return choice;
    }

    private int decide(Question<?> question, Choices<?> options) {
        if (options.size() == 0) {
            throw new RulesFault(
                    "dead end: no legal answer to " + question.getClass().getSimpleName());
        }
        if (++decisions > MOST_DECISIONS) {
            throw new RulesFault("no end after " + MOST_DECISIONS + " decisions");
        }
        return policies.get(question.seat().index()).choose(state, question, options);
    }

    @Override
    public void together(List<Seat> seats, Lane<S, F> lane) {
        if (replayed != null) {
            replayed.together(this, seats, lane);
            return;
        }
        for (Seat seat : Seat.first(policies.size())) {
            if (seats.contains(seat)) {
                if (observer != null) {
                    observer.laneBegan(seat);
                }
                lane.play(this, seat);
            }
        }
        if (observer != null) {
            observer.lanesMerged();
        }
    }

    @Override
    public int[] roll(int dice, int sides, Purpose why) {
        int[] values = replayed == null ? null : replayed.nextChance(this);
        if (values == null) {
            values = new int[dice];
            for (int i = 0; i < dice; i++) {
                values[i] = 1 + random.nextInt(sides);
            }
        }
        return seen(why, values);
    }

    @Override
    public int draw(int size, Purpose why) {
        int[] logged = replayed == null ? null : replayed.nextChance(this);
        int value = logged == null ? random.nextInt(size) : logged[0];
        if (observer != null) {
            observer.chanced(why, new int[] {value});
        }
        return value;
    }

    @Override
    public int[] shuffle(int size, Purpose why) {
        int[] order = replayed == null ? null : replayed.nextChance(this);
        if (order == null) {
            order = new int[size];
            for (int i = 0; i < size; i++) {
                int j = random.nextInt(i + 1);
                order[i] = order[j];
                order[j] = i;
            }
        }
        return seen(why, order);
    }

    private int[] seen(Purpose why, int[] values) {
        if (observer != null) {
            observer.chanced(why, values);
        }
        return values;
    }

    /** The frontier is reached: from here on nothing is known and policies decide. */
    void beyond() {
        replayed = null;
    }
}
