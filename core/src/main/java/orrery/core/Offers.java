package orrery.core;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a question lays out its choices: once for both ways of reading it, so that they cannot disagree. For play-outs it
 * takes the bare legal choices; for people it also keeps anchors and illegal choices with their reasons.
 */
public final class Offers<C extends Choice> {

    private final @Nullable Choices<C> bare;
    private final List<Option<C>> explained;

    private Offers(@Nullable Choices<C> bare, List<Option<C>> explained) {
        this.bare = bare;
        this.explained = explained;
    }

    static <C extends Choice> Offers<C> into(Choices<C> choices) {
        return new Offers<>(choices, List.of());
    }

    static <C extends Choice> Offers<C> explaining() {
        return new Offers<>(null, new ArrayList<>());
    }

    /** Whether anybody wants to know what is illegal and why; if not, do not even look. */
    public boolean explains() {
        return bare == null;
    }

    public void legal(C choice) {
        if (bare != null) {
            bare.add(choice);
        } else {
            explained.add(Option.legal(choice));
        }
    }

    /** A legal choice that can be made by touching the anchor. */
    public void legal(C choice, Component anchor) {
        if (bare != null) {
            bare.add(choice);
        } else {
            explained.add(Option.legal(choice, anchor));
        }
    }

    /** A legal choice that can be made by touching one anchor after the other. */
    public void legal(C choice, Component anchor, Component then) {
        if (bare != null) {
            bare.add(choice);
        } else {
            explained.add(Option.legal(choice, anchor, then));
        }
    }

    /** An illegal choice that people may ask about. Only after {@link #explains} said yes. */
    public void illegal(C choice, Article article, Message why, Component... anchors) {
        explained.add(Option.illegal(choice, article, why, anchors));
    }

    /** What is to be known before the choice laid out last is made. Only after {@link #explains} said yes. */
    public void remark(Message what) {
        explained.set(explained.size() - 1, explained.getLast().remarked(what));
    }

    List<Option<C>> options() {
        return explained;
    }
}
