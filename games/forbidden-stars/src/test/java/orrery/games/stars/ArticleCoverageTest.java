package orrery.games.stars;

import java.io.IOException;
import java.util.Map;
import orrery.testkit.ArticlesCarriedOut;

/** The articles of Forbidden Stars, their code, their tests and their page. */
class ArticleCoverageTest extends ArticlesCarriedOut {

    ArticleCoverageTest() throws IOException {
        super(
                StarsGame.class,
                "forbidden-stars",
                "Forbidden Stars",
                Map.of(
                        "", "components/SystemSide.java",
                        "card-", "components/CombatCard.java",
                        "upgrade-", "components/OrderUpgrade.java",
                        "event-", "components/EventCard.java",
                        "unit-", "components/Unit.java",
                        "faction-", "components/Faction.java"));
    }
}
