package orrery.app.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import orrery.app.BadInput;
import orrery.app.ExitStatus;
import orrery.app.Games;
import orrery.app.Shell;
import orrery.app.Speech;
import orrery.app.Unwritable;
import orrery.app.terminal.Save;
import orrery.app.terminal.SavedGames;
import orrery.app.terminal.Seating;
import orrery.app.terminal.TableNames;
import orrery.app.terminal.Terminal;
import orrery.app.terminal.TerminalTable;
import orrery.core.BotFamily;
import orrery.core.Entry;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.KeyedChance;
import orrery.core.Match;
import orrery.core.Preparation;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.State;
import orrery.words.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** Plays a game with people and bots. */
@Command(name = "play", mixinStandardHelpOptions = true)
public final class PlayWord implements Callable<Integer> {

    private static final String LATEST = "";

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", descriptionKey = "game")
    private String game = "";

    @Mixin
    private final ServeOptions serving = new ServeOptions();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--terminal")
    private boolean terminal;

    @Option(names = "--seats", split = ",", paramLabel = "NAME")
    private List<String> seats = new ArrayList<>();

    @Option(names = "--bots", split = ",", paramLabel = "BOT")
    private List<String> bots = new ArrayList<>();

    @Option(names = "--mode", paramLabel = "M", descriptionKey = "mode")
    private String mode = "";

    @Option(names = "--seed", paramLabel = "S")
    private @Nullable Long seed;

    @Option(names = "--option", paramLabel = "K=V", descriptionKey = "option")
    private Map<String, String> options = new TreeMap<>();

    @Option(names = "--save", paramLabel = "FILE")
    private @Nullable Path save;

    @Option(names = "--continue", paramLabel = "FILE", arity = "0..1", fallbackValue = LATEST)
    private @Nullable String saved;

    @Mixin
    private final LanguageOption language = new LanguageOption();

    @Override
    public Integer call() throws IOException {
        if (!terminal) {
            if (!game.isEmpty()) {
                Games.named(game);
            }
            browserOnly();
            return serving.serve(language.language());
        }
        language.language();
        terminalOnly();
        if (saved != null) {
            resume(saved);
        } else {
            begin(Games.named(game.isEmpty() ? Games.all().getFirst().id() : game));
        }
        return ExitStatus.DONE;
    }

    /** What is set up on the page must not be asked for here, where it would be passed over in silence. */
    private void browserOnly() {
        Map<String, Boolean> given = new TreeMap<>(Map.of(
                "--seats", !seats.isEmpty(),
                "--bots", !bots.isEmpty(),
                "--mode", !mode.isEmpty(),
                "--seed", seed != null,
                "--option", !options.isEmpty(),
                "--save", save != null,
                "--continue", saved != null));
        given.forEach((option, there) -> {
            if (there) {
                throw new BadInput("bad.terminal-only", option);
            }
        });
    }

    /** Nor is anything of the server at a terminal, where there is none. */
    private void terminalOnly() {
        ParseResult given = spec.commandLine().getParseResult();
        for (String option : ServeOptions.NAMES) {
            if (given.hasMatchedOption(option)) {
                throw new BadInput("bad.browser-only", option);
            }
        }
    }

    private <S extends State<S, F>, F extends Fact> void begin(Game<S, F> named) throws IOException {
        BotFamily<S> family = Games.bots(named);
        String chosen = Setups.mode(named, mode);
        Seating seating = Seating.of(
                seats,
                bots,
                Setups.seats(named, chosen).getFirst(),
                family.levels().getLast());
        seating.bots().forEach(level -> Games.level(family, level));
        Setup setup = Setups.checked(named, new Setup(chosen, seating.seats(), options));
        Optional<Path> file = save == null ? SavedGames.fresh(named.id()) : Optional.of(fresh(save));
        KeyedChance chance = new KeyedChance(seed == null ? KeyedChance.newSeed() : bytes(seed), Save.TABLE);
        Match<S, F> match = start(Match.prepare(named, setup, chance), seating);
        try (Save store = new Save(chance, Save.TABLE, seating.names(), file)) {
            play(match, seating.names(), store, chance);
        }
    }

    /** A file that is not there yet and can be written. */
    private static Path fresh(Path file) {
        if (Files.exists(file)) {
            throw new BadInput("bad.save-exists", file.toString());
        }
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isWritable(folder)) {
            throw new Unwritable(file);
        }
        return file;
    }

    private static <S extends State<S, F>, F extends Fact> Match<S, F> start(
            Preparation<S, F> preparation, Seating seating) {
        int people = seating.people().size();
        for (int bot = 0; bot < seating.bots().size(); bot++) {
            preparation.take(
                    Seat.of(people + bot), Entry.Player.bot(seating.bots().get(bot)));
        }
        return preparation.usualAnswers().start();
    }

    private void resume(String name) throws IOException {
        if (!bots.isEmpty() || !mode.isEmpty() || !options.isEmpty() || seed != null || save != null) {
            throw new BadInput("bad.continue-alone");
        }
        Path file = name.equals(LATEST)
                ? SavedGames.latest().orElseThrow(() -> new BadInput("bad.nothing-saved"))
                : Path.of(name);
        if (!Files.isRegularFile(file)) {
            throw new BadInput("bad.no-file", file.toString());
        }
        resume(Save.open(file), file);
    }

    private <S extends State<S, F>, F extends Fact> void resume(Save.Opened<S, F> opened, Path file)
            throws IOException {
        String held = opened.match().game().id();
        if (!game.isEmpty() && !game.equals(held)) {
            throw new BadInput("bad.other-game", file.toString(), held, game);
        }
        List<String> names = new ArrayList<>(opened.names());
        List<String> people = Seating.named(seats);
        for (int i = 0; i < people.size(); i++) {
            if (i >= names.size() || opened.match().player(Seat.of(i)).kind() != Entry.Player.Kind.PERSON) {
                throw new BadInput("bad.too-many-names", file.toString(), people.size());
            }
            names.set(i, people.get(i));
        }
        try (Save store = new Save(opened.chance(), opened.table(), names, Optional.of(file))) {
            play(opened.match(), names, store, opened.chance());
        }
    }

    private <S extends State<S, F>, F extends Fact> void play(
            Match<S, F> match, List<String> names, Save store, KeyedChance chance) throws IOException {
        List<Entry.Player> players =
                Seat.first(match.setup().seats()).stream().map(match::player).toList();
        TableNames called = new TableNames(names, players);
        Charset charset = Charset.forName(System.getProperty("stdin.encoding", "UTF-8"));
        Language spoken = language.language();
        Terminal here = new Terminal(
                new BufferedReader(new InputStreamReader(System.in, charset)),
                System.out,
                Shell.watchesOutput() && !"dumb".equals(System.getenv("TERM")),
                spoken,
                other -> Speech.of(match.game(), other, called));
        new TerminalTable<>(match, store, here, chance.commitment().hashCode()).play();
    }

    private static byte[] bytes(long seed) {
        byte[] bytes = new byte[32];
        new SplittableRandom(seed).nextBytes(bytes);
        return bytes;
    }
}
