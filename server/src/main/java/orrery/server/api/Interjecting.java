package orrery.server.api;

import tools.jackson.databind.JsonNode;

/** Does something outside the procedure. */
public record Interjecting(int seat, String action, JsonNode choice) {}
