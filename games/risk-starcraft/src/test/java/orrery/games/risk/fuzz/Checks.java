package orrery.games.risk.fuzz;

import java.nio.file.Path;
import orrery.core.Game;
import orrery.games.risk.CardFact;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskGame;
import orrery.games.risk.RiskState;
import orrery.games.risk.rulebook.Rulebook;
import orrery.testkit.fuzz.Fuzzer;
import orrery.testkit.fuzz.MessagesRender;
import orrery.words.TextFolder;

/** All that is checked in random games of RISK: StarCraft. */
final class Checks {

    /** Where the logs of failed games are written. */
    static final Path FAILURES = Path.of("target", "failed-games");

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
        return fact instanceof CardFact.CardPlayed || fact instanceof CardFact.CardsHandedIn;
    }
}
