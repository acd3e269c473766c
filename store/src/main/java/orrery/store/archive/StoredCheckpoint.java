package orrery.store.archive;

/**
 * A position between two segments.
 *
 * @param entry    number of the last entry before it, −1 for the start
 * @param schema   the game's schema
 * @param position the position as JSON
 * @param next     the segment that follows, as JSON
 * @param hash     what the dice after it depend on, hexadecimal
 * @param draws    draws before it
 * @param happened facts of the course before it
 */
public record StoredCheckpoint(
        int entry, int schema, String position, String next, String hash, long draws, int happened) {}
