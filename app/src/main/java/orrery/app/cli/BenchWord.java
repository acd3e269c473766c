package orrery.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import orrery.app.ExitStatus;
import orrery.app.Games;
import orrery.app.Speech;
import orrery.app.bench.Bench;
import orrery.app.bench.BotFigures;
import orrery.app.bench.Figures;
import orrery.app.bench.Machine;
import orrery.app.bench.ServerBench;
import orrery.app.bench.ServerFigures;
import orrery.core.Game;
import orrery.words.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures games on this machine. */
@Command(name = "bench", mixinStandardHelpOptions = true)
public final class BenchWord implements Callable<Integer> {

    private static final int QUESTIONS = 1_000;

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", descriptionKey = "game")
    private String game = "";

    @Option(names = "--quick")
    private boolean quick;

    @Option(names = "--server")
    private boolean server;

    @Option(names = "--json", paramLabel = "FILE|-", descriptionKey = "json")
    private String json = "";

    @Mixin
    private final LanguageOption language = new LanguageOption();

    @Override
    public Integer call() {
        JsonTarget target = JsonTarget.of(json);
        Words words = Speech.ofProgram(language.language());
        if (server) {
            return served(target, words);
        }
        List<Figures> figures = games().stream().map(this::measured).toList();
        if (!target.isOutput()) {
            System.out.println(Machine.description());
            figures.stream().flatMap(game -> game.lines(words).stream()).forEach(System.out::println);
        }
        target.write(json(figures.stream().map(Figures::json)));
        return ExitStatus.DONE;
    }

    private int served(JsonTarget target, Words words) {
        ServerFigures figures = quick
                ? new ServerBench(games().getFirst(), 500, 200, 50).measure()
                : new ServerBench(games().getFirst(), 10_000, 2_000, 500).measure();
        if (!target.isOutput()) {
            System.out.println(Machine.description());
            figures.lines(words).forEach(System.out::println);
        }
        List<BotFigures> bots = new ArrayList<>();
        for (Game<?, ?> each : games()) {
            BotFigures rounds = new ServerBench(each, 0, 0, 0).bots(quick ? 5 : 50);
            if (!target.isOutput()) {
                System.out.println(rounds.line(words));
            }
            bots.add(rounds);
        }
        target.write(json(Stream.concat(Stream.of(figures.json()), bots.stream().map(BotFigures::json))));
        return ExitStatus.DONE;
    }

    /** The game named, or all. */
    private List<Game<?, ?>> games() {
        return game.isEmpty() ? Games.all() : List.of(Games.named(game));
    }

    private Figures measured(Game<?, ?> game) {
        return new Bench<>(game, quick ? 1_000 : 10_000, QUESTIONS).measure();
    }

    private static String json(Stream<String> figures) {
        String games = figures.collect(Collectors.joining(","));
        return "{\"machine\":\"" + Machine.description().replace("\"", "'") + "\",\"games\":[" + games + "]}";
    }
}
