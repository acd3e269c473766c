package orrery.server.api;

/**
 * Another seat of the same person that is asked.
 *
 * @param hidden whether its seat sees what is not public, so that a curtain must close first
 */
public record NextSeat(int seat, boolean hidden) {}
