package orrery.games.risk.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import orrery.core.Setup;
import orrery.core.Start;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskGame;
import orrery.games.risk.RiskState;
import orrery.games.risk.scenario.RiskWords;
import orrery.testkit.Perft;

/** How many courses the first decisions of some positions can take. A number that changes says that the rules have. */
class PerftTest {

    private static final long SEED = 1;

    @ParameterizedTest(name = "{0} seats, even set-up: {1}, {2}")
    @CsvSource({
        "3, no, chosen, 2, 78",
        "4, no, chosen, 2, 84",
        "4, yes, chosen, 2, 84",
        "5, no, chosen, 2, 60",
        "6, no, chosen, 3, 120",
        "3, no, by-seat, 3, 2744",
        "4, yes, by-seat, 3, 1100",
        "6, no, by-seat, 4, 2401"
    })
    void coursesFromTheStart(int seats, String even, String places, int depth, long courses) {
        Setup setup =
                Setup.of("basic-training", seats).with(RiskGame.EVEN, even).with(RiskGame.PLACES, places);
        assertThat(Perft.count(() -> new RiskGame().start(setup), seats, SEED, depth))
                .isEqualTo(courses);
    }

    /** Claims: 42 territories, then the 41 others. Bases in a game for two: 9 territories, then the other player's 9. */
    @ParameterizedTest(name = "{0}, {1} seats: {2}")
    @CsvSource({
        "command-room, 3, 2, 1722",
        "total-domination, 4, 2, 1722",
        "team-play, 6, 2, 1722",
        "total-domination-1v1, 2, 2, 81",
        "total-domination-extended, 2, 2, 81"
    })
    void coursesFromTheStartOfOtherModes(String mode, int seats, int depth, long courses) {
        Setup setup = Setup.of(mode, seats).with(RiskGame.PLACES, "by-seat");
        assertThat(Perft.count(() -> new RiskGame().start(setup), seats, SEED, depth))
                .isEqualTo(courses);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "deploying with three units       | turn 1 deploy; reinforcements 3                      | 2 | 14",
                "deploying with cards             | turn 1 deploy; reinforcements 2; hand 1 terran-mule terran-repair | 2 | 7",
                "the attack step                  | turn 1 attack; augustgrad 1 4                        | 3 | 62",
                "an attack with both hands full   | turn 1 attack; augustgrad 1 4; hand 1 terran-stimpack; hand 2 protoss-vortex | 3 | 43",
                "the end of the turn              | turn 1 manoeuvre; augustgrad 1 4; keresh-province 1 2 | 3 | 38"
            })
    void coursesFromAPosition(String name, String lines, int depth, long courses) {
        Setup three = Setup.of("basic-training", 3);
        assertThat(Perft.count(() -> begin(three, lines), 3, SEED, depth))
                .as(name)
                .isEqualTo(courses);
    }

    private static Start<RiskState, RiskFact> begin(Setup setup, String lines) {
        try {
            return new RiskWords().begin(setup, Line.numbered(lines.split(";")));
        } catch (BadLine bad) {
            throw new IllegalArgumentException(bad);
        }
    }
}
