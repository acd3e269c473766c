package orrery.games.roll.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import orrery.core.Setup;
import orrery.core.scenario.BadLine;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollGame;
import orrery.games.roll.RollState;
import orrery.testkit.scenario.ScenariosHold;

/** Every scenario of the folder holds, and the words for positions say what is wrong with a line. */
class ScenariosTest extends ScenariosHold<RollState, RollFact> {

    ScenariosTest() {
        super(new RollWords(), Setup.of("base", 3), 43);
    }

    @Test
    void aPositionDescribedAndReadAgainIsTheSame() throws BadLine {
        RollState state = begin(
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
        RollState again = begin(new RollWords().describe(state).toArray(String[]::new));
        RollGame game = new RollGame();
        assertThat(game.position(again)).isEqualTo(game.position(state));
        game.check(again);
    }

    @Test
    void aWrongLineIsNamedWithWhatWouldBeRight() {
        assertWrong("'4' is no seat of this game; seats are 1 to 3", "dice 4 cup home");
        assertWrong("'11' is not a number from 0 to 10", "credits 1 11");
        assertWrong("unknown first step 'lunch'; known: start-tiles, assign", "step lunch");
        assertWrong("unknown word 'dise'; known: step, round", "dise 1 cup home");
        assertWrong("gem-world is no home world", "home 1 gem-world");
        assertWrong("old-earth is no side of a game tile", "stack 1 old-earth");
        assertWrong("gem-world holds goods and is in no tableau", "goods gem-world home");
        assertWrong("gem-world is in two places", "stack 1 conscription gem-world");
    }
}
