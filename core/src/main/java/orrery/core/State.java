package orrery.core;

import java.util.random.RandomGenerator;

/**
 * Everything that is true about a running game between two facts: the one mutable class of a game. It changes by {@link
 * #apply} only.
 *
 * @param <S> the game's own state class
 * @param <F> the game's facts
 */
public interface State<S extends State<S, F>, F extends Fact> {

    /** An independent copy; cheap (about a microsecond). */
    S copy();

    /** Carries out one fact. A fact that contradicts the state is a fault of the rules and throws {@link RulesFault}. */
    void apply(F fact);

    /**
     * Deals anew, in place, everything that this seat cannot see, uniformly among all that it cannot exclude. What the
     * seat sees stays byte for byte the same.
     */
    void redeal(Seat seat, RandomGenerator random);
}
