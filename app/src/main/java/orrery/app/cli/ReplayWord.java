package orrery.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import orrery.app.BadInput;
import orrery.app.Games;
import orrery.app.Speech;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.Seat;
import orrery.core.State;
import orrery.core.Viewer;
import orrery.core.Visitor;
import orrery.store.GameFile;
import orrery.store.Verification;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Steps through a game that was recorded and checks its facts and dice. */
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        description = "Prints a recorded game and checks its facts, its dice and its result.")
public final class ReplayWord implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "FILE", description = "A game saved or exported.")
    private Path file = Path.of("");

    @Option(names = "--to", paramLabel = "N", description = "Stops after so many lines of the log.")
    private int to = Integer.MAX_VALUE;

    @Option(names = "--as", paramLabel = "SEAT", description = "As this seat knew it; as a visitor if not given.")
    private int as;

    @Option(names = "--lang", paramLabel = "ru|en", description = "Language; that of the environment if not given.")
    private String lang = "";

    @Override
    public Integer call() throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new BadInput("no such file: " + file);
        }
        GameFile recorded = GameFile.read(Games.all(), file);
        return print(Games.named(recorded.game()), recorded);
    }

    private <S extends State<S, F>, F extends Fact> int print(Game<S, F> game, GameFile recorded) {
        if (as < 0 || as > recorded.setup().seats()) {
            throw new BadInput(
                    "--as is the number of a seat, 1 to " + recorded.setup().seats());
        }
        Viewer viewer = as == 0 ? Visitor.VISITOR : Seat.of(as - 1);
        Speech speech = Speech.of(game, Speech.language(lang), List.of());
        int line = 0;
        for (Fact fact : recorded.facts()) {
            Fact seen = fact.seenBy(viewer);
            if (seen != null && seen.isTold() && ++line <= to) {
                System.out.println(line + "  " + speech.say(seen.message()));
            }
        }
        Verification.Verdict verdict = Verification.verify(game, recorded);
        verdict.fault().ifPresent(System.err::println);
        System.out.println(speech.say(verdict.fault().isPresent() ? "app.replay-differs" : "app.replay-holds"));
        return verdict.fault().isPresent() ? 1 : 0;
    }
}
