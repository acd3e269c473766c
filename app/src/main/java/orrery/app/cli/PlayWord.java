package orrery.app.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import orrery.app.BadInput;
import orrery.app.Games;
import orrery.app.Speech;
import orrery.app.terminal.Save;
import orrery.app.terminal.TerminalTable;
import orrery.core.BotFamily;
import orrery.core.Entry;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.KeyedChance;
import orrery.core.Match;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.State;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a game with people and bots. */
@Command(
        name = "play",
        mixinStandardHelpOptions = true,
        description = {
            "Plays in the browser: starts the server, prints its address and opens it.",
            "With --terminal, plays a whole game in this terminal; type 'help' at any prompt."
        })
public final class PlayWord implements Callable<Integer> {

    @Parameters(
            index = "0",
            arity = "0..1",
            defaultValue = "risk-starcraft",
            paramLabel = "GAME",
            description = "Id of the game (${DEFAULT-VALUE}).")
    private String game = "";

    @Mixin
    private ServeOptions serving = new ServeOptions();

    @Option(names = "--terminal", description = "Plays in this terminal.")
    private boolean terminal;

    @Option(
            names = "--seats",
            split = ",",
            paramLabel = "NAME",
            description = "Names of the people at this terminal; one person if not given.")
    private List<String> people = new ArrayList<>();

    @Option(
            names = "--bots",
            split = ",",
            paramLabel = "BOT",
            description = "Bots in the other seats; greedy ones up to the fewest seats of the mode if not given.")
    private List<String> bots = new ArrayList<>();

    @Option(names = "--mode", paramLabel = "M", description = "Id of the mode; the game's first if not given.")
    private String mode = "";

    @Option(names = "--seed", paramLabel = "S", description = "Makes the dice repeatable; random ones if not given.")
    private Long seed = Long.MIN_VALUE;

    @Option(names = "--lang", paramLabel = "ru|en", description = "Language; that of the environment if not given.")
    private String lang = "";

    @Option(names = "--option", paramLabel = "K=V", description = "An option of the mode.")
    private Map<String, String> options = new TreeMap<>();

    @Option(names = "--save", paramLabel = "FILE", description = "Saves the game here after every answer.")
    private String save = "";

    @Option(names = "--continue", paramLabel = "FILE", description = "Continues a saved game.")
    private String saved = "";

    @Override
    public Integer call() throws IOException {
        if (!terminal) {
            Games.named(game);
            return serving.serve();
        }
        return saved.isEmpty() ? begin(Games.named(game)) : resume();
    }

    private <S extends State<S, F>, F extends Fact> int begin(Game<S, F> named) throws IOException {
        BotFamily<S> family = Games.bots(named);
        List<String> names = new ArrayList<>(people);
        if (names.isEmpty()) {
            names.add(Speech.of(named, Speech.language(lang), List.of()).say("app.you"));
        }
        String chosen = mode.isEmpty() ? named.modes().getFirst().id() : mode;
        int fewest = named.mode(chosen).map(m -> m.seats().getFirst()).orElse(1);
        List<String> levels = new ArrayList<>(bots);
        while (bots.isEmpty() && names.size() + levels.size() < fewest) {
            levels.add(family.levels().getLast());
        }
        levels.forEach(level -> Games.level(family, level));
        Setup setup = Setups.checked(named, new Setup(chosen, names.size() + levels.size(), options));
        KeyedChance chance = new KeyedChance(seed == Long.MIN_VALUE ? KeyedChance.newSeed() : bytes(seed), Save.TABLE);
        Match<S, F> match = Match.start(named, setup, chance);
        int firstBot = names.size();
        for (int i = 0; i < levels.size(); i++) {
            match.take(Seat.of(firstBot + i), Entry.Player.bot(levels.get(i)));
            names.add(levels.get(i) + " " + (i + 1));
        }
        return play(match, names, new Save(chance, save));
    }

    private int resume() throws IOException {
        if (!Files.isRegularFile(Path.of(saved))) {
            throw new BadInput("no such file: " + saved);
        }
        Save.Opened<?, ?> opened = Save.open(Path.of(saved), save.isEmpty() ? saved : save);
        return play(opened);
    }

    private <S extends State<S, F>, F extends Fact> int play(Save.Opened<S, F> opened) throws IOException {
        List<String> names = new ArrayList<>();
        for (Seat seat : Seat.first(opened.match().setup().seats())) {
            Entry.Player player = opened.match().player(seat);
            boolean person = player.kind() == Entry.Player.Kind.PERSON;
            names.add(
                    person && seat.index() < people.size()
                            ? people.get(seat.index())
                            : (person ? "" : player.bot() + " ") + seat.number());
        }
        return play(opened.match(), names, opened.save());
    }

    private <S extends State<S, F>, F extends Fact> int play(Match<S, F> match, List<String> names, Save store)
            throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, charset()));
        PrintWriter out = new PrintWriter(System.out, true, charset());
        return new TerminalTable<>(match, names, Speech.language(lang), store, in, out).play();
    }

    private static Charset charset() {
        return Charset.forName(System.getProperty("stdin.encoding", "UTF-8"));
    }

    private static byte[] bytes(long seed) {
        byte[] bytes = new byte[32];
        new SplittableRandom(seed).nextBytes(bytes);
        return bytes;
    }
}
