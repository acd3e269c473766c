package orrery.app.simulate;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import orrery.core.Component;
import orrery.core.Outcome;
import orrery.core.Seat;

/** What many games say together. */
public final class Tally {

    /** A share with its 95 % interval after Wilson. */
    public record Share(int wins, int games) {

        private static final double Z = 1.959964;

        public double value() {
            return games == 0 ? 0 : (double) wins / games;
        }

        private double bound(int sign) {
            if (games == 0) {
                return 0;
            }
            double p = value();
            double z2 = Z * Z;
            double root = Math.sqrt(p * (1 - p) / games + z2 / (4.0 * games * games));
            return (p + z2 / (2 * games) + sign * Z * root) / (1 + z2 / games);
        }

        public double low() {
            return bound(-1);
        }

        public double high() {
            return bound(1);
        }
    }

    private final List<Simulation.Played> games;
    private final double coreSeconds;
    private final double seconds;

    /**
     * @param seconds     how long it took
     * @param coreSeconds how much time of processors it took
     */
    public Tally(List<Simulation.Played> games, double seconds, double coreSeconds) {
        this.games = List.copyOf(games);
        this.seconds = seconds;
        this.coreSeconds = coreSeconds;
    }

    public int failed() {
        return (int) games.stream().filter(game -> game.fault() != null).count();
    }

    /** Games that the rules ended. */
    public int finished() {
        return (int) games.stream()
                .filter(game ->
                        game.outcome() instanceof Outcome o && o.reason().byTheRules())
                .count();
    }

    /** Games that a limit cut short. */
    public int unfinished() {
        return games.size() - failed() - finished();
    }

    public long decisions() {
        return games.stream().mapToLong(Simulation.Played::decisions).sum();
    }

    public Map<String, Integer> endReasons() {
        Map<String, Integer> reasons = new TreeMap<>();
        for (Simulation.Played game : games) {
            if (game.outcome() instanceof Outcome outcome) {
                reasons.merge(outcome.reason().id(), 1, Integer::sum);
            }
        }
        return reasons;
    }

    public Map<String, Share> bySeat() {
        return shares((game, seat) -> Integer.toString(seat.number()));
    }

    public Map<String, Share> byFaction() {
        return shares((game, seat) -> game.factions().get(seat.index()).id());
    }

    /** Every faction that was played, by its id. */
    public Map<String, Component> factions() {
        Map<String, Component> factions = new TreeMap<>();
        games.forEach(game -> game.factions().forEach(faction -> factions.put(faction.id(), faction)));
        return factions;
    }

    public Map<String, Share> byBot() {
        return shares((game, seat) -> game.bots().get(seat.index()));
    }

    private Map<String, Share> shares(BiFunction<Simulation.Played, Seat, String> label) {
        Map<String, Share> shares = new TreeMap<>();
        for (Simulation.Played game : games) {
            if (game.outcome() instanceof Outcome outcome) {
                for (Seat seat : Seat.first(game.bots().size())) {
                    Share one = new Share(outcome.winners().contains(seat) ? 1 : 0, 1);
                    shares.merge(
                            label.apply(game, seat),
                            one,
                            (a, b) -> new Share(a.wins() + b.wins(), a.games() + b.games()));
                }
            }
        }
        return shares;
    }

    public int games() {
        return games.size();
    }

    public double decisionsPerCoreSecond() {
        return rate(decisions(), coreSeconds);
    }

    public double gamesPerCoreSecond() {
        return rate(games.size(), coreSeconds);
    }

    public double gamesPerSecond() {
        return rate(games.size(), seconds);
    }

    /** So many a second; 0 if it took less time than the clock can tell. */
    private static double rate(long count, double time) {
        return time > 0 ? count / time : 0;
    }

    /** How many rounds games took. */
    public record Rounds(double mean, int median, int least, int most) {}

    public Rounds rounds() {
        int[] rounds =
                games.stream().mapToInt(Simulation.Played::rounds).sorted().toArray();
        return new Rounds(
                Arrays.stream(rounds).average().orElse(0),
                rounds[rounds.length / 2],
                rounds[0],
                rounds[rounds.length - 1]);
    }
}
