package orrery.bots.stars;

import java.util.random.RandomGenerator;
import orrery.core.Choices;
import orrery.core.Question;

/** Every legal choice is equally likely. */
record RandomBrain(RandomGenerator random) implements StarsBrain {

    @Override
    public int choose(StarsSight sight, Question<?> question, Choices<?> legal) {
        return random.nextInt(legal.size());
    }
}
