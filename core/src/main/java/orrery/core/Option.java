package orrery.core;

import java.util.List;

/**
 * One choice of a decision with the rules' verdict.
 *
 * @param anchors what on the board, in the hand or on the sheet the choice belongs to, so that it can be clicked there
 */
public record Option<C extends Choice>(C choice, Verdict verdict, List<Component> anchors) {

    public Option {
        anchors = List.copyOf(anchors);
    }

    public static <C extends Choice> Option<C> legal(C choice, Component... anchors) {
        return new Option<>(choice, Verdict.LEGAL, List.of(anchors));
    }

    public static <C extends Choice> Option<C> illegal(C choice, Article article, Message why, Component... anchors) {
        return new Option<>(choice, new Verdict.Illegal(article, why), List.of(anchors));
    }

    public boolean isLegal() {
        return verdict instanceof Verdict.Legal;
    }
}
