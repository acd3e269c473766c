package orrery.server.api;

import org.jspecify.annotations.Nullable;

/** The path of a personal link; null when it was revoked. */
public record PersonalLink(@Nullable String link) {}
