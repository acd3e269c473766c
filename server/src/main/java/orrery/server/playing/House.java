package orrery.server.playing;

import java.time.InstantSource;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import orrery.server.Library;
import orrery.server.bots.BotPool;
import orrery.store.archive.Archive;

/**
 * What all tables share.
 *
 * @param nanos  measures durations, in nanoseconds from some moment on
 * @param epochs gives each new channel a name of its own
 * @param stops  tables that do not go on
 */
public record House(
        Archive archive,
        Library library,
        BotPool pool,
        InstantSource clock,
        LongSupplier nanos,
        Supplier<String> epochs,
        Stops stops) {

    public House(
            Archive archive,
            Library library,
            BotPool pool,
            InstantSource clock,
            LongSupplier nanos,
            Supplier<String> epochs) {
        this(archive, library, pool, clock, nanos, epochs, new Stops());
    }
}
