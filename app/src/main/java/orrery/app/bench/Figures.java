package orrery.app.bench;

import java.util.List;
import java.util.Locale;

/**
 * What was measured of one game on one core.
 *
 * @param decisionsPerSecond choices among two or more in random play, with no invariant checked
 * @param gamesPerSecond     whole random games
 * @param copyNanos          copying a state, in nanoseconds on average
 * @param forkNanos          from a pending question to the first free decision of a fork, median in nanoseconds
 * @param answerNanos        an answer at a table with the views of all seats, median in nanoseconds
 */
public record Figures(
        String game,
        double decisionsPerSecond,
        double gamesPerSecond,
        double copyNanos,
        double forkNanos,
        double answerNanos) {

    /** For people, one figure a line. */
    public List<String> lines() {
        return List.of(
                game,
                format("  decisions/core-second  %,.0f", decisionsPerSecond),
                format("  games/core-second      %,.1f", gamesPerSecond),
                format("  copy of a state        %,.0f ns", copyNanos),
                format("  fork, median           %,.0f ns", forkNanos),
                format("  answer and views       %,.0f ns, median", answerNanos));
    }

    /** The same under stable keys. */
    public String json() {
        return format(
                "{\"game\":\"%s\",\"decisionsPerSecond\":%.0f,\"gamesPerSecond\":%.2f,"
                        + "\"copyNanos\":%.1f,\"forkNanos\":%.1f,\"answerNanos\":%.1f}",
                game, decisionsPerSecond, gamesPerSecond, copyNanos, forkNanos, answerNanos);
    }

    private static String format(String pattern, Object... args) {
        return String.format(Locale.ROOT, pattern, args);
    }
}
