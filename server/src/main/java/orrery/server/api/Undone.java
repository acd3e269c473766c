package orrery.server.api;

import java.util.List;

/** Whose consent is still missing. */
public record Undone(List<Integer> missing) {}
