package orrery.app.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import org.jspecify.annotations.Nullable;
import orrery.app.ProcessorTime;
import orrery.core.Choice;
import orrery.core.Entry;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.KeyedChance;
import orrery.core.Match;
import orrery.core.Mode;
import orrery.core.Playout;
import orrery.core.Policy;
import orrery.core.Refused;
import orrery.core.RulesFault;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Setup;
import orrery.core.Start;
import orrery.core.State;

/** Measures one game in the mode and number of seats that it names first, on the calling thread. */
public final class Bench<S extends State<S, F>, F extends Fact> {

    private static final String ROUND_LIMIT = "round-limit";

    private static final int ROUNDS = 60;

    private static final int TRIES = 20;

    /** How many questions at a table warm up for each that is measured, and for each game: the compiler needs them. */
    private static final int WARMING = 10;

    private static final int WARMING_PER_GAME = 4;

    /** Stops a fork at its first free decision. */
    private static final class Reached extends RuntimeException {

        private static final long serialVersionUID = 1L;

        static final Reached HERE = new Reached();

        Reached() {
            super(null, null, false, false);
        }
    }

    private final Game<S, F> game;
    private final Setup setup;
    private final int games;
    private final int questions;
    private final List<S> states = new ArrayList<>();
    private @Nullable Object unusedResult;

    /** @param games how many random games are measured; as many and half again warm up */
    public Bench(Game<S, F> game, int games, int questions) {
        this.game = game;
        this.games = games;
        this.questions = questions;
        Mode mode = game.modes().getFirst();
        Setup plain = new Setup(mode.id(), mode.seats().getLast(), new TreeMap<>());
        boolean limited = mode.options().stream().anyMatch(option -> option.id().equals(ROUND_LIMIT));
        this.setup = limited ? plain.with(ROUND_LIMIT, Integer.toString(ROUNDS)) : plain;
    }

    public Figures measure() {
        randomGames(-games - games / 2 - 1, 0);
        double begun = ProcessorTime.seconds();
        long decisions = randomGames(0, games);
        double seconds = ProcessorTime.seconds() - begun;
        Table table = new Table();
        table.play();
        return new Figures(
                game.id(), decisions / seconds, games / seconds, copies(), median(table.forks), median(table.answers));
    }

    private long randomGames(int from, int to) {
        long decisions = 0;
        for (int number = from; number < to; number++) {
            Start<S, F> start = game.start(setup);
            SplittableRandom random = new SplittableRandom(number);
            Policy<S> uniform = (state, question, legal) -> random.nextInt(legal.size());
            Playout<S, F> playout = new Playout<>(start.state(), Collections.nCopies(setup.seats(), uniform), random);
            playout.play(start.first());
            decisions += playout.decisions();
        }
        return decisions;
    }

    /** A copy, on average over states of all parts of a game, in nanoseconds: the best of some tries. */
    private double copies() {
        return DoubleStream.generate(this::timeCopies).limit(TRIES).min().orElseThrow();
    }

    private double timeCopies() {
        int rounds = 1 + 50_000 / states.size();
        long begun = System.nanoTime();
        for (int i = 0; i < rounds; i++) {
            for (S state : states) {
                unusedResult = state.copy();
            }
        }
        return (double) (System.nanoTime() - begun) / rounds / states.size();
    }

    private static double median(List<Long> times) {
        long[] sorted = times.stream().mapToLong(Long::longValue).sorted().toArray();
        return sorted.length == 0 ? 0 : sorted[sorted.length / 2];
    }

    /** Games at a table, one after another, until enough questions were met; most of them warm up. */
    private final class Table {

        private final SplittableRandom random = new SplittableRandom(1);
        private final List<Long> forks = new ArrayList<>();
        private final List<Long> answers = new ArrayList<>();
        private final List<Policy<S>> stop = Collections.nCopies(setup.seats(), (state, question, legal) -> {
            throw Reached.HERE;
        });

        void play() {
            int warming = Math.max(WARMING * questions, WARMING_PER_GAME * games);
            for (int met = 0; met < warming + questions; ) {
                byte[] seed = new byte[32];
                random.nextBytes(seed);
                Match<S, F> match = Match.start(game, setup, new KeyedChance(seed, "bench"));
                for (; met < warming + questions && match.outcome().isEmpty(); met++) {
                    meet(match, met >= warming);
                }
            }
        }

        private void meet(Match<S, F> match, boolean counted) {
            Match.Prompt prompt = match.prompts().getFirst();
            List<? extends Choice> legal = prompt.question().decision().legal();
            Choice choice = legal.get(random.nextInt(legal.size()));
            long fork = fork(match, prompt.seat());
            long answer = answer(match, prompt, choice);
            if (counted) {
                forks.add(fork);
                answers.add(answer);
                states.add(match.state(prompt.seat()).copy());
            }
        }

        /** The quickest of some forks at one question, so that a pause of the machine does not count. */
        private long fork(Match<S, F> match, Seat seat) {
            long[] times = new long[5];
            for (int i = 0; i < times.length; i++) {
                long begun = System.nanoTime();
                try {
                    match.fork(seat, stop, random).step((Segment<?, ?>) match.runningSegment());
                } catch (Reached here) {
                    unusedResult = here;
                }
                times[i] = System.nanoTime() - begun;
            }
            return Arrays.stream(times).min().orElseThrow();
        }

        private long answer(Match<S, F> match, Match.Prompt prompt, Choice choice) {
            long begun = System.nanoTime();
            try {
                match.answer(prompt.seat(), prompt.id(), choice, Entry.Origin.PERSON);
            } catch (Refused refused) {
                throw new RulesFault("a legal answer was refused: " + refused.getMessage());
            }
            for (Seat seat : Seat.first(setup.seats())) {
                unusedResult = match.view(seat);
            }
            return System.nanoTime() - begun;
        }
    }
}
