package orrery.store.archive;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one action at a table adds to it.
 *
 * @param checkpoint a position between two segments, if one is due to be kept
 * @param table      the table itself, if it changed too
 */
public record Appended(
        List<StoredEntry> entries,
        List<StoredFact> facts,
        @Nullable StoredCheckpoint checkpoint,
        @Nullable StoredTable table) {

    public Appended {
        entries = List.copyOf(entries);
        facts = List.copyOf(facts);
    }
}
