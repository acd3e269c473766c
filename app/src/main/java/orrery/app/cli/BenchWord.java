package orrery.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import orrery.app.Games;
import orrery.app.bench.Bench;
import orrery.app.bench.Figures;
import orrery.app.bench.Machine;
import orrery.core.Game;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures all games on this machine. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = "Measures the games: random play, copies of states, forks and answers, each on one core.")
public final class BenchWord implements Callable<Integer> {

    private static final int QUESTIONS = 1_000;

    @Option(names = "--quick", description = "A tenth of the games: some seconds instead of about a minute.")
    private boolean quick;

    @Option(names = "--json", paramLabel = "FILE", description = "Also writes JSON; - for standard output alone.")
    private String json = "";

    @Override
    public Integer call() throws IOException {
        List<Figures> figures = Games.all().stream().map(this::measured).toList();
        if (!json.equals("-")) {
            System.out.println(Machine.description());
            figures.stream().flatMap(game -> game.lines().stream()).forEach(System.out::println);
        }
        if (json.equals("-")) {
            System.out.println(json(figures));
        } else if (!json.isEmpty()) {
            Files.writeString(Path.of(json), json(figures) + "\n");
        }
        return 0;
    }

    private Figures measured(Game<?, ?> game) {
        return new Bench<>(game, quick ? 1_000 : 10_000, QUESTIONS).measure();
    }

    private static String json(List<Figures> figures) {
        String games = figures.stream().map(Figures::json).collect(Collectors.joining(","));
        return "{\"machine\":\"" + Machine.description().replace("\"", "'") + "\",\"games\":[" + games + "]}";
    }
}
