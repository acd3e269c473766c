package orrery.core;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A timing window: a moment at which seats may respond, one response at a time, in turn, until all have passed in a row.
 * A procedure opens windows and never names a card; cards say to which window they belong.
 */
public final class Window {

    private Window() {}

    /**
     * Opens a window.
     *
     * @param seats    in the order in which they may respond
     * @param question what a seat is asked, or {@code null} if by public knowledge it cannot respond now
     * @param respond  carries an answer out; {@code false} if it was a pass
     */
    public static <C extends Choice> void open(
            Table<?, ?> table, List<Seat> seats, Function<Seat, @Nullable Question<C>> question, Response<C> respond) {
        open(table, seats, question, respond, ignored -> true);
    }

    /**
     * Opens a window that may close early.
     *
     * @param goesOn asked before each question with the seat that would be asked
     */
    public static <C extends Choice> void open(
            Table<?, ?> table,
            List<Seat> seats,
            Function<Seat, @Nullable Question<C>> question,
            Response<C> respond,
            Predicate<Seat> goesOn) {
        int passed = 0;
        for (int turn = 0; passed < seats.size(); turn = (turn + 1) % seats.size()) {
            Seat seat = seats.get(turn);
            if (!goesOn.test(seat)) {
                return;
            }
            Question<C> asked = question.apply(seat);
            passed = asked != null && respond.carryOut(seat, table.ask(asked)) ? 0 : passed + 1;
        }
    }

    /** Carries out what a seat answered in a window. */
    @FunctionalInterface
    public interface Response<C> {

        /** Returns whether the seat did something; {@code false} for a pass. */
        boolean carryOut(Seat seat, C choice);
    }
}
