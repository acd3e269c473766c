package orrery.app.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;

/** The machine that the figures hold for. */
public final class Machine {

    private static final Path CPU = Path.of("/proc/cpuinfo");

    private Machine() {}

    /** Processor, cores, system, Java, heap, and how busy the machine is at the moment, in one line. */
    public static String description() {
        return processor() + ", " + Runtime.getRuntime().availableProcessors() + " cores, "
                + System.getProperty("os.name") + " " + System.getProperty("os.arch") + ", Java "
                + Runtime.version() + ", heap " + (Runtime.getRuntime().maxMemory() >> 20) + " MB" + load();
    }

    private static String load() {
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        return load < 0 ? "" : String.format(Locale.ROOT, ", load %.1f", load);
    }

    private static String processor() {
        try (Stream<String> lines = Files.lines(CPU)) {
            return lines.filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).trim())
                    .findFirst()
                    .orElse("unknown processor");
        } catch (IOException | java.io.UncheckedIOException unreadable) {
            return "unknown processor";
        }
    }
}
