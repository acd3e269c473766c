package orrery.core;

/**
 * A position between two segments, with what the dice after it depend on: enough to go on from there.
 *
 * @param entry number of the last entry before it, −1 for the start of the game
 * @param state the whole truth, not to be changed
 * @param next  the segment that follows, or how the game ended
 * @param hash  hash of all answers that procedures have consumed before it, 32 bytes
 * @param draws draws of chance before it
 * @param happened how many facts of the course lie before it
 */
public record Checkpoint<S>(int entry, S state, Next next, byte[] hash, long draws, int happened) {

    /** The beginning of a game, or of one that begins in the middle. */
    static <S> Checkpoint<S> start(S state, Next next) {
        return new Checkpoint<>(StepTree.START, state, next, new byte[32], 0, 0);
    }
}
