package orrery.server.api;

import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Message;

/**
 * What can be taken back.
 *
 * @param mine       what the own last decision would need; null if there is none or it cannot be undone
 * @param why        why it cannot be undone
 * @param asked      the undo that waits for consent
 * @param restorable whether the reader can put the last undo back: it was the reader's own
 * @param undone     seat that undid it
 * @param takeBack   whether the last own answer of those given together can be taken back
 */
public record UndoInfo(
        @Nullable Own mine,
        @Nullable Message why,
        @Nullable Asking asked,
        boolean restorable,
        @Nullable Integer undone,
        boolean takeBack) {

    /** Whether it is free, and whose consent it needs otherwise. */
    public record Own(boolean free, List<Integer> consent) {}

    /** Who asks, and who has not agreed yet. */
    public record Asking(int seat, List<Integer> missing) {}
}
