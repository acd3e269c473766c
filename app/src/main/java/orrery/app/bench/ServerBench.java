package orrery.app.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import orrery.app.Games;
import orrery.app.ProcessorTime;
import orrery.core.Game;
import orrery.core.Mode;
import orrery.server.Library;
import orrery.server.Limits;
import orrery.server.Server;
import orrery.server.Settings;
import orrery.server.people.Secret;
import orrery.store.archive.Durability;
import orrery.store.archive.SqliteArchive;

/** Measures the server with one game: real requests over loopback, and its archive on this machine's disk. */
public final class ServerBench {

    private static final int BATCH = 8;
    private static final int WARMING_TABLES = 100;
    private static final int NANOS_PER_MICRO = 1_000;
    private static final double NANOS = 1e9;
    private static final double MILLIS = 1e3;
    private static final int MOST_BOTS = 5;
    /** Times as many answers as are measured: until the compiler has nothing left to do. */
    private static final int WARMING_ANSWERS = 5;

    private static final int WARMING_GAMES = 3;

    private final Game<?, ?> game;
    private final int moves;
    private final int idleTables;
    private final int visitors;

    /** @param moves how many posts each figure rests on; five times as many warm up */
    public ServerBench(Game<?, ?> game, int moves, int idleTables, int visitors) {
        this.game = game;
        this.moves = moves;
        this.idleTables = idleTables;
        this.visitors = visitors;
    }

    /** @throws UncheckedIOException if the machine has no place for temporary files */
    public ServerFigures measure() {
        double[] heap = idleHeap(); // first, while nothing else has filled the heap
        try (House house = new House(Durability.PROCESS)) {
            house.rate(1, WARMING_ANSWERS * moves);
            double processor = ProcessorTime.seconds();
            double single = house.rate(1, moves);
            double costs = moves / (ProcessorTime.seconds() - processor);
            double batches = house.rate(BATCH, moves / BATCH);
            List<Long> quiet = house.latencies(1, moves / 4);
            List<Long> crowd = house.latencies(visitors, moves / 20);
            double crowdRate = house.lastRate;
            return new ServerFigures(
                    game.id(),
                    single,
                    costs,
                    batches,
                    power(),
                    at(quiet, 0.5),
                    at(quiet, 0.99),
                    visitors,
                    crowdRate,
                    at(crowd, 0.5),
                    at(crowd, 0.99),
                    idleTables,
                    heap[0],
                    heap[1]);
        }
    }

    /** Measures rounds of the best bots at one table with all its seats; three times as many games warm up. */
    public BotFigures bots(int games) {
        Mode mode = game.modes().getFirst();
        int seats = Math.min(mode.seats().getLast(), MOST_BOTS);
        String bot = Games.bots(game).levels().getLast();
        try (House house = new House(Durability.PROCESS);
                Caller maker = new Caller(house.server.port(), house.cookie)) {
            BotTable table = new BotTable(maker, game.id(), mode.id(), seats, bot);
            for (int i = 0; i < WARMING_GAMES * games; i++) {
                table.play();
                house.clearTables();
            }
            int rounds = 0;
            double spent = 0;
            for (int i = 0; i < games; i++) {
                double begun = ProcessorTime.seconds();
                rounds += table.play();
                spent += ProcessorTime.seconds() - begun;
                house.clearTables();
            }
            return new BotFigures(game.id(), seats, bot, rounds, spent * MILLIS / rounds);
        }
    }

    private double[] idleHeap() {
        try (House house = new House(Durability.PROCESS)) {
            house.begin(WARMING_TABLES);
            return house.idle();
        }
    }

    private double power() {
        try (House house = new House(Durability.POWER)) {
            return house.rate(1, moves / 4);
        }
    }

    private static double at(List<Long> nanos, double share) {
        long[] sorted = nanos.stream().mapToLong(Long::longValue).sorted().toArray();
        return sorted.length == 0 ? 0 : (double) sorted[(int) (sorted.length * share)] / NANOS_PER_MICRO;
    }

    /** A server in a folder of its own, with one person. */
    private final class House implements AutoCloseable {

        private final Path folder;
        private final Server server;
        private final String cookie;
        private double lastRate;

        House(Durability durability) {
            try {
                folder = Files.createTempDirectory("orrery-bench");
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
            Server.Pulse pulse = new Server.Pulse(InstantSource.system(), System::nanoTime, 0, 3_600_000, 2_000, 3_000);
            server = Server.start(
                    new Settings("127.0.0.1", 0, "", false, Limits.GENEROUS),
                    SqliteArchive.open(folder, durability),
                    Library.found(),
                    pulse,
                    Secret::id);
            try (Caller caller = new Caller(server.port(), "")) {
                caller.post("/api/me", "{\"name\":\"Bench\"}");
                cookie = caller.cookie();
            }
        }

        private Hand hand() {
            Mode mode = game.modes().getFirst();
            return new Hand(
                    server.port(), cookie, game.id(), mode.id(), mode.seats().getFirst());
        }

        /** Games at which nobody looks leave the memory. */
        void clearTables() {
            server.tables().tick().join();
        }

        /** Answers that counted, a second. */
        double rate(int together, int posts) {
            long counted = 0;
            long nanos = 0;
            for (int done = 0; done < posts; ) {
                try (Hand hand = hand();
                        Onlooker other = new Onlooker(new Caller(server.port(), ""), hand.table(), moment -> {})) {
                    long begun = System.nanoTime();
                    Hand.Post post = hand.post(together);
                    long last = begun;
                    for (; post.counted() > 0 && done < posts; done++) {
                        counted += post.counted();
                        last = post.acknowledged();
                        post = hand.post(together);
                    }
                    nanos += last - begun;
                }
                clearTables();
            }
            return counted * NANOS / nanos;
        }

        /** From a post to each event of all who look on; the next move is made when all have been told. */
        List<Long> latencies(int lookers, int posts) {
            List<Long> latencies = new ArrayList<>();
            ConcurrentLinkedQueue<Long> arrived = new ConcurrentLinkedQueue<>();
            List<Onlooker> others = new ArrayList<>();
            try (Hand hand = hand()) {
                for (int i = 0; i < lookers; i++) {
                    others.add(new Onlooker(new Caller(server.port(), ""), hand.table(), arrived::add));
                }
                long begun = System.nanoTime();
                int done = 0;
                for (; done < posts; done++) {
                    arrived.clear();
                    Hand.Post post = hand.post(1);
                    if (post.counted() == 0) {
                        break;
                    }
                    long patience = System.nanoTime() + 50_000_000L;
                    while (arrived.size() < lookers && (System.nanoTime() < patience || !arrived.isEmpty())) {
                        Thread.onSpinWait();
                        Thread.yield();
                    }
                    arrived.forEach(moment -> latencies.add(moment - post.begun()));
                }
                lastRate = done * NANOS / (System.nanoTime() - begun);
            }
            others.forEach(Onlooker::close);
            return latencies;
        }

        /** Begins so many games in which nothing happens. */
        void begin(int tables) {
            try (Caller caller = new Caller(server.port(), cookie)) {
                Mode mode = game.modes().getFirst();
                for (int i = 0; i < tables; i++) {
                    Hand.begin(caller, game.id(), mode.id(), mode.seats().getFirst());
                }
            }
        }

        /** Heap in MB beyond that of the empty server: with all tables in memory, and when they have left it. */
        double[] idle() {
            clearTables();
            double empty = heap();
            begin(idleTables);
            double open = heap();
            clearTables();
            return new double[] {open - empty, heap() - empty};
        }

        private double heap() {
            System.gc();
            System.gc();
            return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / (double) (1 << 20);
        }

        @Override
        public void close() {
            server.close();
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }
    }
}
