package orrery.server.api;

/** A name that somebody takes. */
public record Naming(String name) {}
