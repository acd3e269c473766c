package orrery.core;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One choice of a decision with the rules' verdict.
 *
 * @param anchors what on the board, in the hand or on the sheet the choice belongs to, so that it can be clicked there
 * @param remark  what its seat should know before it makes the choice, such as that nothing would come of it; mostly null
 */
public record Option<C extends Choice>(
        C choice,
        Verdict verdict,
        List<Component> anchors,
        @Nullable Message remark) {

    public Option {
        anchors = List.copyOf(anchors);
    }

    public static <C extends Choice> Option<C> legal(C choice, Component... anchors) {
        return new Option<>(choice, Verdict.LEGAL, List.of(anchors), null);
    }

    public static <C extends Choice> Option<C> illegal(C choice, Article article, Message why, Component... anchors) {
        return new Option<>(choice, new Verdict.Illegal(article, why), List.of(anchors), null);
    }

    /** The same with something to know before. */
    public Option<C> remarked(Message what) {
        return new Option<>(choice, verdict, anchors, what);
    }

    public boolean isLegal() {
        return verdict instanceof Verdict.Legal;
    }
}
