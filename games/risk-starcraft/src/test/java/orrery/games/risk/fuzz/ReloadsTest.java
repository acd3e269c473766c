package orrery.games.risk.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import orrery.core.Setup;
import orrery.games.risk.RiskGame;
import orrery.testkit.fuzz.Reloads;

/** Nothing of a game gets lost when it is saved after every entry and read again. */
class ReloadsTest {

    private static final int GAMES = Extent.of(1, 1, 100);

    @ParameterizedTest(name = "with {0} seats")
    @ValueSource(ints = {3, 4, 5, 6})
    void aGameGoesOnFromWhatWasSaved(int seats) {
        Setup setup = Setup.of("basic-training", seats).with(RiskGame.ROUND_LIMIT, "1");
        for (int game = 0; game < GAMES; game++) {
            assertThat(new Reloads<>(new RiskGame(), seats * 1000L + game).play(setup))
                    .as("entries")
                    .isGreaterThan(20);
        }
    }
}
