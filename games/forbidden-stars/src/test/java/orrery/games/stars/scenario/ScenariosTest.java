package orrery.games.stars.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import orrery.games.stars.StarsGame;
import orrery.testkit.scenario.ScenarioRunner;

/** Every scenario of the folder holds. */
class ScenariosTest {

    private static final Path FOLDER = Path.of("..", "..", "scenarios", "forbidden-stars");

    @TestFactory
    Stream<DynamicTest> everyScenarioHolds() throws IOException {
        ScenarioRunner runner = new ScenarioRunner(List.of(new StarsGame()), List.of(new StarsWords()));
        List<Path> files = ScenarioRunner.files(FOLDER);
        assertThat(files).hasSizeGreaterThan(25);
        return files.stream()
                .map(file -> DynamicTest.dynamicTest(
                        String.valueOf(file.getFileName()),
                        () -> assertThat(runner.run(file).differences()).isEmpty()));
    }
}
