package orrery.server.api;

/** A random number for the dice: 16 to 64 hexadecimal digits. */
public record Contributing(int seat, String contribution) {}
