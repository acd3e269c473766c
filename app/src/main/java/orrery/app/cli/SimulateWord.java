package orrery.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;
import orrery.app.BadInput;
import orrery.app.ExitStatus;
import orrery.app.Games;
import orrery.app.ProcessorTime;
import orrery.app.Shell;
import orrery.app.Speech;
import orrery.app.simulate.Report;
import orrery.app.simulate.Simulation;
import orrery.app.simulate.Tally;
import orrery.core.BotFamily;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.Setup;
import orrery.core.State;
import orrery.words.SeatNames;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets bots play many games and counts how they end. */
@Command(name = "simulate", mixinStandardHelpOptions = true)
public final class SimulateWord implements Callable<Integer> {

    private static final String ROUND_LIMIT = "round-limit";

    /** How each game went is kept until the end. */
    private static final int MOST_GAMES = 1_000_000;

    private static final int MOST_THREADS = 1_000;

    /** As many as a mode's round limit can say. */
    private static final int MOST_ROUNDS = 999_999;

    @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "game")
    private String game = "";

    @Option(names = "--mode", paramLabel = "M", descriptionKey = "mode")
    private String mode = "";

    @Option(names = "--seats", paramLabel = "N")
    private @Nullable Integer seats;

    @Option(names = "--bots", split = ",", paramLabel = "BOT")
    private List<String> bots = new ArrayList<>();

    @Option(names = "--no-rotate")
    private boolean fixed;

    @Option(names = "--games", paramLabel = "N", defaultValue = "100")
    private int games;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1")
    private long seed;

    @Option(names = "--threads", paramLabel = "T")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--max-rounds", paramLabel = "N", defaultValue = "60")
    private int maxRounds;

    @Option(names = "--option", paramLabel = "K=V", descriptionKey = "option")
    private Map<String, String> options = new TreeMap<>();

    @Option(names = "--check")
    private boolean check;

    @Option(names = "--json", paramLabel = "FILE|-", descriptionKey = "json")
    private String json = "";

    @Mixin
    private final LanguageOption language = new LanguageOption();

    @Override
    public Integer call() throws InterruptedException {
        return simulate(Games.named(game));
    }

    private <S extends State<S, F>, F extends Fact> int simulate(Game<S, F> named) throws InterruptedException {
        Speech speech = Speech.of(named, language.language(), SeatNames.NUMBERED);
        within("--games", 1, MOST_GAMES, games);
        within("--threads", 1, MOST_THREADS, threads);
        within("--max-rounds", 0, MOST_ROUNDS, maxRounds);
        BotFamily<S> family = Games.bots(named);
        bots.forEach(bot -> Games.level(family, bot));
        Setup setup = setup(named);
        List<String> seated = bots.isEmpty()
                ? Collections.nCopies(setup.seats(), family.levels().getFirst())
                : bots;
        JsonTarget target = JsonTarget.of(json);
        Simulation<S, F> simulation = new Simulation<>(named, setup, family, seated, seed, !fixed, check);
        long begun = System.nanoTime();
        double spent = ProcessorTime.seconds();
        List<Simulation.Played> played = play(simulation, named.id());
        Tally tally = new Tally(played, (System.nanoTime() - begun) / 1e9, ProcessorTime.seconds() - spent);
        Report report = new Report(tally);
        if (!target.isOutput()) {
            report.lines(speech, named).forEach(System.out::println);
        }
        target.write(report.json());
        played.stream().filter(one -> one.fault() != null).forEach(one -> keep(simulation, named, one, speech));
        return tally.failed() == 0 ? ExitStatus.DONE : ExitStatus.FAILED;
    }

    private static void within(String option, int least, int most, int given) {
        if (given < least || given > most) {
            throw new BadInput("bad.between", option, least, most, given);
        }
    }

    private Setup setup(Game<?, ?> named) {
        if (!bots.isEmpty() && seats != null && seats != bots.size()) {
            throw new BadInput("bad.seats-and-bots", seats, bots.size());
        }
        String chosen = Setups.mode(named, mode);
        int many = !bots.isEmpty()
                ? bots.size()
                : seats != null ? seats : Setups.seats(named, chosen).getLast();
        Map<String, String> all = new TreeMap<>(options);
        boolean limited = named.mode(chosen).stream()
                .flatMap(known -> known.options().stream())
                .anyMatch(option -> option.id().equals(ROUND_LIMIT));
        if (limited) {
            all.putIfAbsent(ROUND_LIMIT, Integer.toString(maxRounds));
        }
        return Setups.checked(named, new Setup(chosen, many, all));
    }

    /** Plays all games, with a bar on the standard error if a person looks at it. */
    private <S extends State<S, F>, F extends Fact> List<Simulation.Played> play(
            Simulation<S, F> simulation, String name) throws InterruptedException {
        if (!Shell.watchesErrors()) {
            return simulation.play(games, threads, done -> {});
        }
        try (ProgressBar bar = new ProgressBarBuilder()
                .setTaskName(name)
                .setInitialMax(games)
                .setStyle(ProgressBarStyle.ASCII)
                .build()) {
            return simulation.play(games, threads, bar::stepTo);
        }
    }

    /** Writes the log of a game that failed into the present folder and says so. */
    private static <S extends State<S, F>, F extends Fact> void keep(
            Simulation<S, F> simulation, Game<S, F> named, Simulation.Played failed, Speech speech) {
        Path log = Path.of("orrery-failed-" + failed.seed() + ".json").toAbsolutePath();
        String key = "simulate.failed";
        try {
            simulation.log(failed).write(named, log);
        } catch (IOException unwritable) {
            key = "simulate.failed-unwritten";
        }
        System.err.println("orrery: "
                + speech.say(key, failed.number(), failed.seed(), String.valueOf(failed.fault()), log.toString()));
    }
}
