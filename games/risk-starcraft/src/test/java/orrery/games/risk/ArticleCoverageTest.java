package orrery.games.risk;

import java.io.IOException;
import java.util.Map;
import orrery.testkit.ArticlesCarriedOut;

/** The articles of RISK: StarCraft, their code, their tests and their page. */
class ArticleCoverageTest extends ArticlesCarriedOut {

    ArticleCoverageTest() throws IOException {
        super(
                RiskGame.class,
                "risk-starcraft",
                "RISK: StarCraft",
                Map.of(
                        "card-", "cards/FactionCard.java",
                        "window-", "cards/CardWindow.java",
                        "planet-", "board/Planet.java",
                        "reward-", "board/Reward.java",
                        "achievement-", "board/Achievement.java"));
    }
}
