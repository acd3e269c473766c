package orrery.core;

/** The rules, carried out along a log, want something else than the log holds. */
public final class Diverged extends RulesFault {

    private static final long serialVersionUID = 1L;

    private final int entry;

    /** @param entry number of the first entry that does not fit, from 0 */
    public Diverged(int entry, String what) {
        super("entry " + entry + ": " + what);
        this.entry = entry;
    }

    public int entry() {
        return entry;
    }
}
