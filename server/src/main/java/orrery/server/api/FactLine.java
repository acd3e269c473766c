package orrery.server.api;

import orrery.core.Message;
import tools.jackson.databind.JsonNode;

/**
 * Something that happened, as its reader saw it.
 *
 * @param round    round in which it happened, 0 before the first
 * @param revealed whether it told its reader something that had been hidden
 */
public record FactLine(JsonNode fact, Message message, int round, boolean revealed) {}
