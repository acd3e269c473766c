package orrery.server.http;

import java.util.function.LongSupplier;

/**
 * The beats of a stream. With each the client is asked whether it is still there, because one that vanishes without a
 * farewell, with its machine or its network, is noticed by nothing else for a quarter of an hour. A client that has
 * answered once is expected to answer every time; of one that never does, nothing is concluded.
 */
final class Heartbeat {

    private static final long BETWEEN_NANOS = 15_000_000_000L;

    private final LongSupplier nanos;
    private long last;
    private boolean answers;
    private boolean open;

    /** @param nanos the present moment in nanoseconds */
    Heartbeat(LongSupplier nanos) {
        this.nanos = nanos;
        last = nanos.getAsLong();
    }

    synchronized boolean isDue() {
        return nanos.getAsLong() - last >= BETWEEN_NANOS;
    }

    /** A beat has just been written. */
    synchronized void beat() {
        last = nanos.getAsLong();
        open = true;
    }

    /** The client has answered a beat. */
    synchronized void answered() {
        answers = true;
        open = false;
    }

    /** Whether a client that answers has let a beat pass until the next is due. */
    synchronized boolean isStopped() {
        return answers && open && isDue();
    }
}
