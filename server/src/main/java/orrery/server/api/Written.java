package orrery.server.api;

import tools.jackson.core.JsonGenerator;

/**
 * A value of a game that stands in a reply as the game's own JSON.
 *
 * @param value one that does not change any more; equal values have equal texts
 */
public record Written(Object value, Form form) {

    /** How values of a game are written. */
    public interface Form {
        void write(Object value, JsonGenerator out);
    }
}
