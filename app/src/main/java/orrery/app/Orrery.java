package orrery.app;

import orrery.app.cli.BenchWord;
import orrery.app.cli.OddsWord;
import orrery.app.cli.PlayWord;
import orrery.app.cli.ReplayWord;
import orrery.app.cli.RulesWord;
import orrery.app.cli.ScenarioWord;
import orrery.app.cli.SimulateWord;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The program's entry: reads the command line and hands over to the word it names. */
@Command(
        name = "orrery",
        mixinStandardHelpOptions = true,
        version = "Orrery 0.1.0",
        description = "Board games with their rules enforced.",
        subcommands = {
            PlayWord.class,
            SimulateWord.class,
            ScenarioWord.class,
            ReplayWord.class,
            RulesWord.class,
            OddsWord.class,
            BenchWord.class
        })
public final class Orrery implements Runnable {

    /** Exit status when the machine lacks something, as of the script {@code orrery}. */
    private static final int LACKING = 3;

    /**
     * Runs one word and ends the process with its exit status: 0 done, 1 failed, 2 wrong usage, 3 the machine lacks
     * something.
     */
    public static void main(String[] args) {
        System.exit(run(args));
    }

    /** Runs one word and returns its exit status. */
    public static int run(String... args) {
        CommandLine line = new CommandLine(new Orrery());
        line.setParameterExceptionHandler((wrong, given) -> complain(String.valueOf(wrong.getMessage())));
        line.setExecutionExceptionHandler((fault, command, result) -> {
            if (fault instanceof Unready) {
                complain(String.valueOf(fault.getMessage()));
                return LACKING;
            }
            if (fault instanceof BadInput || fault instanceof java.io.IOException) {
                return complain(String.valueOf(fault.getMessage()));
            }
            throw fault;
        });
        return line.execute(args);
    }

    private static int complain(String what) {
        System.err.println("orrery: " + what);
        return CommandLine.ExitCode.USAGE;
    }

    @Override
    public void run() {
        CommandLine.usage(this, System.out);
    }
}
