package orrery.games.risk.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import orrery.core.Setup;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;
import orrery.games.risk.RiskGame;
import orrery.games.risk.RiskState;
import orrery.testkit.scenario.Result;
import orrery.testkit.scenario.ScenarioRunner;

/** Every scenario of the folder holds, and the words for positions say what is wrong with a line. */
class ScenariosTest {

    private static final Path FOLDER = Path.of("..", "..", "scenarios", "risk-starcraft");
    private static final Setup THREE = Setup.of("basic-training", 3);

    @TestFactory
    Stream<DynamicTest> everyScenarioHolds() throws IOException {
        ScenarioRunner runner = ScenarioRunner.ofAllGames();
        List<Path> files = ScenarioRunner.files(FOLDER);
        assertThat(files).hasSizeGreaterThan(100);
        return files.stream()
                .map(file -> DynamicTest.dynamicTest(String.valueOf(file.getFileName()), () -> {
                    Result result = runner.run(file);
                    assertThat(result.differences()).as(result.title()).isEmpty();
                }));
    }

    @Test
    void aPositionDescribedAndReadAgainIsTheSame() throws BadLine {
        RiskWords words = new RiskWords();
        RiskState state = begin(
                words,
                "augustgrad 1 5",
                "keresh-province 2 3",
                "hand 1 terran-bunker",
                "captured 1 zerg-burrow",
                "achievements 2 control-aiur",
                "turn 1 attack round 4",
                "gained augustgrad",
                "invasion augustgrad keresh-province rolls 1 attack-limit 2",
                "dice 6 4 against 5");
        RiskState again = begin(words, words.describe(state).toArray(String[]::new));
        RiskGame game = new RiskGame();
        assertThat(game.position(again)).isEqualTo(game.position(state));
    }

    @Test
    void aWrongLineIsNamedWithWhatWouldBeRight() {
        assertWrong("augustgrad 4 5", "'4' is no seat of this game; seats are 1 to 3");
        assertWrong("augustgrad 1 0", "'0' is not a number from 1 to 999");
        assertWrong("turn 1 lunch", "unknown step 'lunch'; known: heroes, begin, deploy");
        assertWrong("augustgard 1 5", "unknown word 'augustgard'; known: a territory, or hero");
        assertWrong("hero 1 ursa", "the hero of seat 1 stands on ursa, which is not its own");
    }

    private static void assertWrong(String line, String message) {
        org.assertj.core.api.Assertions.assertThatThrownBy(() -> begin(new RiskWords(), line))
                .isInstanceOf(BadLine.class)
                .hasMessageStartingWith(message);
    }

    private static RiskState begin(RiskWords words, String... lines) throws BadLine {
        return words.begin(THREE, Line.numbered(lines)).state();
    }
}
