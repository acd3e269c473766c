package orrery.server.http;

import java.util.function.LongSupplier;

/** When a stream has been silent for so long that something must be written, lest somebody on the way cuts it off. */
final class Heartbeat {

    private static final long SILENCE_NANOS = 15_000_000_000L;

    private final LongSupplier nanos;
    private long last;

    /** @param nanos the present moment in nanoseconds */
    Heartbeat(LongSupplier nanos) {
        this.nanos = nanos;
        wrote();
    }

    /** Something has just been written. */
    void wrote() {
        last = nanos.getAsLong();
    }

    boolean isDue() {
        return nanos.getAsLong() - last >= SILENCE_NANOS;
    }
}
