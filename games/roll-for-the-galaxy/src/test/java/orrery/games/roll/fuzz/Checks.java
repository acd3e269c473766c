package orrery.games.roll.fuzz;

import java.nio.file.Path;
import orrery.core.Game;
import orrery.games.roll.BuildFact;
import orrery.games.roll.CourseFact;
import orrery.games.roll.ExploreFact;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollGame;
import orrery.games.roll.RollState;
import orrery.games.roll.ScreenFact;
import orrery.games.roll.rulebook.Rulebook;
import orrery.testkit.fuzz.Fuzzer;
import orrery.testkit.fuzz.MessagesRender;
import orrery.words.TextFolder;

/** All that is checked in random games of Roll for the Galaxy. */
final class Checks {

    /** Where the logs of failed games are written. */
    static final Path FAILURES = Path.of("target", "failed-games");

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
            case ScreenFact.Revealed f -> true;
            case ExploreFact.TileDrawn f -> true;
            case BuildFact.WorkersPlaced f -> true;
            case BuildFact.WorkersSpent f -> true;
            case CourseFact.WorkersUnused f -> true;
            default -> false;
        };
    }
}
