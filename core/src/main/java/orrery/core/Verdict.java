package orrery.core;

/** What the rules say to a choice. */
public sealed interface Verdict {

    /** The one legal verdict. */
    Verdict LEGAL = new Legal();

    /** The choice may be made. */
    record Legal() implements Verdict {}

    /**
     * The choice may not be made.
     *
     * @param article the rule that forbids it
     * @param why     the reason in this very case
     */
    record Illegal(Article article, Message why) implements Verdict {}
}
