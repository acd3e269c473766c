package orrery.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import orrery.core.BotFamily;
import orrery.core.Game;
import orrery.core.toy.Bazaar;
import orrery.store.archive.Archive;
import orrery.store.archive.Durability;
import orrery.store.archive.SqliteArchive;

/** A server in a folder of its own, with a clock that only the test moves. It can be stopped and started again. */
final class Club implements AutoCloseable {

    private final Path folder;
    private final Settings settings;
    private final long probeMillis;
    private Library library;
    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-01-01T12:00:00Z"));
    /** Time that has passed by the test's wish, for what is measured rather than dated: that never goes back. */
    private final AtomicLong skipped = new AtomicLong();

    private final AtomicInteger epochs = new AtomicInteger();
    private Server server;
    private Archive archive;

    private Club(Limits limits, Library library) throws IOException {
        this(limits, library, 15_000);
    }

    private Club(Limits limits, Library library, long probeMillis) throws IOException {
        this.folder = Files.createTempDirectory("orrery-club");
        this.settings = new Settings("127.0.0.1", 0, "", false, limits);
        this.library = library;
        this.probeMillis = probeMillis;
        open();
    }

    /** With RISK: StarCraft and its bots. */
    static Club risk() throws IOException {
        return new Club(Limits.GENEROUS, Library.found());
    }

    static Club risk(Limits limits) throws IOException {
        return new Club(limits, Library.found());
    }

    /** With the game of the core's tests, in which seats stake in secret. */
    static Club bazaar(BotFamily<?>... bots) throws IOException {
        return new Club(Limits.GENEROUS, new Library(List.of(new Bazaar()), List.of(bots)));
    }

    /** With the game of the core's tests, and streams that soon notice when their client has gone. */
    static Club watchful() throws IOException {
        return new Club(Limits.GENEROUS, new Library(List.of(new Bazaar()), List.of()), 20);
    }

    /** With a game of the test's own. */
    static Club of(Game<?, ?> game, BotFamily<?>... bots) throws IOException {
        return new Club(Limits.GENEROUS, new Library(List.of(game), List.of(bots)));
    }

    private void open() {
        archive = SqliteArchive.open(folder, Durability.PROCESS);
        start();
    }

    private void start() {
        Server.Pulse pulse = new Server.Pulse(
                now::get, () -> System.nanoTime() + skipped.get(), 60_000, 3_600_000, 300, probeMillis);
        server = Server.start(settings, archive, library, pulse, () -> "epoch" + epochs.incrementAndGet());
    }

    Archive archive() {
        return archive;
    }

    Server server() {
        return server;
    }

    Browser browser() {
        return new Browser(server.port());
    }

    Browser browser(String name) {
        return browser().named(name);
    }

    /** The server ends and starts again on the same folder. */
    void restart() {
        server.close();
        open();
    }

    /** As {@link #restart}, with another program: the bazaar of these rules. */
    void upgrade(Bazaar rules) {
        library = new Library(List.of(rules), List.of());
        restart();
    }

    /** Time goes by, and whatever is due by the clock happens. */
    void pass(Duration time) {
        now.updateAndGet(instant -> instant.plus(time));
        skipped.addAndGet(Math.max(0, time.toNanos()));
        server.tables().tick().join();
    }

    @Override
    public void close() throws IOException {
        server.close();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    new ArrayList<>(files.sorted(Comparator.reverseOrder()).toList())) {
                Files.delete(file);
            }
        }
    }

    /** A table of the bazaar for these browsers, one a seat, started. */
    String bazaarOf(Browser host, Browser... others) {
        StringBuilder seats = new StringBuilder("{\"player\":\"me\"}");
        for (int i = 0; i < others.length; i++) {
            seats.append(",{\"player\":\"open\"}");
        }
        String id = make(host, "bazaar", "market", seats.toString(), "");
        for (int i = 0; i < others.length; i++) {
            others[i].post("/api/tables/" + id + "/seats/" + (i + 2) + "/take", "{}");
        }
        start(host, id);
        return id;
    }

    /** A public table of RISK for a host and greedy bots, started. */
    String riskWithBots(Browser host) {
        String id = make(
                host,
                "risk-starcraft",
                "basic-training",
                "{\"player\":\"me\"},{\"player\":\"bot\",\"bot\":\"greedy\"},{\"player\":\"bot\",\"bot\":\"greedy\"}",
                "");
        start(host, id);
        return id;
    }

    /** Makes a public table and returns its id. @param more further fields, each with a comma before it */
    String make(Browser host, String game, String mode, String seats, String more) {
        Reply made = host.post(
                "/api/tables",
                "{\"game\":\"" + game + "\",\"mode\":\"" + mode + "\",\"public\":true,\"pace\":\"instant\",\"seats\":["
                        + seats + "]" + more + "}");
        if (made.status() != 201) {
            throw new AssertionError(made);
        }
        return made.body().path("id").asString();
    }

    void start(Browser host, String id) {
        Reply started = host.post("/api/tables/" + id + "/start", "{}");
        if (started.status() != 200) {
            throw new AssertionError(started);
        }
    }
}
