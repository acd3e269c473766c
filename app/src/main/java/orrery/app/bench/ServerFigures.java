package orrery.app.bench;

import java.util.List;
import java.util.Locale;
import orrery.app.Rounded;
import orrery.core.Message;
import orrery.words.Words;

/**
 * What was measured of a server, client and server on the same machine.
 *
 * @param answersPerSecond  answers at one table, each posted when the one before is acknowledged and the next is asked
 * @param answersPerCore    the same a second of processor time of client and server together
 * @param batchedPerSecond  answers at one table, up to eight a post
 * @param powerPerSecond    as the first, each acknowledged only when it outlives a power failure
 * @param toldMicros        from a post to the event at another browser, median in microseconds
 * @param toldMicros99      the same, 99 of 100 are quicker
 * @param visitors          how many look on in the next figures
 * @param crowdPerSecond    answers a second, each posted when all visitors were told of the one before
 * @param crowdMicros       from a post to the event at each of them, median in microseconds
 * @param crowdMicros99     the same, 99 of 100 are quicker
 * @param idleTables        how many games were begun for the next figures
 * @param openMegabytes     heap of these after a collection, while they are in memory, in MB beyond the empty server
 * @param idleMegabytes     the same when they are idle
 */
public record ServerFigures(
        String game,
        double answersPerSecond,
        double answersPerCore,
        double batchedPerSecond,
        double powerPerSecond,
        double toldMicros,
        double toldMicros99,
        int visitors,
        double crowdPerSecond,
        double crowdMicros,
        double crowdMicros99,
        int idleTables,
        double openMegabytes,
        double idleMegabytes) {

    /** For people, one figure a line. */
    public List<String> lines(Words words) {
        return List.of(
                game,
                line(words, Message.of("bench.served", Rounded.to(answersPerSecond, 0), Rounded.to(answersPerCore, 0))),
                line(words, Message.of("bench.batched", Rounded.to(batchedPerSecond, 0))),
                line(words, Message.of("bench.power", Rounded.to(powerPerSecond, 0))),
                line(words, Message.of("bench.told", Rounded.to(toldMicros, 0), Rounded.to(toldMicros99, 0))),
                line(words, Message.of("bench.crowd", visitors, Rounded.to(crowdPerSecond, 0))),
                line(words, Message.of("bench.told", Rounded.to(crowdMicros, 0), Rounded.to(crowdMicros99, 0))),
                line(
                        words,
                        Message.of(
                                "bench.idle", idleTables, Rounded.to(openMegabytes, 1), Rounded.to(idleMegabytes, 1))));
    }

    private static String line(Words words, Message message) {
        return "  " + words.say(message);
    }

    /** The same under stable keys. */
    public String json() {
        return String.format(
                Locale.ROOT,
                "{\"game\":\"%s\",\"answersPerSecond\":%.0f,\"answersPerCore\":%.0f,\"batchedPerSecond\":%.0f,\"powerPerSecond\":%.0f,"
                        + "\"toldMicros\":%.0f,\"toldMicros99\":%.0f,\"visitors\":%d,\"crowdPerSecond\":%.1f,"
                        + "\"crowdMicros\":%.0f,\"crowdMicros99\":%.0f,\"idleTables\":%d,"
                        + "\"openMegabytes\":%.1f,\"idleMegabytes\":%.1f}",
                game,
                answersPerSecond,
                answersPerCore,
                batchedPerSecond,
                powerPerSecond,
                toldMicros,
                toldMicros99,
                visitors,
                crowdPerSecond,
                crowdMicros,
                crowdMicros99,
                idleTables,
                openMegabytes,
                idleMegabytes);
    }
}
