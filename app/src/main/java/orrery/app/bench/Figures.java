package orrery.app.bench;

import java.util.List;
import java.util.Locale;
import orrery.app.Rounded;
import orrery.core.Message;
import orrery.words.Words;

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
    public List<String> lines(Words words) {
        return List.of(
                game,
                "  " + words.say(Message.of("bench.decisions", Rounded.to(decisionsPerSecond, 0))),
                "  " + words.say(Message.of("bench.games", Rounded.to(gamesPerSecond, 0))),
                "  " + words.say(Message.of("bench.copy", Rounded.to(copyNanos, 0))),
                "  " + words.say(Message.of("bench.fork", Rounded.to(forkNanos, 0))),
                "  " + words.say(Message.of("bench.answer", Rounded.to(answerNanos, 0))));
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
