package orrery.server.api;

/** Puts a bot into a seat. */
public record Substituting(String bot) {}
