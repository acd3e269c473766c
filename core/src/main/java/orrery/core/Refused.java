package orrery.core;

/** A request that the table turns down, with the reason for whoever made it. Nothing has changed. */
public final class Refused extends Exception {

    private static final long serialVersionUID = 1L;

    /** The kinds of refusal, for programs. */
    public enum Kind implements Component {
        /** The prompt was answered, undone or never put. */
        CLOSED_PROMPT("closed-prompt"),
        /** The rules forbid the choice. */
        ILLEGAL("illegal"),
        /** The choice is none that this question knows. */
        UNKNOWN_CHOICE("unknown-choice"),
        /** There is nothing to take back, or the request would cross what cannot be undone. */
        NO_UNDO("no-undo"),
        /** The game is over. */
        GAME_OVER("game-over"),
        /** The set-up asked for does not exist. */
        BAD_SETUP("bad-setup"),
        /** No such standing answer, interjection or seat. */
        UNKNOWN("unknown");

        private final String id;

        Kind(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }
    }

    private final Kind kind;
    private final transient Message why;
    private final transient java.util.Optional<Article> article;

    public Refused(Kind kind, Message why) {
        this(kind, why, java.util.Optional.empty());
    }

    public Refused(Kind kind, Message why, java.util.Optional<Article> article) {
        super(kind.id() + ": " + why.key() + " " + why.args());
        this.kind = kind;
        this.why = why;
        this.article = article;
    }

    public Kind kind() {
        return kind;
    }

    public Message why() {
        return why;
    }

    /** The rule that forbids it, if it was a rule. */
    public java.util.Optional<Article> article() {
        return article;
    }
}
