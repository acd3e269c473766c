package orrery.server.playing;

import java.time.Instant;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import orrery.core.Game;
import orrery.core.KeyedChance;
import orrery.core.RulesFault;
import orrery.core.Seat;
import orrery.server.api.Denied;
import orrery.server.api.Json;
import orrery.server.api.Kind;
import orrery.server.tables.Arrangement;
import orrery.store.UnreadableJson;
import orrery.store.archive.ArchiveFault;
import orrery.store.archive.StoredTable;
import orrery.store.archive.StoredTable.Status;

/** All tables: those in memory, and the way there for those that are not. Idle tables are on the disk alone. */
public final class Tables implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
    private static final int PATIENCE_SECONDS = 20;
    private static final int LOCKS = 64;

    private final House house;
    private final long idleMillis;
    private final Map<String, LiveTable<?, ?>> live = new ConcurrentHashMap<>();
    private final Object[] opening = Stream.generate(Object::new).limit(LOCKS).toArray();

    /** @param idleMillis how long a table that nobody looks at stays in memory */
    public Tables(House house, long idleMillis) {
        this.house = house;
        this.idleMillis = idleMillis;
    }

    /** Tables in memory. */
    public Collection<LiveTable<?, ?>> inMemory() {
        return List.copyOf(live.values());
    }

    /** A new table. */
    public Shown add(String id, Game<?, ?> game, boolean open, Arrangement arrangement) {
        Instant now = house.clock().instant();
        StoredTable table = new StoredTable(
                id,
                game.id(),
                game.schema(),
                Status.GATHERING,
                open,
                HexFormat.of().formatHex(KeyedChance.newSeed()),
                arrangement.people(),
                Json.write(arrangement),
                now,
                now);
        house.archive().add(table);
        return new Shown(table, arrangement, Set.of(), Set.of());
    }

    /** What lists show of a table that was read from the disk, or of its present state in memory. */
    public Shown shown(StoredTable stored) {
        LiveTable<?, ?> table = live.get(stored.id());
        if (table != null) {
            return table.shown();
        }
        Arrangement arrangement = Json.read(stored.body(), Arrangement.class);
        Set<Seat> asked = new java.util.TreeSet<>();
        arrangement.waitsFor().forEach(number -> asked.add(Seat.of(number - 1)));
        return new Shown(stored, arrangement, Set.of(), asked);
    }

    /** What lists show of the table with this id. @throws Denied if there is none that this person may see */
    public Shown look(String id, String person) {
        LiveTable<?, ?> table = live.get(id);
        Optional<Shown> shown = table != null
                ? Optional.of(table.shown())
                : house.archive().table(checked(id)).map(this::shown);
        return shown.filter(seen -> seen.isVisibleTo(person)).orElseThrow(Tables::unknown);
    }

    private static String checked(String id) {
        if (!id.matches("[0-9a-z]{1,40}")) {
            throw unknown();
        }
        return id;
    }

    private static Denied unknown() {
        return Denied.of(Kind.UNKNOWN, "error.unknown-table");
    }

    /** Has something done at a table and waits for it. @throws Denied if it is refused */
    public <T> T at(String id, Function<LiveTable<?, ?>, CompletableFuture<T>> deed) {
        for (int attempt = 0; attempt < 3; attempt++) {
            try {
                return await(deed.apply(open(id)));
            } catch (Mailbox.Closed gone) {
                LOG.debug("table {} left the memory just now", id);
            }
        }
        throw Denied.of(Kind.BUSY, "error.busy");
    }

    private static <T> T await(CompletableFuture<T> done) {
        try {
            return done.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException failed) {
            Throwable cause = failed.getCause() instanceof CompletionException nested && nested.getCause() != null
                    ? nested.getCause()
                    : failed.getCause();
            if (cause instanceof RuntimeException known) {
                throw known;
            }
            throw new IllegalStateException(cause);
        } catch (TimeoutException late) {
            throw Denied.of(Kind.BUSY, "error.busy");
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw Denied.of(Kind.BUSY, "error.busy");
        }
    }

    private LiveTable<?, ?> open(String id) {
        LiveTable<?, ?> table = live.get(id);
        if (table != null) {
            return table;
        }
        synchronized (opening[Math.floorMod(id.hashCode(), LOCKS)]) {
            LiveTable<?, ?> present = live.get(id);
            if (present != null) {
                return present;
            }
            StoredTable stored = house.archive().table(checked(id)).orElseThrow(Tables::unknown);
            if (house.stops().isStopped(id)) {
                throw Denied.of(Kind.BUSY, "error.table-stopped");
            }
            LiveTable<?, ?> opened = read(stored);
            live.put(id, opened);
            return opened;
        }
    }

    private LiveTable<?, ?> read(StoredTable stored) {
        Game<?, ?> game = house.library()
                .game(stored.game())
                .orElseThrow(() -> Denied.of(Kind.UNKNOWN, "error.unknown-game", stored.game()));
        if (stored.schema() > game.schema()) {
            throw Denied.of(Kind.BUSY, "error.newer", stored.schema(), game.schema());
        }
        try {
            return LiveTable.open(house, game, stored, gone -> live.remove(gone.id(), gone));
        } catch (RulesFault | UnreadableJson fault) {
            LOG.error("table {} cannot be opened: {}", stored.id(), fault.getMessage());
            throw Denied.of(Kind.BUSY, "error.table-broken");
        }
    }

    /** What is due by the clock alone: absent people are marked, idle tables leave the memory. Done when the future is. */
    public CompletableFuture<Void> tick() {
        return CompletableFuture.allOf(inMemory().stream()
                .map(table -> table.tick(idleMillis).exceptionally(gone -> null))
                .toArray(CompletableFuture<?>[]::new));
    }

    /** After a start: bots whose turn it was go on. */
    public void rouse() {
        for (String id : house.archive().running()) {
            try {
                Shown shown = house.archive().table(id).map(this::shown).orElseThrow(Tables::unknown);
                boolean botsTurn = shown.arrangement().waitsFor().stream()
                        .anyMatch(number ->
                                shown.arrangement().chairs().get(number - 1).isPlayedByBot());
                if (botsTurn && !shown.arrangement().isForBotsAlone()) {
                    at(id, LiveTable::rouse);
                }
            } catch (Denied | ArchiveFault fault) {
                LOG.warn("table {} stays where it is: {}", id, fault.getMessage());
            }
        }
    }

    /** All tables leave the memory. What was answered is on the disk already. */
    @Override
    public void close() {
        List<CompletableFuture<?>> leaving =
                inMemory().stream().<CompletableFuture<?>>map(LiveTable::close).toList();
        for (CompletableFuture<?> table : leaving) {
            try {
                table.get(2, TimeUnit.SECONDS);
            } catch (ExecutionException | TimeoutException late) {
                LOG.debug("a table was busy at the end");
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }
}
