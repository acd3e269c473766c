package orrery.server.api;

/** The body of every refusal. */
public record ErrorReply(Refusal error) {}
