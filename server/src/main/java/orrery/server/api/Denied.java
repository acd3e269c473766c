package orrery.server.api;

import org.jspecify.annotations.Nullable;
import orrery.core.Article;
import orrery.core.Message;
import orrery.core.Refused;

/** Something that is not done, with the reason for whoever asked. Nothing has changed. */
public final class Denied extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Kind kind;
    private final transient Message why;
    private final @Nullable String article;

    private Denied(Kind kind, Message why, @Nullable String article) {
        super(kind.id() + ": " + why.key());
        this.kind = kind;
        this.why = why;
        this.article = article;
    }

    /** A refusal with a sentence of the server's own words. */
    public static Denied of(Kind kind, String key, Object... args) {
        return new Denied(kind, Message.of(key, args), null);
    }

    /** What a game refuses. */
    public static Denied of(Refused refused) {
        Kind kind = switch (refused.kind()) {
            case CLOSED_PROMPT -> Kind.CLOSED_PROMPT;
            case ILLEGAL -> Kind.ILLEGAL;
            case UNKNOWN_CHOICE -> Kind.UNKNOWN_CHOICE;
            case NO_UNDO -> Kind.NO_UNDO;
            case GAME_OVER -> Kind.GAME_OVER;
            case BAD_SETUP -> Kind.BAD_REQUEST;
            case UNKNOWN -> Kind.UNKNOWN;
        };
        return new Denied(
                kind, refused.why(), refused.article().map(Article::id).orElse(null));
    }

    public Kind kind() {
        return kind;
    }

    public Refusal refusal() {
        return new Refusal(kind, why, article);
    }
}
