package orrery.games.roll.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import orrery.games.roll.RollGame;
import orrery.games.roll.RollState;
import orrery.testkit.scenario.Result;
import orrery.testkit.scenario.ScenarioRunner;

/** Every scenario of the folder holds, and the words for positions say what is wrong with a line. */
class ScenariosTest {

    private static final Path FOLDER = Path.of("..", "..", "scenarios", "roll-for-the-galaxy");
    private static final Setup THREE = Setup.of("base", 3);

    @TestFactory
    Stream<DynamicTest> everyScenarioHolds() throws IOException {
        ScenarioRunner runner = ScenarioRunner.ofAllGames();
        List<Path> files = ScenarioRunner.files(FOLDER);
        assertThat(files).hasSizeGreaterThan(42);
        return files.stream()
                .map(file -> DynamicTest.dynamicTest(String.valueOf(file.getFileName()), () -> {
                    Result result = runner.run(file);
                    assertThat(result.differences()).as(result.title()).isEmpty();
                }));
    }

    @Test
    void aPositionDescribedAndReadAgainIsTheSame() throws BadLine {
        RollWords words = new RollWords();
        RollState state = begin(
                words,
                "step explore-in-turn",
                "round 4",
                "active explore ship",
                "faction 1 faction-4",
                "home 2 alpha-centauri",
                "tableau 1 spice-world galactic-reserves",
                "goods spice-world home novelty",
                "dice 1 cup home home military",
                "dice 3 world-stack alien",
                "stack 1 nanotechnology jungle-world",
                "abandoned 2 gem-world",
                "exploring 2 abandoned 1 waiting rare scouts home rare",
                "extra-workers 2 home",
                "explored 3",
                "selected 1 ship",
                "used 1 nanotechnology",
                "dictates 2 1",
                "using 2 dictate 1",
                "credits 3 7",
                "chips 3 5");
        RollState again = begin(words, words.describe(state).toArray(String[]::new));
        RollGame game = new RollGame();
        assertThat(game.position(again)).isEqualTo(game.position(state));
        game.check(again);
    }

    @Test
    void aWrongLineIsNamedWithWhatWouldBeRight() {
        assertWrong("dice 4 cup home", "'4' is no seat of this game; seats are 1 to 3");
        assertWrong("credits 1 11", "'11' is not a number from 0 to 10");
        assertWrong("step lunch", "unknown first step 'lunch'; known: start-tiles, assign");
        assertWrong("dise 1 cup home", "unknown word 'dise'; known: step, round");
        assertWrong("home 1 gem-world", "gem-world is no home world");
        assertWrong("stack 1 old-earth", "old-earth is no side of a game tile");
        assertWrong("goods gem-world home", "gem-world holds goods and is in no tableau");
        assertWrong("stack 1 conscription gem-world", "gem-world is in two places");
    }

    private static void assertWrong(String line, String message) {
        assertThatThrownBy(() -> begin(new RollWords(), line))
                .isInstanceOf(BadLine.class)
                .hasMessageStartingWith(message);
    }

    private static RollState begin(RollWords words, String... lines) throws BadLine {
        return words.begin(THREE, Line.numbered(lines)).state();
    }
}
