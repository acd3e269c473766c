package orrery.server.api;

import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * A value of a game that stands in a reply as the game's own JSON.
 *
 * @param json the text of that JSON; equal values have equal texts
 */
public record Written(@JsonValue @JsonRawValue String json) {}
