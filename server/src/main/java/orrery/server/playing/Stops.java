package orrery.server.playing;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Tables at which the rules fail again and again at an answer of the program. After some tries at the same place such a
 * table stops until the server starts anew, instead of being read and failing as often as somebody looks at it.
 */
public final class Stops {

    private static final int MOST_TRIES = 3;

    private record Failed(int entries, int times) {}

    private final Map<String, Failed> failed = new ConcurrentHashMap<>();

    /** Notes a failure. @param entries length of the table's log on the disk, which tells whether it came any further */
    void failed(String table, int entries) {
        failed.merge(
                table,
                new Failed(entries, 1),
                (before, now) -> before.entries() == entries ? new Failed(entries, before.times() + 1) : now);
    }

    boolean isStopped(String table) {
        Failed known = failed.get(table);
        return known != null && known.times() >= MOST_TRIES;
    }
}
