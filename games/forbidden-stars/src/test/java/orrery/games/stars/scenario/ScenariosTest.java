package orrery.games.stars.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import orrery.core.Playout;
import orrery.core.Policy;
import orrery.core.Setup;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsGame;
import orrery.games.stars.StarsState;
import orrery.testkit.scenario.ScenarioRunner;

/** Every scenario of the folder holds, and the words for positions say all that is in one. */
class ScenariosTest {

    private static final StarsGame GAME = new StarsGame();
    private static final Path FOLDER = Path.of("..", "..", "scenarios", "forbidden-stars");
    private static final Setup THREE = Setup.of(StarsGame.FULL_SET_UP, 3);

    @TestFactory
    Stream<DynamicTest> everyScenarioHolds() throws IOException {
        ScenarioRunner runner = new ScenarioRunner(List.of(GAME), List.of(new StarsWords()));
        List<Path> files = ScenarioRunner.files(FOLDER);
        assertThat(files).hasSizeGreaterThan(180);
        return files.stream()
                .map(file -> DynamicTest.dynamicTest(
                        String.valueOf(file.getFileName()),
                        () -> assertThat(runner.run(file).differences()).isEmpty()));
    }

    @ParameterizedTest(name = "{0} with {1} seats")
    @CsvSource({"full-set-up,2", "full-set-up,3", "full-set-up,4", "quick-start,4"})
    void everyPositionDescribedAndReadAgainIsTheSame(String mode, int seats) {
        Setup setup = Setup.of(mode, seats).with(StarsGame.FRESH_PATHS, seats == 3 ? "yes" : "no");
        SplittableRandom random = new SplittableRandom(seats);
        Policy<StarsState> uniform = (state, question, legal) -> random.nextInt(legal.size());
        var start = GAME.start(setup);
        int[] described = new int[1];
        new Playout<StarsState, StarsFact>(start.state(), Collections.nCopies(seats, uniform), random)
                .observedBy(new Playout.Observer<>() {
                    @Override
                    public void happened(StarsState state, StarsFact fact) {
                        if (random.nextInt(10) == 0) {
                            assertSame(setup, state);
                            described[0]++;
                        }
                    }
                })
                .play(start.first());
        assertThat(described[0]).isGreaterThan(20);
    }

    private static void assertSame(Setup setup, StarsState state) {
        List<String> lines = new StarsWords().describe(state);
        try {
            assertThat(GAME.position(begin(setup, lines))).as("%s", lines).isEqualTo(GAME.position(state));
        } catch (BadLine bad) {
            throw new AssertionError(String.join("\n", lines), bad);
        }
    }

    @Test
    void aWrongLineIsNamedWithWhatWouldBeRight() {
        assertWrong("units 4 system-01a-ne scout", "'4' is no seat of this game; seats are 1 to 3");
        assertWrong("materiel 1 15", "'15' is not a number from 0 to 14");
        assertWrong("unts 1 system-01a-ne scout", "unknown word 'unts'; known: tile, no-tiles, storm");
        assertWrong("units 1 system-01a-ne cultist", "cultist is no unit of space-marines");
        assertWrong("units 1 system-01a-ne scout 9", "seat 1 has only 6 of scout");
        assertWrong("storm system-12b north", "system-12b is not on the board");
        assertWrong("card 1 waaagh", "waaagh is no card of space-marines, the faction of seat 1");
        assertWrong("dice 1 attack", "seat 1 is in no battle; say 'fight' before");
        assertWrong("active 1 system-01a deploy tokn", "'tokn' is not 'token'");
        assertWrong("round 3 4", "'4' is too much in 'round 3 4'");
    }

    @Test
    void aStormTooManyIsRefused() {
        List<String> storms = List.of(
                "storm system-01a north",
                "storm system-02a north",
                "storm system-03a north",
                "storm system-01a west",
                "storm system-02a west");
        assertThatThrownBy(() -> begin(THREE, storms))
                .isInstanceOf(BadLine.class)
                .hasMessageStartingWith("there are at most 4 Warp Storms");
    }

    private static void assertWrong(String line, String message) {
        assertThatThrownBy(() -> begin(THREE, List.of(line)))
                .isInstanceOf(BadLine.class)
                .hasMessageStartingWith(message);
    }

    private static StarsState begin(Setup setup, List<String> lines) throws BadLine {
        return new StarsWords()
                .begin(setup, Line.numbered(lines.toArray(String[]::new)))
                .state();
    }
}
