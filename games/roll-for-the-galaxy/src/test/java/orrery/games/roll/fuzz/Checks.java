package orrery.games.roll.fuzz;

import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import orrery.core.Game;
import orrery.core.Setup;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollGame;
import orrery.games.roll.RollState;
import orrery.games.roll.rulebook.Rulebook;
import orrery.testkit.fuzz.Failure;
import orrery.testkit.fuzz.Fuzzer;
import orrery.testkit.fuzz.MessagesRender;
import orrery.words.TextFolder;

/** All that is checked in random games of Roll for the Galaxy. */
final class Checks {

    /** Where the logs of failed games are written. */
    private static final Path FAILURES = Path.of("target", "failed-games");

    private static final double SHARE_OF_QUESTIONS = 0.02;

    private Checks() {}

    /** The fuzzer with the second reading of the rules, the words of both languages and the secrets. */
    static Fuzzer<RollState, RollFact> fuzzer(Game<RollState, RollFact> game, Rulebook rulebook) {
        return new Fuzzer<>(game)
                .with(rulebook)
                .with(new MessagesRender<>(TextFolder.beside(RollGame.class)))
                .comparingStreams(Checks::opensHidden)
                .lookingAt(SHARE_OF_QUESTIONS);
    }

    /**
     * How many workers a hidden tile takes, and what is drawn, differs between games that differ in hidden tiles; what is
     * in front of the screens between games that differ behind them.
     */
    private static boolean opensHidden(RollFact fact) {
        return switch (fact) {
            case RollFact.Revealed f -> true;
            case RollFact.TileDrawn f -> true;
            case RollFact.WorkersPlaced f -> true;
            case RollFact.WorkersSpent f -> true;
            case RollFact.WorkersUnused f -> true;
            default -> false;
        };
    }

    /** Plays and fails with the seed of each failed game and the file in which its log is. */
    static void assertAllHold(
            Game<RollState, RollFact> game, Fuzzer<RollState, RollFact> fuzzer, List<Setup> setups, int games)
            throws IOException {
        StringBuilder told = new StringBuilder();
        List<Failure> failures = new ArrayList<>();
        long seed = 1;
        for (Setup setup : setups) {
            failures.addAll(fuzzer.run(List.of(setup), games, seed));
            seed += games;
        }
        for (Failure failure : failures) {
            Path log = failure.write(game, FAILURES);
            told.append('\n').append(failure).append("\n  ./orrery replay ").append(log.toAbsolutePath());
        }
        if (!told.isEmpty()) {
            fail(told.toString());
        }
    }
}
