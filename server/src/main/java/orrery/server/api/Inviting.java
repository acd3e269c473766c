package orrery.server.api;

/** Wants an invitation; {@code renew} makes all earlier ones void. */
public record Inviting(boolean renew) {}
