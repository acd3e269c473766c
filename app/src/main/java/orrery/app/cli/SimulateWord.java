package orrery.app.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.IntConsumer;
import me.tongfei.progressbar.ProgressBar;
import orrery.app.BadInput;
import orrery.app.Games;
import orrery.app.ProcessorTime;
import orrery.app.simulate.Simulation;
import orrery.app.simulate.Tally;
import orrery.core.BotFamily;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.Setup;
import orrery.core.State;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets bots play many games and counts how they end. */
@Command(
        name = "simulate",
        mixinStandardHelpOptions = true,
        description = "Lets bots play many games and counts how they end. Bots move one seat on with every game. "
                + "Exit status 1 if a game failed.")
public final class SimulateWord implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "GAME", description = "Id of the game, e.g. risk-starcraft.")
    private String game = "";

    @Option(names = "--mode", paramLabel = "M", description = "Id of the mode; the game's first if not given.")
    private String mode = "";

    @Option(names = "--seats", paramLabel = "N", description = "Seats; the most the mode has if not given.")
    private int seats;

    @Option(
            names = "--bots",
            split = ",",
            paramLabel = "BOT",
            description = "One bot for each seat; random if not given.")
    private List<String> bots = new ArrayList<>();

    @Option(names = "--games", paramLabel = "N", defaultValue = "100", description = "Games (${DEFAULT-VALUE}).")
    private int games;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "Seed (${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--threads", paramLabel = "T", description = "Threads; one for each core if not given.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--max-rounds",
            paramLabel = "N",
            defaultValue = "60",
            description = "Rounds after which a game is cut short; 0 for none (${DEFAULT-VALUE}).")
    private int maxRounds;

    @Option(names = "--option", paramLabel = "K=V", description = "An option of the mode.")
    private Map<String, String> options = new TreeMap<>();

    @Option(names = "--check", description = "Checks every invariant after every fact.")
    private boolean check;

    @Option(
            names = "--json",
            paramLabel = "FILE",
            description = "Also writes the result as JSON; - for standard output.")
    private String json = "";

    @Override
    public Integer call() throws IOException, InterruptedException {
        return simulate(Games.named(game));
    }

    private <S extends State<S, F>, F extends Fact> int simulate(Game<S, F> named)
            throws IOException, InterruptedException {
        if (games < 1 || threads < 1) {
            throw new BadInput("--games and --threads are 1 or more");
        }
        BotFamily<S> family = Games.bots(named);
        Setup setup = setup(named);
        List<String> seated = bots.isEmpty() ? Collections.nCopies(setup.seats(), "random") : bots;
        seated.forEach(bot -> Games.level(family, bot));
        long begun = System.nanoTime();
        double spent = ProcessorTime.seconds();
        List<Simulation.Played> played;
        Simulation<S, F> simulation = new Simulation<>(named, setup, family, seated, seed, check);
        if (System.console() != null && System.console().isTerminal()) {
            try (ProgressBar bar = new ProgressBar(named.id(), games)) {
                played = simulation.play(games, threads, bar::stepTo);
            }
        } else {
            IntConsumer silent = done -> {};
            played = simulation.play(games, threads, silent);
        }
        Tally tally = new Tally(played, (System.nanoTime() - begun) / 1e9, ProcessorTime.seconds() - spent);
        report(tally);
        for (Simulation.Played one : played) {
            if (one.fault() != null) {
                Path log = Path.of("orrery-failed-" + one.seed() + ".json");
                simulation.log(one).write(named, log);
                System.err.println("failed: game " + one.number() + ", seed " + one.seed() + ": " + one.fault()
                        + "; its log: " + log.toAbsolutePath());
            }
        }
        return tally.failed() == 0 ? 0 : 1;
    }

    private Setup setup(Game<?, ?> named) {
        if (!bots.isEmpty() && seats != 0 && seats != bots.size()) {
            throw new BadInput("--seats " + seats + " does not agree with " + bots.size() + " --bots");
        }
        String chosen = mode.isEmpty() ? named.modes().getFirst().id() : mode;
        int most = named.mode(chosen).map(m -> m.seats().getLast()).orElse(1);
        int many = !bots.isEmpty() ? bots.size() : seats != 0 ? seats : most;
        Map<String, String> all = new TreeMap<>(options);
        all.putIfAbsent("round-limit", Integer.toString(maxRounds));
        return Setups.checked(named, new Setup(chosen, many, all));
    }

    private void report(Tally tally) throws IOException {
        if (json.equals("-")) {
            System.out.println(tally.json());
            return;
        }
        tally.lines().forEach(System.out::println);
        if (!json.isEmpty()) {
            Files.writeString(Path.of(json), tally.json() + "\n", StandardCharsets.UTF_8);
        }
    }
}
