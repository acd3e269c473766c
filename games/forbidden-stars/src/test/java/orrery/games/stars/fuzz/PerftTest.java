package orrery.games.stars.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import orrery.core.Setup;
import orrery.core.Start;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsGame;
import orrery.games.stars.StarsState;
import orrery.games.stars.scenario.StarsWords;
import orrery.testkit.Perft;

/** How many courses positions have: a number that changes says that the rules have. */
class PerftTest {

    private static final long SEED = 1;

    @ParameterizedTest(name = "{0}, {1} seats")
    @CsvSource({"full-set-up, 2, 3, 72", "full-set-up, 3, 4, 144", "quick-start, 4, 4, 288", "quick-start, 2, 3, 144"})
    void coursesFromTheStart(String mode, int seats, int depth, long courses) {
        Setup setup = Setup.of(mode, seats);
        assertThat(Perft.count(() -> new StarsGame().start(setup), seats, SEED, depth))
                .isEqualTo(courses);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "placing two orders           | planning; units 1 system-01a-ne scout; units 2 system-06a-nw cultist | 2 | 144",
                "three units move             | advance 1 system-01a; units 1 system-02a-nw scout 2; units 1 system-02a-ne strike-cruiser; units 2 system-01a-ne cultist | 4 | 191",
                "a storm moves by its icon    | events; event-order 1 deploy; storm system-01a north; storm system-03a west | 3 | 6",
                "buying and placing           | deploy 1 system-02a; structure 1 system-02a-sw factory; materiel 1 5 | 3 | 13",
                "a round of battle            | fight 1 2 system-01a-ne 3; units 1 system-01a-ne space-marine 2; units 2 system-01a-ne helbrute; dice 1 attack attack; dice 2 attack attack defence; hand 1 ambush faith-in-the-emperor; hand 2 dark-faith foul-worship | 5 | 90"
            })
    void coursesFromAPosition(String name, String lines, int depth, long courses) {
        Setup two = Setup.of(StarsGame.FULL_SET_UP, 2);
        assertThat(Perft.count(() -> begin(two, lines), 2, SEED, depth))
                .as(name)
                .isEqualTo(courses);
    }

    private static Start<StarsState, StarsFact> begin(Setup setup, String lines) {
        try {
            return new StarsWords().begin(setup, Line.numbered(lines.split(";")));
        } catch (BadLine bad) {
            throw new IllegalArgumentException(bad);
        }
    }
}
