package orrery.store.archive;

/**
 * Something that happened.
 *
 * @param seq   its number in order of happening, from 0 without gaps
 * @param entry number of the entry that caused it, −1 for the start
 * @param body  the fact in truth, as JSON
 */
public record StoredFact(int seq, int entry, String body) {}
