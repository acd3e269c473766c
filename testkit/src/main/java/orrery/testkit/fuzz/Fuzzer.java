package orrery.testkit.fuzz;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.Match;
import orrery.core.Next;
import orrery.core.Outcome;
import orrery.core.Playout;
import orrery.core.Policy;
import orrery.core.RulesFault;
import orrery.core.Segment;
import orrery.core.Setup;
import orrery.core.Start;
import orrery.core.State;
import orrery.store.Codec;
import orrery.store.Dice;
import orrery.store.GameFile;
import orrery.store.Verification;

/**
 * Plays random whole games and checks in each of them everything that must hold in every game of any kind: invariants
 * after every fact, questions that agree with themselves, the same course from stored positions and through a match with
 * lanes interleaved, replays, re-deals at pending questions, and secrets kept.
 */
public final class Fuzzer<S extends State<S, F>, F extends Fact> {

    private final Game<S, F> game;
    private final Codec<S, F> codec;
    private final List<Check<S, F>> checks = new ArrayList<>();
    private final List<PromptCheck<S, F>> promptChecks = new ArrayList<>();
    private double share = 0.05;

    public Fuzzer(Game<S, F> game) {
        this.game = game;
        this.codec = new Codec<>(game);
        checks.add(new OptionsAgree<>());
        checks.add(new RoundTrips<>(codec));
        checks.add(new Check<>() {
            @Override
            public void fact(S state, F fact) {
                game.check(state);
            }
        });
        promptChecks.add(new Forks<>(codec));
        promptChecks.add(new Views<>(codec));
    }

    /** One more check of every fact and question: an {@link Enumerator}'s, {@link MessagesMet}, … */
    public Fuzzer<S, F> with(Check<S, F> check) {
        checks.add(check);
        return this;
    }

    /** One more look at pending questions. */
    public Fuzzer<S, F> with(PromptCheck<S, F> check) {
        promptChecks.add(check);
        return this;
    }

    /**
     * Compares what other seats are told in two games equal but for what they cannot see.
     *
     * @param opens whether a fact makes public, by the rules, what was hidden
     */
    public Fuzzer<S, F> comparingStreams(Predicate<F> opens) {
        promptChecks.add(new Streams<>(codec, opens));
        return this;
    }

    /** At which share of the pending questions the costly looks are taken: 0 to 1, by itself 0.05. */
    public Fuzzer<S, F> lookingAt(double newShare) {
        share = newShare;
        return this;
    }

    /** The failures among {@code games} games of each set-up, with seeds from {@code firstSeed} on. */
    public List<Failure> run(List<Setup> setups, int games, long firstSeed) {
        List<Failure> failures = new ArrayList<>();
        for (Setup setup : setups) {
            for (long seed = firstSeed; seed < firstSeed + games; seed++) {
                play(setup, seed).ifPresent(failures::add);
            }
        }
        return failures;
    }

    /**
     * Plays so many games of each set-up, and fails with the seed of each failed game and the file in which its log is.
     *
     * @param logs folder for the logs of failed games
     */
    public void assertAllHold(List<Setup> setups, int games, Path logs) throws IOException {
        StringBuilder told = new StringBuilder();
        long seed = 1;
        for (Setup setup : setups) {
            for (Failure failure : run(List.of(setup), games, seed)) {
                told.append('\n').append(failure).append("\n  ./orrery replay ").append(failure.write(game, logs));
            }
            seed += games;
        }
        if (!told.isEmpty()) {
            throw new AssertionError(told.toString());
        }
    }

    /** Plays one game; the same seed gives the same game. */
    public Optional<Failure> play(Setup setup, long seed) {
        Recording<S, F> recording = new Recording<>();
        try {
            Outcome outcome = playOut(setup, seed, recording);
            fromStored(setup, seed, recording, outcome);
            throughMatch(setup, seed, recording, outcome);
            return Optional.empty();
        } catch (CheckFailed
                | RulesFault
                | IllegalArgumentException
                | IndexOutOfBoundsException
                | NullPointerException
                | ClassCastException
                | IllegalStateException fault) {
            String what = fault instanceof CheckFailed ? String.valueOf(fault.getMessage()) : fault.toString();
            return Optional.of(new Failure(setup, seed, what, log(setup, recording, what)));
        }
    }

    private Outcome playOut(Setup setup, long seed, Recording<S, F> recording) {
        Start<S, F> start = game.start(setup);
        RandomGenerator random = new SplittableRandom(seed);
        return new Playout<>(start.state(), random(setup, random), random)
                .observedBy(new Watch<>(recording, checks, start.state()))
                .play(start.first());
    }

    private List<Policy<S>> random(Setup setup, RandomGenerator random) {
        return Collections.nCopies(setup.seats(), (state, question, legal) -> random.nextInt(legal.size()));
    }

    /** The same game with every segment begun from a position that was stored and read again. */
    private void fromStored(Setup setup, long seed, Recording<S, F> first, Outcome outcome) {
        Recording<S, F> again = new Recording<>();
        Start<S, F> start = game.start(setup);
        RandomGenerator random = new SplittableRandom(seed);
        S state = start.state();
        Next next = start.first();
        while (next instanceof Segment<?, ?>) {
            state = codec.state(Codec.parse(codec.position(state).toString()));
            Segment<?, ?> segment =
                    (Segment<?, ?>) codec.next(Codec.parse(codec.write(next).toString()));
            next = new Playout<>(state, random(setup, random), random)
                    .observedBy(again)
                    .step(segment);
        }
        same("from stored positions", first.facts(), again.facts());
        sameOutcome("from stored positions", outcome, next);
    }

    private void throughMatch(Setup setup, long seed, Recording<S, F> recording, Outcome outcome) {
        Match<S, F> match = new Course<>(recording, new SplittableRandom(~seed)).lead(game, setup, promptChecks, share);
        same("answer by answer", recording.facts(), match.truth());
        sameOutcome("answer by answer", outcome, match.outcome().orElse(null));
        String text = GameFile.closed(match, Dice.UNVERIFIED).text(game);
        GameFile file = GameFile.parse(List.of(game), text);
        Verification.verify(game, file).fault().ifPresent(fault -> {
            throw new CheckFailed("replayed: " + fault);
        });
    }

    private static void same(String how, List<?> first, List<?> second) {
        for (int i = 0; i < Math.max(first.size(), second.size()); i++) {
            Object one = i < first.size() ? first.get(i) : "nothing";
            Object other = i < second.size() ? second.get(i) : "nothing";
            if (!one.equals(other)) {
                throw new CheckFailed("played again " + how + ", fact " + i + " was " + one + " and is " + other);
            }
        }
    }

    private static void sameOutcome(String how, Outcome first, @org.jspecify.annotations.Nullable Object second) {
        if (!Objects.equals(first, second)) {
            throw new CheckFailed("played again " + how + ", the outcome was " + first + " and is " + second);
        }
    }

    private GameFile log(Setup setup, Recording<S, F> recording, String what) {
        Course<S, F> course = new Course<>(recording, new SplittableRandom(1));
        try {
            course.lead(game, setup, List.of(), 0);
        } catch (RuntimeException sameFault) {
            return GameFile.failed(game, setup, course.log(), what);
        }
        return GameFile.failed(game, setup, course.log(), what);
    }
}
