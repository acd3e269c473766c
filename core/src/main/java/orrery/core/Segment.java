package orrery.core;

/**
 * One stretch of a game's procedure, written as straight-line code in the order of the rulebook. A segment is a small
 * record that holds data only; between two segments the whole truth is the state and the next segment.
 *
 * <p>A segment may be carried out many times from the same state with more answers each time, so it reads nothing but its
 * own fields, the state and the answers: no clock, no randomness but the table's, no catching around {@code ask}, and no
 * hidden value kept in a local variable across an {@code ask}.
 *
 * @param <S> the game's state
 * @param <F> the game's facts
 */
public non-sealed interface Segment<S, F> extends Next {

    /** Carries the stretch out and says what comes next. */
    Next play(Table<S, F> table);
}
