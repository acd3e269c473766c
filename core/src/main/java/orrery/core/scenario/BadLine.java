package orrery.core.scenario;

/** A line of a scenario file that cannot be understood. */
public final class BadLine extends Exception {

    private static final long serialVersionUID = 1L;

    private final int line;

    /** @param why in one sentence what is wrong and what would be right */
    public BadLine(Line line, String why) {
        this(line.number(), why);
    }

    /** @param line number of the line, from 1 */
    public BadLine(int line, String why) {
        super(why);
        this.line = line;
    }

    public int line() {
        return line;
    }
}
