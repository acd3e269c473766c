package orrery.server.api;

/** Gives an answer beforehand or withdraws it. */
public record Standing(int seat, String action, String order, boolean on) {}
