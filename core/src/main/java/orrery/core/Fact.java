package orrery.core;

import org.jspecify.annotations.Nullable;

/**
 * Something that happened. Facts are the only way to change a {@link State}; they say what happened, not what was
 * intended, and are records of one sealed interface per game, declared in its {@link Vocabulary}.
 */
public interface Fact {

    /**
     * What a viewer learns of this fact: the fact itself, a copy in which hidden parts are blank, or {@code null} if the
     * viewer does not even learn that something happened.
     */
    @Nullable
    Fact seenBy(Viewer viewer);

    /**
     * Whether this fact tells the seat something that was hidden from it until now and that nobody can make it forget
     * (a card turned up, a hand looked at). What a seat does openly of its own will reveals nothing in this sense.
     */
    default boolean revealsTo(Seat seat) {
        return false;
    }

    /** Whether the log has a line for this fact; not if it only keeps the books of what another fact has told. */
    default boolean isTold() {
        return true;
    }

    /** The line of the log, for a viewer who sees this very record. */
    Message message();
}
