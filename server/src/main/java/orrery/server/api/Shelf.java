package orrery.server.api;

import java.util.List;

/** The games there are. */
public record Shelf(List<GameInfo> games) {}
