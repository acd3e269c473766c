package orrery.store.archive;

import java.time.Instant;

/**
 * Somebody with a name.
 *
 * @param id random and public
 */
public record Person(String id, String name, Instant made) {}
