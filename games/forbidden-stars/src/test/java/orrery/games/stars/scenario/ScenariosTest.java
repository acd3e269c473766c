package orrery.games.stars.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
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
import orrery.testkit.scenario.ScenariosHold;

/** Every scenario of the folder holds, and the words for positions say all that is in one. */
class ScenariosTest extends ScenariosHold<StarsState, StarsFact> {

    private static final StarsGame GAME = new StarsGame();

    ScenariosTest() {
        super(new StarsWords(), Setup.of(StarsGame.FULL_SET_UP, 3), 181);
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
            assertThat(GAME.position(read(setup, lines))).as("%s", lines).isEqualTo(GAME.position(state));
        } catch (BadLine bad) {
            throw new AssertionError(String.join("\n", lines), bad);
        }
    }

    @Test
    void aWrongLineIsNamedWithWhatWouldBeRight() {
        assertWrong("'4' is no seat of this game; seats are 1 to 3", "units 4 system-01a-ne scout");
        assertWrong("'15' is not a number from 0 to 14", "materiel 1 15");
        assertWrong("unknown word 'unts'; known: tile, no-tiles, storm", "unts 1 system-01a-ne scout");
        assertWrong("cultist is no unit of space-marines", "units 1 system-01a-ne cultist");
        assertWrong("seat 1 has only 6 of scout", "units 1 system-01a-ne scout 9");
        assertWrong("system-12b is not on the board", "storm system-12b north");
        assertWrong("waaagh is no card of space-marines, the faction of seat 1", "card 1 waaagh");
        assertWrong("seat 1 is in no battle; say 'fight' before", "dice 1 attack");
        assertWrong("'tokn' is not 'token'", "active 1 system-01a deploy tokn");
        assertWrong("'4' is too much in 'round 3 4'", "round 3 4");
    }

    @Test
    void aStormTooManyIsRefused() {
        assertWrong(
                "there are at most 4 Warp Storms",
                "storm system-01a north",
                "storm system-02a north",
                "storm system-03a north",
                "storm system-01a west",
                "storm system-02a west");
    }

    private static StarsState read(Setup setup, List<String> lines) throws BadLine {
        return new StarsWords()
                .begin(setup, Line.numbered(lines.toArray(String[]::new)))
                .state();
    }
}
