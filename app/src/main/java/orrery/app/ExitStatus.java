package orrery.app;

/** What the process says to the shell when it ends. */
public final class ExitStatus {

    /** All was done and held. */
    public static final int DONE = 0;

    /** Something was carried out and failed: a game, a scenario, a record. */
    public static final int FAILED = 1;

    /** The command line or a file that it names is wrong. */
    public static final int USAGE = 2;

    /** The machine lacks something: a JDK, Maven, a folder that can be written. */
    public static final int MACHINE = 3;

    private ExitStatus() {}
}
