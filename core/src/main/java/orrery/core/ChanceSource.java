package orrery.core;

/** Where dice, draws and shuffles come from. */
public interface ChanceSource {

    /** Fills {@code values} with throws of a die of {@code sides} sides, 1..{@code sides}. */
    void roll(Draw draw, int sides, int[] values);

    /** The source with what a seat's client adds to it: itself, unless it can be added to. */
    default ChanceSource with(Seat seat, String contribution) {
        return this;
    }

    /** The source as it is for a draw in this state: itself, unless what comes is told by the name of a thing. */
    default ChanceSource in(State<?, ?> state) {
        return this;
    }

    /** An index 0..{@code size} − 1. */
    int pick(Draw draw, int size);

    /** An order of {@code size} things. */
    default int[] order(Draw draw, int size) {
        int[] order = new int[size];
        for (int i = 0; i < size; i++) {
            order[i] = i;
        }
        for (int i = size - 1; i > 0; i--) {
            int j = pick(new Draw(draw.number(), i, draw.consumed(), draw.why()), i + 1);
            int swap = order[i];
            order[i] = order[j];
            order[j] = swap;
        }
        return order;
    }

    /**
     * Which draw of the game it is.
     *
     * @param number   draws before it on this course of the game
     * @param part     0, or which of several numbers of one shuffle
     * @param consumed hash of all answers the procedures have consumed before it
     */
    record Draw(long number, int part, byte[] consumed, Purpose why) {}
}
