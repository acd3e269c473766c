package orrery.testkit.fuzz;

import java.util.Optional;
import java.util.Set;
import orrery.core.Choice;
import orrery.core.Question;

/**
 * A slow second reading of a game's rules, written in its tests from the articles: all conceivable choices, each held
 * against one predicate a rule. It shares no code with the game.
 */
@FunctionalInterface
public interface Enumerator<S> {

    /** The legal choices at a question, or empty if this enumerator does not know such questions. */
    Optional<Set<? extends Choice>> legal(S state, Question<?> question);

    /** The check that a game offers exactly what this enumerator finds. */
    default <F> Check<S, F> check() {
        return new Check<>() {
            @Override
            public void question(S state, Question<?> question, Choice given) {
                Optional<Set<? extends Choice>> legal = Enumerator.this.legal(state, question);
                if (legal.isPresent()
                        && !legal.get().equals(Set.copyOf(question.decision().legal()))) {
                    throw new CheckFailed(question.decision().prompt().key() + ": offered are "
                            + question.decision().legal() + ", but the enumerator finds " + legal.get());
                }
            }
        };
    }
}
