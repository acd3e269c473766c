package orrery.bots.risk;

import java.util.List;
import java.util.SplittableRandom;
import orrery.core.BotFamily;
import orrery.core.Policy;
import orrery.games.risk.RiskState;

/** The bots of RISK: StarCraft: random, eager, greedy. */
public final class RiskBots implements BotFamily<RiskState> {

    @Override
    public String game() {
        return "risk-starcraft";
    }

    @Override
    public List<String> levels() {
        return List.of("random", "eager", "greedy");
    }

    @Override
    public Policy<RiskState> bot(String level, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return switch (level) {
            case "random" -> (state, question, legal) -> random.nextInt(legal.size());
            case "eager" -> (state, question, legal) -> EagerBot.choose(legal, random);
            case "greedy" -> {
                GreedyBot bot = new GreedyBot(random);
                yield (state, question, legal) -> bot.choose(new RiskSight(state, question.seat()), legal);
            }
            default -> throw new IllegalArgumentException("no bot '" + level + "'; known: " + levels());
        };
    }
}
