package orrery.bots;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import orrery.core.BotFamily;
import orrery.core.EndReason;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.Outcome;
import orrery.core.Playout;
import orrery.core.Policy;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.Start;
import orrery.core.State;

/** Plays many games between two levels of a game's bots, every seating of them equally often, and weighs the wins. */
public final class Tournament<S extends State<S, F>, F extends Fact> {

    private final Game<S, F> game;
    private final BotFamily<S> bots;
    private final String first;
    private final String second;
    private final Map<EndReason, Integer> ends = new HashMap<>();
    private Consumer<S> watcher = last -> {};
    private long rounds;
    private int games;
    private long failures;

    public Tournament(Game<S, F> game, BotFamily<S> bots, String first, String second) {
        this.game = game;
        this.bots = bots;
        this.first = first;
        this.second = second;
    }

    /**
     * The first level's share of the wins: a half between equals, as seatings come with their opposites.
     *
     * @param lowest the lower end of its 95 % interval
     */
    public record Score(double share, double lowest) {}

    /** Somebody looks at the last state of every game. */
    public Tournament<S, F> watchedBy(Consumer<S> watching) {
        watcher = watching;
        return this;
    }

    /** Bit masks of the seats of the first level: half of them, or with odd seats one fewer and one more. */
    public static List<Integer> halves(int seats) {
        List<Integer> seatings = new ArrayList<>();
        for (int mask = 0; mask < 1 << seats; mask++) {
            int own = Integer.bitCount(mask);
            if (own == seats / 2 || own == (seats + 1) / 2) {
                seatings.add(mask);
            }
        }
        return seatings;
    }

    /** All seats are of the first level. */
    public static List<Integer> everybody(int seats) {
        return List.of((1 << seats) - 1);
    }

    /** Plays each seating so many times; the seed of a game is its number. */
    public Score play(Setup setup, List<Integer> seatings, int passes) {
        double sum = 0;
        double squares = 0;
        int n = 0;
        for (int pass = 0; pass < passes; pass++) {
            for (int seating : seatings) {
                double value = game(setup, seating, games++);
                sum += value;
                squares += value * value;
                n++;
            }
        }
        double mean = sum / n;
        double deviation = Math.sqrt(Math.max(0, squares / n - mean * mean) / n);
        return new Score(mean, mean - 1.96 * deviation);
    }

    private double game(Setup setup, int seating, long seed) {
        List<Policy<S>> policies = new ArrayList<>();
        for (int seat = 0; seat < setup.seats(); seat++) {
            policies.add(bots.bot((seating & 1 << seat) != 0 ? first : second, seed * 31 + seat));
        }
        Start<S, F> start = game.start(setup);
        Outcome outcome = new Playout<>(start.state(), policies, new SplittableRandom(seed)).play(start.first());
        rounds += game.round(start.state());
        ends.merge(outcome.reason(), 1, Integer::sum);
        policies.forEach(policy -> failures += ((Steadfast<?>) policy).failures());
        watcher.accept(start.state());
        List<Seat> best = outcome.winners().isEmpty() ? outcome.ranking().getFirst() : outcome.winners();
        return best.stream().filter(seat -> (seating & 1 << seat.index()) != 0).count() / (double) best.size();
    }

    /** How often a bot did not come to a choice of its own. */
    public long failures() {
        return failures;
    }

    public double meanRounds() {
        return (double) rounds / games;
    }

    public int endedBy(EndReason end) {
        return ends.getOrDefault(end, 0);
    }
}
