package orrery.store.archive;

/**
 * One line of a table's log.
 *
 * @param seq    its number, from 0 without gaps
 * @param action the client's id of the action that caused it, empty if none did
 * @param body   the entry as JSON
 */
public record StoredEntry(int seq, String action, String body) {}
