package orrery.app;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The program's entry: reads the command line and hands over to the word it names. */
@Command(
        name = "orrery",
        mixinStandardHelpOptions = true,
        version = "Orrery",
        description = "Board games with their rules enforced.")
public final class Orrery implements Runnable {

    /** Runs one command and ends the process with its exit status: 0 done, 1 failed, 2 wrong usage. */
    public static void main(String[] args) {
        System.exit(new CommandLine(new Orrery()).execute(args));
    }

    @Override
    public void run() {
        CommandLine.usage(this, System.out);
    }
}
