package orrery.bots.risk;

import java.util.List;
import java.util.SplittableRandom;
import orrery.bots.Steadfast;
import orrery.core.BotFamily;
import orrery.core.Policy;
import orrery.games.risk.RiskState;

/** The bots of RISK: StarCraft: random, eager and greedy. */
public final class RiskBots implements BotFamily<RiskState> {

    /** Uniform over the legal choices. */
    public static final String RANDOM = "random";

    /** Attacks and takes whatever it can. */
    public static final String EAGER = "eager";

    /** Plans for the nearest achievement, with exact odds. */
    public static final String GREEDY = "greedy";

    @Override
    public String game() {
        return "risk-starcraft";
    }

    @Override
    public List<String> levels() {
        return List.of(RANDOM, EAGER, GREEDY);
    }

    @Override
    public Policy<RiskState> bot(String level, long seed) {
        return switch (level) {
            case RANDOM -> seated(level, new RandomBrain(new SplittableRandom(seed)));
            case EAGER -> seated(level, new EagerBrain(new SplittableRandom(seed)));
            case GREEDY -> seated(level, new GreedyBrain());
            default ->
                throw new IllegalArgumentException(
                        "no bot of level \"" + level + "\": the levels are " + String.join(", ", levels()));
        };
    }

    /** A brain in a seat: it gets the seat's sight and never the state. */
    static Steadfast<RiskState> seated(String name, RiskBrain brain) {
        return new Steadfast<>(
                name, (state, question, legal) -> brain.choose(new RiskSight(state, question.seat()), question, legal));
    }
}
