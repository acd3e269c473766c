package orrery.bots.roll;

import java.util.random.RandomGenerator;
import orrery.core.Choices;
import orrery.core.Question;

/** Every legal choice is equally likely. */
record RandomBrain(RandomGenerator random) implements RollBrain {

    @Override
    public int choose(RollSight sight, Question<?> question, Choices<?> legal) {
        return random.nextInt(legal.size());
    }
}
