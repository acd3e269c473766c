package orrery.server;

import java.time.InstantSource;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import orrery.server.bots.BotPool;
import orrery.server.http.Site;
import orrery.server.people.People;
import orrery.server.people.Secret;
import orrery.server.playing.House;
import orrery.server.playing.Tables;
import orrery.store.archive.Archive;

/** The server of one archive. It closes the archive with itself. */
public final class Server implements AutoCloseable {

    /** Times that only tests change. */
    public record Pulse(
            InstantSource clock,
            LongSupplier nanos,
            long idleMillis,
            long tickMillis,
            long botMillis,
            long probeMillis) {

        /**
         * The machine's clock; tables leave the memory after a minute, a bot may think for two seconds, and a closed tab
         * is noticed within three.
         */
        public static final Pulse USUAL =
                new Pulse(InstantSource.system(), System::nanoTime, 60_000, 5_000, 2_000, 3_000);
    }

    private final Archive archive;
    private final BotPool pool;
    private final Tables tables;
    private final Site site;
    private final int port;

    private Server(Settings settings, Archive archive, Library library, Pulse pulse, Supplier<String> epochs) {
        this.archive = archive;
        int thinkers = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        this.pool = new BotPool(thinkers, pulse.botMillis());
        House house = new House(archive, library, pool, pulse.clock(), pulse.nanos(), epochs);
        this.tables = new Tables(house, pulse.idleMillis());
        this.site = new Site(
                settings, house, new People(archive, pulse.clock()), tables, pulse.nanos(), pulse.probeMillis());
        this.port = listen();
        pool.every(pulse.tickMillis(), tables::tick);
        Thread.ofVirtual().name("rouse").start(tables::rouse);
    }

    private int listen() {
        try {
            return site.listen();
        } catch (RuntimeException failure) {
            close();
            throw failure;
        }
    }

    /** Starts a server and returns when it listens. @throws orrery.server.http.PortTaken if it cannot */
    public static Server start(Settings settings, Archive archive, Library library) {
        return start(settings, archive, library, Pulse.USUAL, () -> Secret.id().substring(0, 8));
    }

    /** As above, with times and names of channels that a test or a measurement decides. */
    public static Server start(
            Settings settings, Archive archive, Library library, Pulse pulse, Supplier<String> epochs) {
        return new Server(settings, archive, library, pulse, epochs);
    }

    public int port() {
        return port;
    }

    /** The tables, for those who measure. */
    public Tables tables() {
        return tables;
    }

    /** Ends all streams, lets what is under way finish, and closes the archive. */
    @Override
    public void close() {
        site.close();
        tables.close();
        pool.close();
        archive.close();
    }
}
