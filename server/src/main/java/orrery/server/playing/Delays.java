package orrery.server.playing;

import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import orrery.server.api.Pace;

/**
 * When answers of the program come. Whoever gives them, and however quickly they were made up, the delay from the question
 * on is drawn in the same way, so that it tells nothing about the one who answers.
 */
final class Delays {

    private static final long NANOS = 1_000_000;

    private final Pace pace;
    private final RandomGenerator random;
    private final LongSupplier nanos;

    /** @param nanos the present moment in nanoseconds */
    Delays(Pace pace, RandomGenerator random, LongSupplier nanos) {
        this.pace = pace;
        this.random = random;
        this.nanos = nanos;
    }

    /** Whether answers come at once. */
    boolean areNone() {
        return pace.most() == 0;
    }

    /** The moment, in nanoseconds, at which a question that is asked now gets its answer at the earliest. */
    long opening() {
        return nanos.getAsLong() + random.nextInt(pace.least(), pace.most() + 1) * NANOS;
    }

    /** How many milliseconds are left until a moment, rounded up; 0 if it has passed. */
    long until(long opening) {
        return Math.max(0, Math.ceilDiv(opening - nanos.getAsLong(), NANOS));
    }
}
