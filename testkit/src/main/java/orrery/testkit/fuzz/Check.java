package orrery.testkit.fuzz;

import orrery.core.Choice;
import orrery.core.Question;

/** Looks on at a random game and throws {@link CheckFailed} or {@link orrery.core.RulesFault} if something is wrong. */
public interface Check<S, F> {

    /** A fact has just changed the state. */
    default void fact(S state, F fact) {}

    /** A seat has answered a question, and nothing has come of it yet. */
    default void question(S state, Question<?> question, Choice given) {}
}
