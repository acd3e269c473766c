package orrery.server.api;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Asks for the odds of a choice.
 *
 * @param prompt the question the choice belongs to; once it is no longer open there are no odds. Without it, the one that
 *     is open
 * @param reserve units with which the seat would break off; without it, or below 0, the odds of going to the end
 */
public record Wondering(
        int seat,
        @Nullable Integer prompt,
        JsonNode choice,
        @Nullable Integer reserve) {}
