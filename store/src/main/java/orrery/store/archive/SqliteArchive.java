package orrery.store.archive;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;

/**
 * An archive in a folder of its own: {@code orrery.db}, a database of SQLite.
 *
 * <p>All writes go through one thread, which commits together whatever waits; reads have connections of their own and
 * wait for nobody. A write that fails, because the disk is full for instance, leaves nothing behind, and later ones
 * succeed as soon as they can. While the archive is open, nobody else can open its folder to write; programs that only
 * read, such as a backup with SQLite's own tools, are welcome.
 */
public final class SqliteArchive implements Archive {

    private final Database database;
    private final FolderLock lock;
    private final Writer writer;
    private final Readers readers;

    private SqliteArchive(Database database, FolderLock lock, Statements store) {
        this.database = database;
        this.lock = lock;
        this.writer = new Writer(database, store);
        this.readers = new Readers(database);
    }

    /**
     * Opens the archive in a folder; makes both if they are not there yet, and brings an older one up to date.
     *
     * @throws ArchiveFault if the folder cannot be made or written or is in use, if what is in it is damaged, newer than
     *     this program or another program's, or if SQLite cannot be loaded
     */
    public static SqliteArchive open(Path folder, Durability durability) {
        Database.loadLibrary();
        make(folder);
        requireWritable(folder);
        Database database = new Database(folder.resolve("orrery.db"), durability);
        FolderLock lock = FolderLock.on(folder);
        try {
            return new SqliteArchive(database, lock, upToDate(database));
        } catch (SQLException | RuntimeException failure) {
            release(lock);
            throw database.fault(failure);
        }
    }

    /**
     * Copies an archive that nobody has open into another folder; nothing of it is changed, not even brought up to date.
     *
     * @throws ArchiveFault if there is none, if it is in use, or if it cannot be copied
     */
    public static void copy(Path folder, Path into) {
        Database.loadLibrary();
        if (!Files.isRegularFile(folder.resolve("orrery.db"))) {
            throw new ArchiveFault("the data folder " + folder + " holds no tables: orrery.db is not there");
        }
        FolderLock lock = FolderLock.on(folder);
        try {
            for (String name : List.of("orrery.db", "orrery.db-wal")) {
                if (Files.exists(folder.resolve(name))) {
                    Files.copy(folder.resolve(name), into.resolve(name));
                }
            }
        } catch (IOException failure) {
            throw new ArchiveFault("the data folder " + folder + " cannot be copied to " + into, failure);
        } finally {
            release(lock);
        }
    }

    @Override
    public Optional<Person> person(String sessionHash) {
        return readers.read(store -> Lookups.person(store, sessionHash));
    }

    @Override
    public void add(Person person, String sessionHash) {
        write(store -> Changes.add(store, person, sessionHash));
    }

    @Override
    public void addSession(String person, String sessionHash) {
        write(store -> Changes.addSession(store, person, sessionHash));
    }

    @Override
    public void rename(String person, String name) {
        write(store -> Changes.rename(store, person, name));
    }

    @Override
    public void add(StoredTable table) {
        write(store -> Changes.add(store, table));
    }

    @Override
    public void update(StoredTable table) {
        write(store -> Changes.update(store, table));
    }

    @Override
    public Optional<StoredTable> table(String id) {
        return readers.read(store -> Lookups.table(store, id));
    }

    @Override
    public List<StoredTable> tablesOf(String person, int atMost) {
        return readers.read(store -> Lookups.tablesOf(store, person, atMost));
    }

    @Override
    public List<StoredTable> gathering(int atMost) {
        return readers.read(store -> Lookups.gathering(store, atMost));
    }

    @Override
    public List<String> running() {
        return readers.read(store -> Lookups.inStatus(store, StoredTable.Status.RUNNING));
    }

    @Override
    public List<String> closed() {
        return readers.read(store -> Lookups.inStatus(store, StoredTable.Status.CLOSED));
    }

    @Override
    public List<StoredEntry> entries(String table) {
        return readers.read(store -> Lookups.entries(store, table));
    }

    @Override
    public List<StoredFact> facts(String table) {
        return readers.read(store -> Lookups.facts(store, table));
    }

    @Override
    public List<StoredCheckpoint> checkpoints(String table) {
        return readers.read(store -> Lookups.checkpoints(store, table));
    }

    @Override
    public CompletableFuture<Void> append(String table, Appended appended) {
        return enqueue(store -> Changes.append(store, table, appended));
    }

    @Override
    public void add(Link link) {
        write(store -> Changes.add(store, link));
    }

    @Override
    public Optional<Link> link(String tokenHash) {
        return readers.read(store -> Lookups.link(store, tokenHash));
    }

    @Override
    public void revokeLinks(String table, Link.Kind kind, int seat) {
        write(store -> Changes.revokeLinks(store, table, kind, seat));
    }

    @Override
    public boolean isAlive() {
        try {
            return writer.isAlive()
                    && database.isThere()
                    && readers.read(store -> store.first("SELECT 1", row -> true))
                            .isPresent()
                    && (!writer.isStuck() || hasRoom());
        } catch (ArchiveFault dead) {
            return false;
        }
    }

    /** Whether some pages could be written, though the last change could not. Nothing of the trial stays. */
    private boolean hasRoom() {
        write(store -> store.run("CREATE TABLE trial (pages BLOB);"
                + "INSERT INTO trial VALUES (zeroblob(65536));"
                + "DROP TABLE trial"));
        return true;
    }

    /** Writes what waits, then lets the folder go. */
    @Override
    public void close() {
        writer.close();
        readers.close();
        release(lock);
    }

    CompletableFuture<Void> enqueue(Writer.Change change) {
        return writer.enqueue(change);
    }

    /** Makes a change and waits until it is committed. */
    void write(Writer.Change change) {
        writer.mayBeAwaited();
        try {
            enqueue(change).join();
        } catch (CompletionException failure) {
            throw database.fault(Objects.requireNonNullElse(failure.getCause(), failure));
        }
    }

    private static void make(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (FileAlreadyExistsException file) {
            throw new ArchiveFault("the data folder " + folder + " is no folder: name another one", file);
        } catch (IOException failure) {
            throw new ArchiveFault(
                    "the data folder " + folder + " cannot be made: name one that the server may write", failure);
        }
    }

    /** SQLite would open what it cannot write, and complain at the first write only. */
    private static void requireWritable(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            Stream<Path> own =
                    files.filter(file -> file.getFileName().toString().startsWith("orrery."));
            Stream.concat(Stream.of(folder), own)
                    .filter(file -> !Files.isWritable(file))
                    .findFirst()
                    .ifPresent(file -> {
                        throw new ArchiveFault(file + " cannot be written: let the server write it");
                    });
        } catch (IOException failure) {
            throw new ArchiveFault("the data folder " + folder + " cannot be read: let the server read it", failure);
        }
    }

    private static Statements upToDate(Database database) throws SQLException {
        Statements store = database.openToWrite();
        try {
            Migrations.bringUpToDate(store, database.file());
            return store;
        } catch (SQLException | RuntimeException failure) {
            store.close();
            throw failure;
        }
    }

    private static void release(FolderLock lock) {
        try {
            lock.close();
        } catch (SQLException alreadyGone) {
            // the lock ends with its connection
        }
    }
}
