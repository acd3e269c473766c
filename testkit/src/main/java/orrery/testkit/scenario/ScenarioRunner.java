package orrery.testkit.scenario;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import orrery.core.Component;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.Message;
import orrery.core.Mode;
import orrery.core.Refused;
import orrery.core.Setup;
import orrery.core.State;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;
import orrery.core.scenario.PositionWords;

/** Reads scenario files, sets their positions up, plays them and compares. */
public final class ScenarioRunner {

    /** Endings of the names of scenario files in a folder. */
    public static final String SUFFIX = ".scenario";

    private final List<Game<?, ?>> games;
    private final List<PositionWords<?, ?>> words;

    public ScenarioRunner(List<? extends Game<?, ?>> games, List<? extends PositionWords<?, ?>> words) {
        this.games = List.copyOf(games);
        this.words = List.copyOf(words);
    }

    /** A runner for all games on the class path. */
    public static ScenarioRunner ofAllGames() {
        List<Game<?, ?>> games = new ArrayList<>();
        ServiceLoader.load(Game.class).forEach(games::add);
        List<PositionWords<?, ?>> words = new ArrayList<>();
        ServiceLoader.load(PositionWords.class).forEach(words::add);
        return new ScenarioRunner(games, words);
    }

    /** The scenario files of a folder and all folders in it, by name; or the file itself. */
    public static List<Path> files(Path place) throws IOException {
        if (!Files.isDirectory(place)) {
            return List.of(place);
        }
        try (Stream<Path> all = Files.walk(place)) {
            return all.filter(path -> path.getFileName().toString().endsWith(SUFFIX))
                    .sorted()
                    .toList();
        }
    }

    /** Runs a file. */
    public Result run(Path file) throws IOException {
        String name = String.valueOf(file.getFileName());
        try {
            return run(name, text(file));
        } catch (BadLine bad) {
            return unread(name, bad);
        }
    }

    /** Runs the text of a file; {@code name} is the title of a scenario without one. */
    public Result run(String name, String text) {
        String title = name;
        try {
            Scenario scenario = ScenarioParser.parse(text);
            title = scenario.title().isEmpty() ? name : scenario.title();
            return new Result(title, false, run(game(scenario.game()), scenario));
        } catch (BadLine bad) {
            return unread(title, bad);
        }
    }

    private static Result unread(String title, BadLine bad) {
        return new Result(title, true, List.of(new Result.Difference(bad.line(), String.valueOf(bad.getMessage()))));
    }

    /**
     * The position that a file describes, before anything is played.
     *
     * @throws BadLine     if the file is wrong
     * @throws IOException if it cannot be read
     */
    public Described<?, ?> position(Path file) throws BadLine, IOException {
        Scenario scenario = ScenarioParser.parse(text(file));
        return position(game(scenario.game()), scenario);
    }

    private static String text(Path file) throws BadLine, IOException {
        try {
            return Files.readString(file);
        } catch (CharacterCodingException unknown) {
            throw new BadLine(1, "the file is no text in UTF-8");
        }
    }

    private Game<?, ?> game(Line line) throws BadLine {
        return games.stream()
                .filter(game -> game.id().equals(line.text()))
                .findFirst()
                .orElseThrow(() -> new BadLine(
                        line,
                        "unknown game '" + line.text() + "'; known: "
                                + String.join(", ", games.stream().map(Game::id).toList())));
    }

    @SuppressWarnings("unchecked")
    private <S extends State<S, F>, F extends Fact> @Nullable PositionWords<S, F> words(Game<S, F> game) {
        for (PositionWords<?, ?> candidate : words) {
            if (candidate.game().equals(game.id())) {
                return (PositionWords<S, F>) candidate;
            }
        }
        return null;
    }

    private <S extends State<S, F>, F extends Fact> List<Result.Difference> run(Game<S, F> game, Scenario scenario)
            throws BadLine {
        PositionWords<S, F> own = words(game);
        ScriptedChance<S, F> chance = new ScriptedChance<>(scenario.chance(), own);
        Play<S, F> play = new Play<>(game, own, chance);
        List<Play.Step> steps = play.read(scenario.play());
        chance.playing(
                scenario.play().isEmpty()
                        ? scenario.game().number()
                        : scenario.play().getFirst().number());
        try {
            return play.run(position(game, own, scenario, chance).begun(), steps);
        } catch (ScriptedChance.Broken broken) {
            return play.with(new Result.Difference(broken.line(), String.valueOf(broken.getMessage())));
        }
    }

    private <S extends State<S, F>, F extends Fact> Described<S, F> position(Game<S, F> game, Scenario scenario)
            throws BadLine {
        PositionWords<S, F> own = words(game);
        ScriptedChance<S, F> chance = new ScriptedChance<>(scenario.chance(), own);
        chance.playing(scenario.game().number());
        return position(game, own, scenario, chance);
    }

    private static <S extends State<S, F>, F extends Fact> Described<S, F> position(
            Game<S, F> game, @Nullable PositionWords<S, F> own, Scenario scenario, ScriptedChance<S, F> chance)
            throws BadLine {
        Setup setup = setup(game, scenario);
        if (scenario.position().isEmpty()) {
            return new Described<>(game, setup, game.start(setup), chance);
        }
        if (own == null) {
            throw new BadLine(
                    scenario.position().getFirst(),
                    "the game " + game.id()
                            + " has no words for positions; leave the section out to begin at its start");
        }
        return new Described<>(game, setup, own.begin(setup, scenario.position()), chance);
    }

    private static Setup setup(Game<?, ?> game, Scenario scenario) throws BadLine {
        String modeId = scenario.mode().text().isEmpty()
                ? game.modes().getFirst().id()
                : scenario.mode().text();
        Mode mode = game.mode(modeId)
                .orElseThrow(() -> new BadLine(
                        scenario.mode(),
                        "unknown mode '" + modeId + "'; known: "
                                + String.join(
                                        ", ",
                                        game.modes().stream().map(Mode::id).toList())));
        String seats = scenario.seats().text();
        if (!seats.isEmpty() && !seats.matches("[1-9][0-9]?")) {
            throw new BadLine(scenario.seats(), "'" + seats + "' is no number of seats");
        }
        Setup setup = Setup.of(modeId, seats.isEmpty() ? mode.seats().getFirst() : Integer.parseInt(seats));
        check(game, setup, scenario.seats());
        for (var option : new TreeMap<>(scenario.options()).entrySet()) {
            setup = setup.with(option.getKey(), option.getValue().text());
            check(game, setup, option.getValue());
        }
        return setup;
    }

    private static void check(Game<?, ?> game, Setup setup, Line line) throws BadLine {
        try {
            game.checked(setup);
        } catch (Refused refused) {
            throw new BadLine(line, inWords(refused.why()));
        }
    }

    private static String inWords(Message why) {
        List<Object> args = why.args();
        return switch (why.key()) {
            case "setup.seats" ->
                ((Component) args.get(0)).id() + " is for " + inWords((Message) args.get(1)) + ", not for "
                        + args.get(2);
            case "setup.seats-one" -> args.get(0) + " seats";
            case "setup.seats-range" -> args.get(0) + " to " + args.get(1) + " seats";
            case "setup.seats-either" -> args.get(0) + " or " + args.get(1) + " seats";
            case "setup.unknown-option" -> "unknown option '" + args.get(0) + "'; known: " + args.get(1);
            case "setup.number" -> "option " + args.get(0) + " is a whole number from 0 to 999999, not " + args.get(1);
            case "setup.value" -> "option " + args.get(0) + " is one of " + args.get(2) + ", not " + args.get(1);
            default -> why.toString();
        };
    }
}
