package orrery.server.api;

import java.util.List;

/** Some frames of a game, out of {@code total}. */
public record Film(int total, List<Frame> frames) {}
