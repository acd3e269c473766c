package orrery.bots.stars;

import orrery.core.Choices;
import orrery.core.Question;

/** What decides for a seat, from nothing but what that seat may see. */
@FunctionalInterface
interface StarsBrain {

    /**
     * Chooses among two or more legal choices.
     *
     * @return index into {@code legal}, from 0
     */
    int choose(StarsSight sight, Question<?> question, Choices<?> legal);
}
