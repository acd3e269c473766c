package orrery.testkit.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import orrery.core.Fact;
import orrery.core.Setup;
import orrery.core.State;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;
import orrery.core.scenario.PositionWords;

/** Every scenario of a game's folder holds. Each game extends this and tests its own words for positions. */
public abstract class ScenariosHold<S extends State<S, F>, F extends Fact> {

    private final PositionWords<S, F> words;
    private final Setup setup;
    private final int fewest;

    /**
     * @param words  the game's words
     * @param setup  the one of positions that {@link #begin} sets up
     * @param fewest so many scenarios there are at least, lest a folder that is lost is not missed
     */
    protected ScenariosHold(PositionWords<S, F> words, Setup setup, int fewest) {
        this.words = words;
        this.setup = setup;
        this.fewest = fewest;
    }

    @TestFactory
    Stream<DynamicTest> everyScenarioHolds() throws IOException {
        ScenarioRunner runner = ScenarioRunner.ofAllGames();
        List<Path> files = ScenarioRunner.files(Path.of("..", "..", "scenarios", words.game()));
        assertThat(files).hasSizeGreaterThanOrEqualTo(fewest);
        return files.stream()
                .map(file -> DynamicTest.dynamicTest(String.valueOf(file.getFileName()), () -> {
                    Result result = runner.run(file);
                    assertThat(result.differences()).as(result.title()).isEmpty();
                }));
    }

    /** The state of a position with these lines. */
    protected final S begin(String... lines) throws BadLine {
        return words.begin(setup, Line.numbered(lines)).state();
    }

    /** The lines are refused with a message that begins so. */
    protected final void assertWrong(String message, String... lines) {
        assertThatThrownBy(() -> begin(lines)).isInstanceOf(BadLine.class).hasMessageStartingWith(message);
    }
}
