package orrery.server.api;

/** The path of an invitation. */
public record Invitation(String invitation) {}
