package orrery.store.archive;

import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;

/** People, tables and log lines that tests need; what is not named does not matter. */
final class Samples {

    static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

    private Samples() {}

    static Person person(String id) {
        return new Person(id, "Name of " + id, NOON);
    }

    static StoredTable table(String id, String... people) {
        return new StoredTable(
                id,
                "risk-starcraft",
                3,
                StoredTable.Status.GATHERING,
                true,
                "5eed".repeat(16),
                List.of(people),
                "{\"title\":\"Evening\"}",
                NOON,
                NOON);
    }

    static StoredTable table(String id, StoredTable.Status status, boolean open, Instant changed, String... people) {
        StoredTable plain = table(id, people);
        return new StoredTable(
                id, plain.game(), 3, status, open, plain.seed(), plain.people(), plain.body(), NOON, changed);
    }

    static StoredEntry entry(int seq) {
        return new StoredEntry(seq, "action-" + seq, "{\"n\":" + seq + "}", seq);
    }

    static StoredFact fact(int seq, int entry) {
        return new StoredFact(seq, entry, "{\"type\":\"happened\",\"n\":" + seq + "}");
    }

    static StoredCheckpoint checkpoint(int entry) {
        return new StoredCheckpoint(entry, 3, "{\"round\":" + entry + "}", "{\"type\":\"next\"}", "ab12", 1L << 40, 9);
    }

    /** Entries from one number to another, both included, and nothing else. */
    static Appended entries(int from, int to) {
        return appended(IntStream.rangeClosed(from, to).mapToObj(Samples::entry).toList());
    }

    static Appended appended(List<StoredEntry> entries) {
        return new Appended(entries, List.of(), null, null);
    }
}
