package orrery.server.api;

import org.jspecify.annotations.Nullable;

/** Who the browser is; nobody yet if null. */
public record Me(@Nullable Who person) {}
