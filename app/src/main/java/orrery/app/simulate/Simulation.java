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
import orrery.core.Component;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.Outcome;
import orrery.core.Playout;
import orrery.core.Policy;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.Start;
import orrery.core.State;

/**
 * Many games among bots. Every game has a seed of its own made of the simulation's seed and the game's number, so that the
 * result does not depend on the number of threads. Bots move one seat on with every game, so that each sits everywhere.
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
            List<String> factions,
            List<String> bots,
            @Nullable String fault) {}

    private final Game<S, F> game;
    private final Setup setup;
    private final BotFamily<S> family;
    private final List<String> bots;
    private final long seed;
    private final boolean checked;

    public Simulation(
            Game<S, F> game, Setup setup, BotFamily<S> family, List<String> bots, long seed, boolean checked) {
        this.game = game;
        this.setup = setup;
        this.family = family;
        this.bots = List.copyOf(bots);
        this.seed = seed;
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
        List<String> seated = new ArrayList<>();
        List<Policy<S>> policies = new ArrayList<>();
        for (int seat = 0; seat < setup.seats(); seat++) {
            String level = bots.get((seat + number) % bots.size());
            seated.add(level);
            policies.add(family.bot(level, own + seat));
        }
        Start<S, F> start = game.start(setup);
        Playout<S, F> playout = new Playout<>(start.state(), policies, new SplittableRandom(own));
        if (checked) {
            playout.observedBy(new Playout.Observer<>() {
                @Override
                public void happened(S state, F fact) {
                    game.check(state);
                }
            });
        }
        Outcome outcome = null;
        String fault = null;
        try {
            outcome = playout.play(start.first());
            game.check(start.state());
        } catch (RuntimeException wrong) {
            fault = wrong.toString();
        }
        List<String> factions = Seat.first(setup.seats()).stream()
                .map(seat -> game.faction(start.state(), seat))
                .map(Component::id)
                .toList();
        return new Played(
                number,
                own,
                fault == null ? outcome : null,
                game.round(start.state()),
                playout.decisions(),
                factions,
                List.copyOf(seated),
                fault);
    }
}
