package orrery.app;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import orrery.app.cli.BenchWord;
import orrery.app.cli.CheckWord;
import orrery.app.cli.Complaints;
import orrery.app.cli.EmptyValues;
import orrery.app.cli.HelpTexts;
import orrery.app.cli.LanguageOption;
import orrery.app.cli.OddsWord;
import orrery.app.cli.PlayWord;
import orrery.app.cli.ReplayWord;
import orrery.app.cli.RulesWord;
import orrery.app.cli.ScenarioWord;
import orrery.app.cli.SimulateWord;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The program's entry: reads the command line and hands over to the word it names. */
@Command(
        name = "orrery",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        subcommands = {
            PlayWord.class,
            SimulateWord.class,
            ScenarioWord.class,
            ReplayWord.class,
            RulesWord.class,
            OddsWord.class,
            CheckWord.class,
            BenchWord.class
        })
public final class Orrery implements Runnable {

    @Mixin
    private final LanguageOption language = new LanguageOption();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /** Runs one word and ends the process with its {@linkplain ExitStatus exit status}. */
    public static void main(String[] args) {
        speakEveryLetter();
        System.exit(run(args));
    }

    /** Runs one word and returns its {@linkplain ExitStatus exit status}. */
    public static int run(String... args) {
        return commandLine(args).execute(args);
    }

    /** The whole command line, with its help in the language that the arguments ask for. */
    public static CommandLine commandLine(String... args) {
        Complaints complaints = new Complaints(LanguageOption.askedFor(args));
        CommandLine line = new CommandLine(new Orrery());
        HelpTexts.in(complaints.language()).giveTo(line);
        line.setParameterExceptionHandler(complaints);
        line.setExecutionExceptionHandler(complaints);
        line.setExecutionStrategy(new EmptyValues());
        return line;
    }

    /** A terminal whose encoding is not known is spoken to in UTF-8 rather than in question marks. */
    private static void speakEveryLetter() {
        if (!System.out.charset().newEncoder().canEncode('Ж')) {
            System.setOut(new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8));
        }
        if (!System.err.charset().newEncoder().canEncode('Ж')) {
            System.setErr(new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8));
        }
    }

    @Override
    public void run() {
        language.language();
        spec.commandLine().usage(System.out);
    }
}
