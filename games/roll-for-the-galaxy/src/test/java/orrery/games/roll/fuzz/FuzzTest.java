package orrery.games.roll.fuzz;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import orrery.core.Setup;
import orrery.games.roll.RollGame;

/**
 * Random games hold in everything that must hold in every game: the same facts when played again from stored positions and
 * answer by answer with lanes interleaved, and secrets kept.
 */
class FuzzTest {

    private static final int WHOLE_GAMES = Extent.of(1, 4, 100);

    @ParameterizedTest(name = "with {0} seats")
    @ValueSource(ints = {2, 3, 4, 5})
    void wholeGamesHold(int seats) throws IOException {
        RollGame game = new RollGame();
        Checks.assertAllHold(game, Checks.fuzzer(game), List.of(Setup.of("base", seats)), WHOLE_GAMES);
    }
}
