package orrery.server.api;

import org.jspecify.annotations.Nullable;

/** Where a link leads: a table, and the seat that was taken over, if any. */
public record Entered(String table, @Nullable Integer seat) {}
