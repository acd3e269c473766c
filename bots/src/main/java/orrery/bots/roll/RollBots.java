package orrery.bots.roll;

import java.util.List;
import java.util.SplittableRandom;
import orrery.bots.Steadfast;
import orrery.core.BotFamily;
import orrery.core.Policy;
import orrery.games.roll.RollState;

/** The bots of Roll for the Galaxy: random and greedy. */
public final class RollBots implements BotFamily<RollState> {

    /** Uniform over the legal choices. */
    public static final String RANDOM = "random";

    /** Counts what its dice could do in each phase, and guesses which phases others will select. */
    public static final String GREEDY = "greedy";

    @Override
    public String game() {
        return "roll-for-the-galaxy";
    }

    @Override
    public List<String> levels() {
        return List.of(RANDOM, GREEDY);
    }

    @Override
    public Policy<RollState> bot(String level, long seed) {
        return switch (level) {
            case RANDOM -> seated(level, new RandomBrain(new SplittableRandom(seed)));
            case GREEDY -> seated(level, new GreedyBrain());
            default ->
                throw new IllegalArgumentException(
                        "no bot of level \"" + level + "\": the levels are " + String.join(", ", levels()));
        };
    }

    /** A brain in a seat: it gets the seat's sight and never the state. */
    static Steadfast<RollState> seated(String name, RollBrain brain) {
        return new Steadfast<>(
                name, (state, question, legal) -> brain.choose(new RollSight(state, question.seat()), question, legal));
    }
}
