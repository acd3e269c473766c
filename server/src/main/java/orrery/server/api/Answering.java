package orrery.server.api;

import java.util.List;
import tools.jackson.databind.JsonNode;

/** Answers of a seat; the first is for {@code prompt}. */
public record Answering(int seat, int prompt, String action, List<JsonNode> choices) {}
