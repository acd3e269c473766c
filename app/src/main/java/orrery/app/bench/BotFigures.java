package orrery.app.bench;

import java.util.Locale;
import orrery.app.Rounded;
import orrery.core.Message;
import orrery.words.Words;

/**
 * What a game costs a server that bots play among themselves, without delays and with one visitor.
 *
 * @param bot         the level that all of them play at
 * @param roundMillis processor time of a round in milliseconds, on average over whole games; that of the visitor counts, too
 */
public record BotFigures(String game, int seats, String bot, int rounds, double roundMillis) {

    /** For people, in a line. */
    public String line(Words words) {
        return words.say(Message.of("bench.bots", game, seats, bot, Rounded.to(roundMillis, 1), rounds));
    }

    /** The same under stable keys. */
    public String json() {
        return String.format(
                Locale.ROOT,
                "{\"game\":\"%s\",\"seats\":%d,\"bot\":\"%s\",\"rounds\":%d,\"roundMillis\":%.2f}",
                game,
                seats,
                bot,
                rounds,
                roundMillis);
    }
}
