package orrery.games.stars.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import orrery.core.Choice;
import orrery.core.Playout;
import orrery.core.Policy;
import orrery.core.Question;
import orrery.core.Setup;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsGame;
import orrery.games.stars.StarsState;
import orrery.testkit.fuzz.CheckFailed;
import orrery.testkit.fuzz.Enumerator;

/** Random games offer exactly what a second reading of the rules finds, and what is left out or added is noticed. */
class RulebookTest {

    private static final StarsGame GAME = new StarsGame();
    private static final int GAMES =
            Boolean.getBoolean("orrery.full") ? 300 : Boolean.getBoolean("orrery.fast") ? 3 : 24;

    /** The questions that the second reading knows. */
    private static final Set<String> KNOWN = Set.of(
            "prompt.faction",
            "prompt.tile-side",
            "prompt.tile-cell",
            "prompt.forces",
            "prompt.forces-last",
            "prompt.objective",
            "prompt.storm",
            "prompt.order",
            "prompt.turn",
            "prompt.carry-out",
            "prompt.move-ships",
            "prompt.move-ground",
            "prompt.buy-unit",
            "prompt.buy-structure",
            "prompt.strategize",
            "prompt.take-out",
            "prompt.asset",
            "prompt.strike",
            "prompt.reinforce",
            "prompt.choose-card",
            "prompt.damage",
            "prompt.retreat",
            "prompt.move-storm",
            "prompt.choose-event");

    /** Plays one game and hands every question with the position in which it is asked to a reader. */
    private static void play(long seed, Enumerator<StarsState> reader) {
        int seats = 2 + (int) (seed % 3);
        SplittableRandom random = new SplittableRandom(seed);
        var check = reader.<StarsFact>check();
        Policy<StarsState> uniform = (state, question, legal) -> {
            int chosen = random.nextInt(legal.size());
            check.question(state, question, legal.get(chosen));
            return chosen;
        };
        var start = GAME.start(Setup.of(seed % 2 == 0 ? StarsGame.FULL_SET_UP : StarsGame.QUICK_START, seats)
                .with(StarsGame.FRESH_PATHS, seed % 5 == 0 ? "yes" : "no"));
        new Playout<StarsState, StarsFact>(start.state(), Collections.nCopies(seats, uniform), random)
                .play(start.first());
    }

    @Test
    void randomGamesOfferWhatTheRulesAllow() {
        Rulebook rulebook = new Rulebook();
        for (long seed = 0; seed < GAMES; seed++) {
            play(seed, rulebook);
        }
        Set<String> met = new TreeSet<>(rulebook.questions());
        assertThat(met).containsAll(GAMES > 10 ? KNOWN : Set.of("prompt.order"));
    }

    @Test
    void aChoiceTooManyOrTooFewIsFound() {
        Rulebook rulebook = new Rulebook();
        Enumerator<StarsState> strict =
                (state, question) -> rulebook.legal(state, question).map(legal -> {
                    List<Choice> fewer = new ArrayList<>(legal);
                    if (isMove(question)) {
                        fewer.removeLast();
                    }
                    return Set.copyOf(fewer);
                });
        assertThatThrownBy(() -> {
                    for (long seed = 0; seed < 10; seed++) {
                        play(seed, strict);
                    }
                })
                .isInstanceOf(CheckFailed.class)
                .hasMessageContaining("prompt.move-ground");
    }

    private static boolean isMove(Question<?> question) {
        return question.decision().prompt().key().equals("prompt.move-ground");
    }
}
