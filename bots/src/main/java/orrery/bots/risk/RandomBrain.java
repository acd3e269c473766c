package orrery.bots.risk;

import java.util.random.RandomGenerator;
import orrery.core.Choices;
import orrery.core.Question;

/** Every legal choice is equally likely. */
record RandomBrain(RandomGenerator random) implements RiskBrain {

    @Override
    public int choose(RiskSight sight, Question<?> question, Choices<?> legal) {
        return random.nextInt(legal.size());
    }
}
