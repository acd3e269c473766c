package orrery.app.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import orrery.core.BotFamily;
import orrery.core.Choice;
import orrery.core.Component;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.Outcome;
import orrery.core.Playout;
import orrery.core.Policy;
import orrery.core.Purpose;
import orrery.core.Question;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.Start;
import orrery.core.State;
import orrery.store.GameFile;
import orrery.testkit.fuzz.FailureLog;

/**
 * Many games among bots. Every game has a seed of its own made of the simulation's seed and the game's number, so that the
 * result does not depend on the number of threads. Unless they keep their seats, bots move one seat on with every game, so
 * that each sits everywhere.
 */
public final class Simulation<S extends State<S, F>, F extends Fact> {

    /**
     * One game.
     *
     * @param outcome  how it ended, or {@code null} if it failed
     * @param factions what each seat played, in seat order
     * @param bots     which bot sat where, in seat order
     * @param fault    what went wrong, or {@code null}
     */
    public record Played(
            int number,
            long seed,
            @Nullable Outcome outcome,
            int rounds,
            long decisions,
            List<Component> factions,
            List<String> bots,
            @Nullable String fault) {}

    private final Game<S, F> game;
    private final Setup setup;
    private final BotFamily<S> family;
    private final List<String> bots;
    private final long seed;
    private final boolean rotating;
    private final boolean checked;

    /**
     * @param bots     one for each seat
     * @param rotating whether bots move one seat on with every game
     * @param checked  whether every invariant is checked after every fact
     */
    public Simulation(
            Game<S, F> game,
            Setup setup,
            BotFamily<S> family,
            List<String> bots,
            long seed,
            boolean rotating,
            boolean checked) {
        this.game = game;
        this.setup = setup;
        this.family = family;
        this.bots = List.copyOf(bots);
        this.seed = seed;
        this.rotating = rotating;
        this.checked = checked;
    }

    /** Plays games 0 to {@code games} − 1 and reports how many are done after each. */
    public List<Played> play(int games, int threads, IntConsumer progress) throws InterruptedException {
        AtomicInteger done = new AtomicInteger();
        List<Future<Played>> futures = new ArrayList<>();
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            for (int number = 0; number < games; number++) {
                int n = number;
                futures.add(pool.submit(() -> {
                    Played played = play(n);
                    progress.accept(done.incrementAndGet());
                    return played;
                }));
            }
            List<Played> all = new ArrayList<>();
            for (Future<Played> future : futures) {
                all.add(future.get());
            }
            return all;
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game could not even begin", e);
        }
    }

    /** The seed of one game. */
    private long seedOf(int number) {
        return new SplittableRandom(seed * 1_000_003 + number).nextLong() >>> 1;
    }

    private Played play(int number) {
        long own = seedOf(number);
        List<String> seated = seated(number);
        Start<S, F> start = game.start(setup);
        Playout<S, F> playout = playout(start, seated, own);
        if (checked) {
            playout.observedBy(new Checked(new Playout.Observer<>() {}));
        }
        Outcome outcome = null;
        String fault = null;
        try {
            outcome = playout.play(start.first());
            game.check(start.state());
        } catch (RuntimeException wrong) {
            fault = wrong.toString();
        }
        List<Component> factions = Seat.first(setup.seats()).stream()
                .map(seat -> game.faction(start.state(), seat))
                .toList();
        return new Played(
                number,
                own,
                fault == null ? outcome : null,
                game.round(start.state()),
                playout.decisions(),
                factions,
                seated,
                fault);
    }

    /** Which bot sits where in a game, in seat order. */
    private List<String> seated(int number) {
        List<String> seated = new ArrayList<>();
        for (int seat = 0; seat < setup.seats(); seat++) {
            seated.add(bots.get((seat + (rotating ? number : 0)) % bots.size()));
        }
        return List.copyOf(seated);
    }

    private Playout<S, F> playout(Start<S, F> start, List<String> seated, long own) {
        List<Policy<S>> policies = new ArrayList<>();
        for (int seat = 0; seat < setup.seats(); seat++) {
            policies.add(family.bot(seated.get(seat), own + seat));
        }
        return new Playout<>(start.state(), policies, new SplittableRandom(own));
    }

    /**
     * Plays a game that failed once more and keeps all that happened.
     *
     * @param failed one of this simulation's games that has a fault
     */
    public GameFile log(Played failed) {
        FailureLog<S, F> log = new FailureLog<>();
        Start<S, F> start = game.start(setup);
        String fault = String.valueOf(failed.fault());
        try {
            playout(start, failed.bots(), failed.seed())
                    .observedBy(new Checked(log.observer()))
                    .play(start.first());
        } catch (RuntimeException same) {
            fault = same.toString();
        }
        return log.file(game, setup, fault);
    }

    /** Looks on as another observer does, and checks every invariant after every fact if that was asked for. */
    private final class Checked implements Playout.Observer<S, F> {

        private final Playout.Observer<S, F> inner;

        Checked(Playout.Observer<S, F> inner) {
            this.inner = inner;
        }

        @Override
        public void happened(S state, F fact) {
            inner.happened(state, fact);
            if (checked) {
                game.check(state);
            }
        }

        @Override
        public void answered(Question<?> question, Choice choice, int options) {
            inner.answered(question, choice, options);
        }

        @Override
        public void chanced(Purpose why, int[] values) {
            inner.chanced(why, values);
        }

        @Override
        public void laneBegan(Seat seat) {
            inner.laneBegan(seat);
        }

        @Override
        public void lanesMerged() {
            inner.lanesMerged();
        }
    }
}
