package orrery.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import orrery.app.BadInput;
import orrery.app.ExitStatus;
import orrery.app.Games;
import orrery.app.Speech;
import orrery.app.terminal.TableNames;
import orrery.app.terminal.TerminalTable;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.Message;
import orrery.core.RulesFault;
import orrery.core.Seat;
import orrery.core.State;
import orrery.core.Viewer;
import orrery.core.Visitor;
import orrery.store.GameFile;
import orrery.store.Verification;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Steps through a game that was recorded and checks its facts, its dice and its result. */
@Command(name = "replay", mixinStandardHelpOptions = true)
public final class ReplayWord implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "record")
    private Path file = Path.of("");

    @Option(names = "--to", paramLabel = "N")
    private @Nullable Integer to;

    @Option(names = "--as", paramLabel = "SEAT")
    private @Nullable Integer as;

    @Mixin
    private final LanguageOption language = new LanguageOption();

    @Override
    public Integer call() throws IOException {
        if (Files.isDirectory(file)) {
            throw new BadInput("bad.folder", file.toString());
        }
        if (!Files.isRegularFile(file)) {
            throw new BadInput("bad.no-file", file.toString());
        }
        if (to != null && to < 1) {
            throw new BadInput("bad.at-least", "--to", 1, to);
        }
        GameFile recorded = GameFile.read(Games.all(), file);
        return replay(Games.named(recorded.game()), recorded);
    }

    private <S extends State<S, F>, F extends Fact> int replay(Game<S, F> game, GameFile recorded) {
        Viewer viewer = viewer(recorded);
        Speech speech = Speech.of(game, language.language(), new TableNames(recorded.names(), recorded.seats()));
        print(speech, facts(game, recorded), viewer);
        if (recorded.fault() instanceof String fault) {
            System.out.println(speech.say("app.replay-failed", fault));
            return ExitStatus.DONE;
        }
        if (to == null && recorded.result() != null) {
            TerminalTable.result(speech, recorded.result()).forEach(System.out::println);
        }
        return isWhole(recorded) ? verify(game, recorded, speech) : unverified(speech);
    }

    private static boolean isWhole(GameFile recorded) {
        return recorded.knownTo().equals(GameFile.ALL);
    }

    /** Who looks: the seat asked for, or the one the file was written for, or a visitor. */
    private Viewer viewer(GameFile recorded) {
        int seats = recorded.setup().seats();
        if (as != null && (as < 1 || as > seats)) {
            throw new BadInput("bad.seat", as, seats);
        }
        boolean ofSeat = recorded.knownTo().matches("[0-9]+");
        if (!isWhole(recorded) && as != null && !recorded.knownTo().equals(as.toString())) {
            throw new BadInput(ofSeat ? "bad.known-to-seat" : "bad.known-to-visitor", recorded.knownTo());
        }
        int known = as != null ? as : ofSeat ? Integer.parseInt(recorded.knownTo()) : 0;
        return known == 0 ? Visitor.VISITOR : Seat.of(known - 1);
    }

    /** What happened; a game that broke off holds its log alone, and the facts follow from it. */
    private <S extends State<S, F>, F extends Fact> List<? extends Fact> facts(Game<S, F> game, GameFile recorded) {
        if (recorded.fault() == null) {
            return recorded.facts();
        }
        try {
            return Verification.open(game, recorded).truth();
        } catch (RulesFault otherwise) {
            throw new BadInput("bad.save-differs", file.toString(), String.valueOf(otherwise.getMessage()));
        }
    }

    private void print(Speech speech, List<? extends Fact> facts, Viewer viewer) {
        int line = 0;
        for (Fact fact : facts) {
            Fact seen = fact.seenBy(viewer);
            if (seen != null && seen.isTold()) {
                line++;
                if (to == null || line <= to) {
                    System.out.println(line + ". " + speech.say(seen.message()));
                }
            }
        }
        if (to != null && to < line) {
            System.out.println(speech.say("app.replay-shown", to, line));
        }
    }

    private static int unverified(Speech speech) {
        System.out.println(speech.say("app.replay-running"));
        return ExitStatus.DONE;
    }

    private <S extends State<S, F>, F extends Fact> int verify(Game<S, F> game, GameFile recorded, Speech speech) {
        Verification.Verdict verdict = Verification.verify(game, recorded);
        if (verdict.fault().isPresent()) {
            System.err.println("orrery: "
                    + speech.say(
                            Message.of("app.replay-differs", verdict.fault().get())));
            return ExitStatus.FAILED;
        }
        if (verdict.upgraded().isPresent()) {
            System.out.println(speech.say(
                    Message.of("app.replay-upgraded", verdict.upgraded().get())));
            return ExitStatus.DONE;
        }
        String held = verdict.diceChecked() ? "app.replay-holds" : "app.replay-holds-without-dice";
        System.out.println(speech.say(recorded.result() == null ? "app.replay-holds-so-far" : held));
        return ExitStatus.DONE;
    }
}
