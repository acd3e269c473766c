package orrery.app;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/**
 * Processor time of this whole program, the collector's and the compiler's threads included: what a core-second is counted
 * in. Other programs on the machine do not add to it.
 */
public final class ProcessorTime {

    private ProcessorTime() {}

    /**
     * Seconds since the program began, to some microseconds where the system can tell, else by the clock on the wall. The
     * coarse figure that a {@link ProcessHandle} gives stands still for a hundredth of a second, in which whole games are
     * played.
     */
    public static double seconds() {
        long nanos = ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
                ? system.getProcessCpuTime()
                : -1;
        return (nanos < 0 ? System.nanoTime() : nanos) / 1e9;
    }
}
