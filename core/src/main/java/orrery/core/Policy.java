package orrery.core;

/** How a seat answers in a play-out. */
@FunctionalInterface
public interface Policy<S> {

    /**
     * Chooses among two or more legal choices.
     *
     * @return index into {@code legal}, from 0
     */
    int choose(S state, Question<?> question, Choices<?> legal);
}
