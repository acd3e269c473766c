package orrery.store.archive;

import java.time.Instant;
import orrery.core.Component;

/**
 * A link that lets somebody in.
 *
 * @param tokenHash hash of the secret in it
 * @param seat      number of the seat, 0 for an invitation
 */
public record Link(String tokenHash, Kind kind, String table, int seat, Instant made) {

    /** What a link is good for. */
    public enum Kind implements Component {
        /** To sit down at a table. */
        INVITATION("invitation"),
        /** To take one's own seat over in another browser. */
        PERSONAL("personal");

        private final String id;

        Kind(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }
    }
}
