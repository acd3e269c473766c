package orrery.store.archive;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Where people and tables live between two starts of the server. Thread safe.
 *
 * <p>Reads see everything whose write has completed. A write is done whole or not at all.
 *
 * <p>Every method may throw {@link ArchiveFault} when the store cannot be reached or is full; a future then completes
 * with it.
 */
public interface Archive extends AutoCloseable {

    // ---- people

    /** A person known by the hash of a session's token. */
    Optional<Person> person(String sessionHash);

    /** Writes down a new person with a first session. */
    void add(Person person, String sessionHash);

    /** A person gets one more session, in another browser. */
    void addSession(String person, String sessionHash);

    void rename(String person, String name);

    // ---- tables

    /** Writes down a new table. Those who sit at it have been added before. */
    void add(StoredTable table);

    /** Replaces everything about a table but its entries. */
    void update(StoredTable table);

    Optional<StoredTable> table(String id);

    /** Tables at which a person sits, lately changed first. */
    List<StoredTable> tablesOf(String person, int atMost);

    /** Public tables that wait for players, lately changed first. */
    List<StoredTable> gathering(int atMost);

    /** Ids of the tables whose game is going on. */
    List<String> running();

    /** Ids of the tables whose game is over. */
    List<String> closed();

    // ---- what happened

    /** Everything appended to a table, in order. */
    List<StoredEntry> entries(String table);

    /** What happened at a table, as it was understood then, in order. */
    List<StoredFact> facts(String table);

    /** The positions between two segments that were kept, in order; an undo may have left some off the course. */
    List<StoredCheckpoint> checkpoints(String table);

    /**
     * Appends to a table. The future completes when everything in it has reached the disk; appends of several tables may
     * share one commit. Appends of one table complete in the order in which they were given.
     *
     * <p>Entries and facts follow those that are there: if a {@code (table, seq)} is already taken or would leave a gap,
     * nothing is written and the future completes with an {@link ArchiveFault}. So after one append of a table has
     * failed, those that were lined up behind it fail, too.
     *
     * <p>What is attached to the future may run on the thread that writes for all tables: it hands on anything that takes
     * long, and a write that it waits for is an {@link IllegalStateException}.
     */
    CompletableFuture<Void> append(String table, Appended appended);

    // ---- links

    void add(Link link);

    Optional<Link> link(String tokenHash);

    /** No link of this kind to this table and seat works any longer. */
    void revokeLinks(String table, Link.Kind kind, int seat);

    /** Whether the store answers and, as far as is known, can be written. */
    boolean isAlive();

    /** Writes what waits. After that every method says that the archive is closed. */
    @Override
    void close();
}
