package orrery.games.roll.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import orrery.core.Choice;
import orrery.core.Playout;
import orrery.core.Question;
import orrery.core.Setup;
import orrery.games.roll.RandomPlay;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollGame;
import orrery.games.roll.RollState;
import orrery.games.roll.rulebook.Rulebook;
import orrery.words.Language;
import orrery.words.TextFolder;
import orrery.words.Words;

/**
 * Random games hold in everything that must hold in every game: the same facts when played again from stored positions and
 * answer by answer with lanes interleaved, questions that agree with the second reading of the rules, words for all that is
 * said, and secrets kept.
 */
class FuzzTest {

    private static final int WHOLE_GAMES = Extent.of(1, 5, 200);
    private static final int GAMES_FOR_ALL_QUESTIONS = Extent.of(40, 40, 400);

    @ParameterizedTest(name = "with {0} seats")
    @ValueSource(ints = {2, 3, 4, 5})
    void wholeGamesHold(int seats) throws IOException {
        RollGame game = new RollGame();
        Checks.fuzzer(game, new Rulebook())
                .assertAllHold(List.of(Setup.of("base", seats)), WHOLE_GAMES, Checks.FAILURES);
    }

    @ParameterizedTest(name = "with {0} seats")
    @ValueSource(ints = {2, 5})
    void gamesCutShortHold(int seats) throws IOException {
        RollGame game = new RollGame();
        Setup setup = Setup.of("base", seats).with(RollGame.ROUND_LIMIT, "6");
        Checks.fuzzer(game, new Rulebook()).lookingAt(0.1).assertAllHold(List.of(setup), 2, Checks.FAILURES);
    }

    @Test
    void everyQuestionOfTheGameIsMetAndAgreesWithTheRules() {
        Rulebook rulebook = new Rulebook();
        for (int seats = 2; seats <= 5; seats++) {
            for (long seed = 0; seed < GAMES_FOR_ALL_QUESTIONS; seed++) {
                RandomPlay.PLAY.playOut(seed, Setup.of("base", seats), new Reading(rulebook));
            }
        }
        Set<String> asked = new TreeSet<>(
                Words.of(TextFolder.beside(RollGame.class), Language.EN).keys());
        asked.removeIf(key -> !key.startsWith("prompt."));
        assertThat(rulebook.questions()).containsExactlyInAnyOrderElementsOf(asked);
    }

    /** Holds each question of a play-out against the rules. */
    private static final class Reading implements Playout.Observer<RollState, RollFact> {

        private final Rulebook rulebook;
        private @Nullable RollState now;

        Reading(Rulebook rulebook) {
            this.rulebook = rulebook;
        }

        @Override
        public void happened(RollState state, RollFact fact) {
            now = state;
        }

        @Override
        public void answered(Question<?> question, Choice choice, int options) {
            rulebook.question(Objects.requireNonNull(now), question, choice);
        }
    }
}
