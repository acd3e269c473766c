package orrery.store.archive;

import java.time.Instant;
import java.util.List;
import orrery.core.Component;

/**
 * A table as it is kept.
 *
 * @param id      random and public
 * @param game    id of the game
 * @param schema  the game's schema when its last entry was written
 * @param seed    secret of the dice, 64 hexadecimal digits
 * @param people  ids of those who sit at it
 * @param body    everything else (set-up, seats, settings) as JSON of the server's own
 */
public record StoredTable(
        String id,
        String game,
        int schema,
        Status status,
        boolean open,
        String seed,
        List<String> people,
        String body,
        Instant made,
        Instant changed) {

    public StoredTable {
        people = List.copyOf(people);
    }

    /** Where a table is in its life. */
    public enum Status implements Component {
        GATHERING("gathering"),
        RUNNING("running"),
        CLOSED("closed");

        private final String id;

        Status(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }
    }
}
