package orrery.store.archive;

import org.jspecify.annotations.Nullable;

/**
 * One line of a table's log.
 *
 * @param seq    its number, from 0 without gaps
 * @param action the client's id of the action that caused it, empty if none did
 * @param body   the entry as JSON
 * @param head   number of the last step on the course of the game after it, −1 for none; {@code null} in what a store of
 *     version 1 held
 */
public record StoredEntry(
        int seq, String action, String body, @Nullable Integer head) {}
