package orrery.games.risk;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Match;
import orrery.core.Setup;
import orrery.testkit.UniformPlay;

/** Games of RISK: StarCraft played at random. */
final class RandomPlay {

    static final RiskGame GAME = new RiskGame();
    static final UniformPlay<RiskState, RiskFact> PLAY = new UniformPlay<>(GAME);

    private RandomPlay() {}

    static Setup setup(int seats) {
        return Setup.of("basic-training", seats).with(RiskGame.ROUND_LIMIT, "40");
    }

    static List<RiskChoice> legal(Match.Prompt prompt) {
        List<RiskChoice> legal = new ArrayList<>();
        prompt.question().decision().legal().forEach(choice -> legal.add((RiskChoice) choice));
        return legal;
    }
}
