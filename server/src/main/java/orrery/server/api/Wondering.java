package orrery.server.api;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Asks for the odds of a choice.
 *
 * @param reserve units with which the seat would break off; without it, or below 0, the odds of going to the end
 */
public record Wondering(int seat, JsonNode choice, @Nullable Integer reserve) {}
