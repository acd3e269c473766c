package orrery.server.api;

/** Wants a personal link, or makes all of them void. */
public record Linking(boolean revoke) {}
