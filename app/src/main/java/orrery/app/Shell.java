package orrery.app;

/**
 * What the shell around the program told it by system properties. The script sets them; without it, the program finds out
 * what it can by itself.
 */
public final class Shell {

    private Shell() {}

    /** How the program is called from a shell, e.g. {@code ./orrery}. */
    public static String command() {
        String script = System.getProperty("orrery.command");
        if (script != null) {
            return quoted(script);
        }
        String jar = System.getProperty("java.class.path", "");
        return jar.endsWith(".jar") ? "java -jar " + quoted(jar) : "orrery";
    }

    /** Whether a person looks at the standard output. */
    public static boolean watchesOutput() {
        return told("orrery.stdout", onTerminal());
    }

    /** Whether a person looks at the standard error. */
    public static boolean watchesErrors() {
        return told("orrery.stderr", onTerminal());
    }

    private static boolean told(String property, boolean otherwise) {
        String value = System.getProperty(property);
        return value == null ? otherwise : value.equals("terminal");
    }

    private static boolean onTerminal() {
        return System.console() != null && System.console().isTerminal();
    }

    /** A word of a command line, in quotes where a shell wants them. */
    public static String quoted(String word) {
        return word.matches("[\\p{Alnum}\\p{IsCyrillic}_./:@%+=-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
