package orrery.games.roll;

import java.io.IOException;
import java.util.Map;
import orrery.testkit.ArticlesCarriedOut;

/** The articles of Roll for the Galaxy, their code, their tests and their page. */
class ArticleCoverageTest extends ArticlesCarriedOut {

    ArticleCoverageTest() throws IOException {
        super(
                RollGame.class,
                "roll-for-the-galaxy",
                "Roll for the Galaxy",
                Map.of("tile-", "components/Tile.java", "die-", "components/DieColor.java"));
    }
}
