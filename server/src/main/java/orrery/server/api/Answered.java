package orrery.server.api;

import org.jspecify.annotations.Nullable;

/**
 * How far a post of answers got.
 *
 * @param counted how many of them count
 * @param refused why the next one does not, if it was refused
 */
public record Answered(int counted, @Nullable Refusal refused) {}
