package orrery.app.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
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
        return shares((game, seat) -> game.factions().get(seat.index()));
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

    /** The report for people. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(format(
                "games               %d: %d finished, %d unfinished, %d failed",
                games.size(), finished(), unfinished(), failed()));
        lines.add(format("decisions           %d, %.0f per game", decisions(), (double) decisions() / games.size()));
        lines.add(format("decisions/core-sec. %.0f", decisions() / coreSeconds));
        lines.add(format("games/core-sec.     %.1f", games.size() / coreSeconds));
        lines.add(format("games/second        %.1f", games.size() / seconds));
        int[] rounds =
                games.stream().mapToInt(Simulation.Played::rounds).sorted().toArray();
        double mean =
                games.stream().mapToInt(Simulation.Played::rounds).average().orElse(0);
        lines.add(format(
                "rounds              mean %.1f, median %d, %d to %d",
                mean, rounds[rounds.length / 2], rounds[0], rounds[rounds.length - 1]));
        endReasons().forEach((reason, count) -> lines.add(format("end %-15s %d", reason, count)));
        bySeat().forEach((seat, share) -> lines.add(line("seat " + seat, share)));
        byFaction().forEach((faction, share) -> lines.add(line(faction, share)));
        byBot().forEach((bot, share) -> lines.add(line("bot " + bot, share)));
        return lines;
    }

    private static String line(String what, Share share) {
        return format(
                "wins %-15s %5.1f %%  (%.1f to %.1f)",
                what, 100 * share.value(), 100 * share.low(), 100 * share.high());
    }

    private static String format(String pattern, Object... args) {
        return String.format(Locale.ROOT, pattern, args);
    }

    /** The same under stable keys, as JSON. */
    public String json() {
        StringBuilder json = new StringBuilder("{");
        json.append(format(
                "\"games\":%d,\"finished\":%d,\"failed\":%d,\"unfinished\":%d,\"decisions\":%d,",
                games.size(), finished(), failed(), unfinished(), decisions()));
        json.append(format(
                "\"decisionsPerSecond\":%.1f,\"gamesPerSecond\":%.2f,",
                decisions() / coreSeconds, games.size() / seconds));
        json.append("\"winShare\":{\"seat\":").append(json(bySeat()));
        json.append(",\"faction\":").append(json(byFaction()));
        json.append(",\"bot\":").append(json(byBot())).append("},\"endReasons\":{");
        List<String> reasons = new ArrayList<>();
        endReasons().forEach((reason, count) -> reasons.add(format("\"%s\":%d", reason, count)));
        return json.append(String.join(",", reasons)).append("}}").toString();
    }

    private static String json(Map<String, Share> shares) {
        List<String> items = new ArrayList<>();
        shares.forEach((label, share) -> items.add(format(
                "\"%s\":{\"share\":%.4f,\"low\":%.4f,\"high\":%.4f,\"games\":%d}",
                label, share.value(), share.low(), share.high(), share.games())));
        return "{" + String.join(",", items) + "}";
    }
}
