package orrery.server.api;

import org.jspecify.annotations.Nullable;

/** The secret of a link. */
public record Token(@Nullable String token) {}
