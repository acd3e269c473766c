package orrery.core;

/** The rules, carried out along a log, want something else than the log holds. */
public final class Diverged extends RulesFault {

    private static final long serialVersionUID = 1L;

    private final int entry;
    private final String article;

    /** @param entry number of the first entry that does not fit, from 0 */
    public Diverged(int entry, String what) {
        this(entry, what, "");
    }

    /** @param article id of the article that forbids the entry, empty if none is named */
    public Diverged(int entry, String what, String article) {
        super("entry " + entry + ": " + what);
        this.entry = entry;
        this.article = article;
    }

    public int entry() {
        return entry;
    }

    /** Id of the article that forbids the entry, empty if none is named. */
    public String article() {
        return article;
    }
}
