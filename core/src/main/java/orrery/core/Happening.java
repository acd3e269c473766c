package orrery.core;

/**
 * A fact with the entry that caused it.
 *
 * @param entry number of the entry, −1 for the start of the game
 */
public record Happening<F extends Fact>(int entry, F fact) {}
