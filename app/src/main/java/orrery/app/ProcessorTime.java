package orrery.app;

import java.time.Duration;

/**
 * Processor time of this whole program, the collector's and the compiler's threads included: what a core-second is counted
 * in. Other programs on the machine do not add to it.
 */
public final class ProcessorTime {

    private ProcessorTime() {}

    /** Seconds since the program began; to about a hundredth where the system can tell, else by the clock on the wall. */
    public static double seconds() {
        return ProcessHandle.current()
                        .info()
                        .totalCpuDuration()
                        .orElseGet(() -> Duration.ofNanos(System.nanoTime()))
                        .toNanos()
                / 1e9;
    }
}
