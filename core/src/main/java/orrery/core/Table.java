package orrery.core;

import java.util.List;

/**
 * Everything a procedure may do: look at the state, record a fact, ask a seat, and leave something to chance.
 *
 * @param <S> the game's state
 * @param <F> the game's facts
 */
public interface Table<S, F> {

    /** The present state, for looking only. */
    S state();

    /** Lets a fact happen: the state changes at once and the fact is remembered. */
    void record(F fact);

    /**
     * The seat's answer. Returns only when there is one; until then the procedure is left and later carried out again.
     *
     * @throws RulesFault if the question has no legal answer
     */
    <C extends Choice> C ask(Question<C> question);

    /**
     * Runs one lane for each seat side by side. A lane sees the shared state as it is now and its own facts, never those
     * of another lane; when all are done they are merged in seat order, whatever the order in which seats answered.
     */
    void together(List<Seat> seats, Lane<S, F> lane);

    /**
     * Throws dice.
     *
     * @param dice  how many, 1 or more
     * @param sides sides of each, 2 or more
     * @return the values 1..{@code sides} in the order thrown
     */
    int[] roll(int dice, int sides, Purpose why);

    /** Picks one of {@code size} equally likely things: an index 0..{@code size} − 1. */
    int draw(int size, Purpose why);

    /** A random order of {@code size} things: each index 0..{@code size} − 1 once. */
    int[] shuffle(int size, Purpose why);
}
