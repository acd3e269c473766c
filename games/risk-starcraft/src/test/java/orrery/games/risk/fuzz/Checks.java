package orrery.games.risk.fuzz;

import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import orrery.core.Game;
import orrery.core.Setup;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskGame;
import orrery.games.risk.RiskState;
import orrery.games.risk.rulebook.Rulebook;
import orrery.testkit.fuzz.Failure;
import orrery.testkit.fuzz.Fuzzer;
import orrery.testkit.fuzz.MessagesRender;
import orrery.words.TextFolder;

/** All that is checked in random games of RISK: StarCraft. */
final class Checks {

    /** Where the logs of failed games are written. */
    private static final Path FAILURES = Path.of("target", "failed-games");

    private static final double SHARE_OF_QUESTIONS = 0.02;

    private Checks() {}

    /** The fuzzer with the second reading of the rules, the words of both languages and the secrets. */
    static Fuzzer<RiskState, RiskFact> fuzzer(Game<RiskState, RiskFact> game, Rulebook rulebook) {
        return new Fuzzer<>(game)
                .with(rulebook)
                .with(new MessagesRender<>(TextFolder.beside(RiskGame.class)))
                .with(new RussianUnits())
                .comparingStreams(Checks::opensHiddenCards)
                .lookingAt(SHARE_OF_QUESTIONS);
    }

    /** Cards played or handed in are seen by all from then on, and so differ between games that differ in hands. */
    private static boolean opensHiddenCards(RiskFact fact) {
        return fact instanceof RiskFact.CardPlayed || fact instanceof RiskFact.CardsHandedIn;
    }

    /** Plays and fails with the seed of each failed game and the file in which its log is. */
    static void assertAllHold(
            Game<RiskState, RiskFact> game, Fuzzer<RiskState, RiskFact> fuzzer, List<Setup> setups, int games)
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
