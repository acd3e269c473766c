package orrery.testkit.fuzz;

import java.util.random.RandomGenerator;
import orrery.core.Fact;
import orrery.core.Match;
import orrery.core.State;

/** Looks at a match that waits for an answer, without changing it. */
@FunctionalInterface
public interface PromptCheck<S extends State<S, F>, F extends Fact> {

    /** Throws {@link CheckFailed} if something is wrong. */
    void look(Match<S, F> match, Match.Prompt prompt, RandomGenerator random);
}
