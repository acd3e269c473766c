package orrery.bots.stars;

import java.util.List;
import java.util.SplittableRandom;
import orrery.bots.Steadfast;
import orrery.core.BotFamily;
import orrery.core.Policy;
import orrery.games.stars.StarsState;

/** The bots of Forbidden Stars: random and greedy. */
public final class StarsBots implements BotFamily<StarsState> {

    /** Uniform over the legal choices. */
    public static final String RANDOM = "random";

    /** Goes for its own objectives and other worlds, fights where it is stronger, keeps its last world. */
    public static final String GREEDY = "greedy";

    @Override
    public String game() {
        return "forbidden-stars";
    }

    @Override
    public List<String> levels() {
        return List.of(RANDOM, GREEDY);
    }

    @Override
    public Policy<StarsState> bot(String level, long seed) {
        return switch (level) {
            case RANDOM -> seated(level, new RandomBrain(new SplittableRandom(seed)));
            case GREEDY -> seated(level, new GreedyBrain(new SplittableRandom(seed)));
            default ->
                throw new IllegalArgumentException(
                        "no bot of level \"" + level + "\": the levels are " + String.join(", ", levels()));
        };
    }

    /** A brain in a seat: it gets the seat's sight and never the state. */
    static Steadfast<StarsState> seated(String name, StarsBrain brain) {
        return new Steadfast<>(
                name,
                (state, question, legal) ->
                        brain.choose(new StarsSight(state, question.seat().index()), question, legal));
    }
}
