package orrery.games.risk.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import orrery.core.Setup;
import orrery.core.scenario.BadLine;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskGame;
import orrery.games.risk.RiskState;
import orrery.testkit.scenario.ScenariosHold;

/** Every scenario of the folder holds, and the words for positions say what is wrong with a line. */
class ScenariosTest extends ScenariosHold<RiskState, RiskFact> {

    ScenariosTest() {
        super(new RiskWords(), Setup.of("basic-training", 3), 101);
    }

    @Test
    void aPositionDescribedAndReadAgainIsTheSame() throws BadLine {
        RiskState state = begin(
                "augustgrad 1 5",
                "keresh-province 2 3",
                "hand 1 terran-bunker",
                "captured 1 zerg-burrow",
                "achievements 2 control-aiur",
                "turn 1 attack round 4",
                "gained augustgrad",
                "invasion augustgrad keresh-province rolls 1 attack-limit 2",
                "dice 6 4 against 5");
        RiskState again = begin(new RiskWords().describe(state).toArray(String[]::new));
        RiskGame game = new RiskGame();
        assertThat(game.position(again)).isEqualTo(game.position(state));
    }

    @Test
    void aWrongLineIsNamedWithWhatWouldBeRight() {
        assertWrong("'4' is no seat of this game; seats are 1 to 3", "augustgrad 4 5");
        assertWrong("'0' is not a number from 1 to 999", "augustgrad 1 0");
        assertWrong("unknown step 'lunch'; known: heroes, begin, deploy", "turn 1 lunch");
        assertWrong("unknown word 'augustgard'; known: a territory, or hero", "augustgard 1 5");
        assertWrong("the hero of seat 1 stands on ursa, which is not its own", "hero 1 ursa");
    }
}
