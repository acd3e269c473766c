package orrery.games.roll.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import orrery.core.Setup;
import orrery.core.Start;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollGame;
import orrery.games.roll.RollState;
import orrery.games.roll.scenario.RollWords;
import orrery.testkit.Perft;

/** How many courses the first decisions of some positions can take. A number that changes says that the rules have. */
class PerftTest {

    private static final long SEED = 1;

    @ParameterizedTest(name = "{0} seats")
    @CsvSource({"2, 3, 60", "3, 3, 8", "4, 4, 16", "5, 5, 32"})
    void coursesFromTheStart(int seats, int depth, long courses) {
        Setup setup = Setup.of("base", seats);
        assertThat(Perft.count(() -> new RollGame().start(setup), seats, SEED, depth))
                .isEqualTo(courses);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "two dice behind the screen   | step assign; dice 1 cup home home; dice 2 cup home | 2 | 50",
                "two dice with a power        | step assign; dice 1 cup home home; tableau 1 nanotechnology; dice 2 cup home | 3 | 250",
                "one explorer and three tiles | step explore; dice 1 explore home; dice 1 cup home; dice 2 cup home; stack 1 jungle-world gem-world export-duties | 2 | 21",
                "producing in two colours     | step produce; dice 1 produce home rare; tableau 1 spice-world comet-zone | 2 | 8",
                "shipping two goods           | step ship; dice 1 ship home rare; tableau 1 spice-world comet-zone; goods spice-world home; goods comet-zone rare | 2 | 16"
            })
    void coursesFromAPosition(String name, String lines, int depth, long courses) {
        Setup two = Setup.of("base", 2);
        assertThat(Perft.count(() -> begin(two, lines), 2, SEED, depth))
                .as(name)
                .isEqualTo(courses);
    }

    private static Start<RollState, RollFact> begin(Setup setup, String lines) {
        try {
            return new RollWords().begin(setup, Line.numbered(lines.split(";")));
        } catch (BadLine bad) {
            throw new IllegalArgumentException(bad);
        }
    }
}
