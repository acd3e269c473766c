package orrery.bots.risk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import orrery.bots.Steadfast;
import orrery.core.Outcome;
import orrery.core.Playout;
import orrery.core.Policy;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.games.risk.RiskEnd;
import orrery.games.risk.RiskGame;
import orrery.games.risk.RiskState;

/** Plays many games between two levels, every seating of them equally often, and weighs the wins. */
final class Tournament {

    private final RiskBots bots = new RiskBots();
    private final String mode;
    private final String first;
    private final String second;
    private final int roundLimit;
    private final Map<String, Integer> ends = new TreeMap<>();
    private long rounds;
    private long games;
    private long decisions;
    private long failures;
    private int longest;

    Tournament(String first, String second, int roundLimit) {
        this("basic-training", first, second, roundLimit);
    }

    Tournament(String mode, String first, String second, int roundLimit) {
        this.mode = mode;
        this.first = first;
        this.second = second;
        this.roundLimit = roundLimit;
    }

    /** The first level's share of the wins, a half between equals as seatings come with their opposites, and the lower end of its 95 % interval. */
    record Score(double share, double lowest) {}

    Score play(int seats, int passes, long seed) {
        List<Integer> seatings = seatings(seats);
        double sum = 0;
        double squares = 0;
        int n = 0;
        for (int pass = 0; pass < passes; pass++) {
            for (int seating : seatings) {
                double value = game(seats, seating, seed + n);
                sum += value;
                squares += value * value;
                n++;
            }
        }
        double mean = sum / n;
        double deviation = Math.sqrt(Math.max(0, squares / n - mean * mean) / n);
        return new Score(mean, mean - 1.96 * deviation);
    }

    /** Bit masks of the seats of the first level: half of them, or with odd seats one fewer and one more. */
    private List<Integer> seatings(int seats) {
        if (mode.startsWith("team") && !first.equals(second)) {
            int even = 0b010101 & (1 << seats) - 1;
            return List.of(even, even << 1);
        }
        List<Integer> all = new ArrayList<>();
        for (int mask = 0; mask < 1 << seats; mask++) {
            int own = Integer.bitCount(mask);
            if (first.equals(second) ? mask == (1 << seats) - 1 : own == seats / 2 || own == (seats + 1) / 2) {
                all.add(mask);
            }
        }
        return all;
    }

    private double game(int seats, int seating, long seed) {
        List<Policy<RiskState>> policies = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            policies.add(bots.bot((seating & 1 << seat) != 0 ? first : second, seed * 31 + seat));
        }
        var start =
                new RiskGame().start(Setup.of(mode, seats).with(RiskGame.ROUND_LIMIT, Integer.toString(roundLimit)));
        var playout = new Playout<>(start.state(), policies, new SplittableRandom(seed));
        Outcome outcome = playout.play(start.first());
        games++;
        int round = start.state().round();
        rounds += round;
        longest = Math.max(longest, round);
        decisions += playout.decisions();
        ends.merge(((RiskEnd) outcome.reason()).id(), 1, Integer::sum);
        policies.forEach(policy -> failures += ((Steadfast<?>) policy).failures());
        List<Seat> best = outcome.winners().isEmpty() ? outcome.ranking().getFirst() : outcome.winners();
        return best.stream().filter(seat -> (seating & 1 << seat.index()) != 0).count() / (double) best.size();
    }

    long failures() {
        return failures;
    }

    int endedBy(RiskEnd end) {
        return ends.getOrDefault(end.id(), 0);
    }

    @Override
    public String toString() {
        return "%s/%s games %d, rounds mean %.1f longest %d, decisions a game %d, ends %s, failures %d"
                .formatted(first, second, games, (double) rounds / games, longest, decisions / games, ends, failures);
    }

    public static void main(String[] args) {
        String mode = args.length > 4 ? args[4] : "basic-training";
        for (int seats : new RiskGame().mode(mode).orElseThrow().seats()) {
            Tournament tournament = new Tournament(mode, args[0], args[1], Integer.parseInt(args[2]));
            long began = System.nanoTime();
            Score score = tournament.play(seats, Integer.parseInt(args[3]), 1);
            double seconds = (System.nanoTime() - began) / 1e9;
            System.out.printf(
                    "%d seats: %s; share %.3f (from %.3f), %.0f games/s%n",
                    seats, tournament, score.share(), score.lowest(), tournament.games / seconds);
        }
    }
}
