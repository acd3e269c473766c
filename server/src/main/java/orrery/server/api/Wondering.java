package orrery.server.api;

import tools.jackson.databind.JsonNode;

/** Asks for the odds of a choice. */
public record Wondering(int seat, JsonNode choice) {}
