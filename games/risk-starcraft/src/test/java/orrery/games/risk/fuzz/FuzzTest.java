package orrery.games.risk.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import orrery.core.Setup;
import orrery.games.risk.RiskGame;
import orrery.games.risk.rulebook.Rulebook;
import orrery.words.Language;
import orrery.words.TextFolder;
import orrery.words.Words;

/**
 * Random games hold in everything that must hold in every game: the same facts when played again from stored positions and
 * answer by answer, questions that agree with the second reading of the rules, words for all that is said, and secrets kept.
 */
class FuzzTest {

    private static final int WHOLE_GAMES = Extent.of(1, 2, 100);
    private static final int OTHER_GAMES = Extent.of(1, 1, 60);
    private static final int POSITIONS = Extent.of(5, 30, 1000);
    private static final int POSITIONS_FOR_ALL_QUESTIONS = 25;

    @ParameterizedTest(name = "with {0} seats")
    @ValueSource(ints = {3, 4, 5, 6})
    void wholeGamesHold(int seats) throws IOException {
        RiskGame game = new RiskGame();
        Checks.fuzzer(game, new Rulebook()).assertAllHold(setups(seats), WHOLE_GAMES, Checks.FAILURES);
    }

    /** Every value of every option; short games, and one in four to the end that the rules give it. */
    private static List<Setup> setups(int seats) {
        List<Setup> setups = new ArrayList<>();
        for (String places : List.of("chosen", "by-seat")) {
            for (String even : List.of("no", "yes")) {
                boolean toTheEnd = places.equals("chosen") && even.equals("yes");
                setups.add(Setup.of("basic-training", seats)
                        .with(RiskGame.PLACES, places)
                        .with(RiskGame.EVEN, even)
                        .with(RiskGame.ROUND_LIMIT, toTheEnd ? "0" : "5"));
            }
        }
        return setups;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("otherModes")
    void wholeGamesOfOtherModesHold(Setup setup) throws IOException {
        RiskGame game = new RiskGame();
        Checks.fuzzer(game, new Rulebook()).assertAllHold(List.of(setup), OTHER_GAMES, Checks.FAILURES);
    }

    /** Every mode without a diagram with every number of players, short games. */
    static Stream<Setup> otherModes() {
        return new RiskGame()
                .modes().stream()
                        .filter(mode -> !RiskGame.mode(mode).diagram())
                        .flatMap(mode -> mode.seats().stream().map(seats -> Setup.of(mode.id(), seats)))
                        .map(setup -> setup.with(RiskGame.PLACES, setup.seats() % 2 == 0 ? "chosen" : "by-seat")
                                .with(RiskGame.ROUND_LIMIT, "4"));
    }

    @ParameterizedTest(name = "with {0} seats")
    @ValueSource(ints = {2, 3, 4, 5, 6})
    void gamesFromRandomPositionsHold(int seats) throws IOException {
        RandomPositions game = new RandomPositions();
        Checks.fuzzer(game, new Rulebook()).assertAllHold(RandomPositions.setups(seats, POSITIONS), 1, Checks.FAILURES);
    }

    @Test
    void everyQuestionOfTheGameIsMet() throws IOException {
        Rulebook rulebook = new Rulebook();
        RandomPositions positions = new RandomPositions();
        RiskGame game = new RiskGame();
        for (int seats = 2; seats <= 6; seats++) {
            List<Setup> setups = RandomPositions.setups(seats, POSITIONS_FOR_ALL_QUESTIONS);
            Checks.fuzzer(positions, rulebook).lookingAt(0).assertAllHold(setups, 1, Checks.FAILURES);
        }
        Setup short3 = Setup.of("basic-training", 3).with(RiskGame.ROUND_LIMIT, "1");
        Checks.fuzzer(game, rulebook).lookingAt(0).assertAllHold(List.of(short3), 1, Checks.FAILURES);
        List<Setup> others = otherModes()
                .map(setup -> setup.with(RiskGame.PLACES, "chosen").with(RiskGame.ROUND_LIMIT, "1"))
                .toList();
        Checks.fuzzer(game, rulebook).lookingAt(0).assertAllHold(others, 1, Checks.FAILURES);

        Set<String> asked = new TreeSet<>(
                Words.of(TextFolder.beside(RiskGame.class), Language.EN).keys());
        asked.removeIf(key -> !key.startsWith("prompt."));
        assertThat(rulebook.questions()).containsExactlyInAnyOrderElementsOf(asked);
    }
}
