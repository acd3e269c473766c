package orrery.server.api;

/** A table was made; the invitation is a path of this server. */
public record Made(String id, String invitation) {}
