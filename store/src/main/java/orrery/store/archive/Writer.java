package orrery.store.archive;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * The one thread that writes. Whatever waits when it is free shares one transaction.
 *
 * <p>If a transaction fails, each of its changes is tried again in a transaction of its own, so that a change fails
 * for its own reasons only. Changes are made in the order in which they were given.
 */
final class Writer implements AutoCloseable {

    /** Changes in one transaction at most. */
    private static final int GROUP = 500;

    private final Database database;
    private final BlockingQueue<Task> waiting = new LinkedBlockingQueue<>();
    private final Task end = new Task(store -> {}, new CompletableFuture<>());
    private final Thread thread;
    private @Nullable Statements store;
    private volatile boolean stuck;
    private boolean closed;

    /** @param store the first connection; others are opened should it break */
    Writer(Database database, Statements store) {
        this.database = database;
        this.store = store;
        this.thread = Thread.ofPlatform().name("orrery-archive").daemon().start(this::work);
    }

    /** Something done to the store, whole or not at all. */
    interface Change {
        void make(Statements store) throws SQLException;
    }

    /** Lines a change up. The future completes on the writer's thread, after the change has been committed. */
    synchronized CompletableFuture<Void> enqueue(Change change) {
        if (closed) {
            return CompletableFuture.failedFuture(database.closed());
        }
        CompletableFuture<Void> done = new CompletableFuture<>();
        waiting.add(new Task(change, done));
        return done;
    }

    /** @throws IllegalStateException on the writer's own thread, which would wait for itself for ever */
    void mayBeAwaited() {
        if (Thread.currentThread() == thread) {
            throw new IllegalStateException(
                    "what follows an append must go to another thread before it waits for the store");
        }
    }

    boolean isAlive() {
        return thread.isAlive();
    }

    /** Whether the store could not be written the last time: a full disk, for instance. */
    boolean isStuck() {
        return stuck;
    }

    /** Takes no more changes, and returns when those that wait have been made. */
    @Override
    public void close() {
        mayBeAwaited();
        synchronized (this) {
            if (!closed) {
                closed = true;
                waiting.add(end);
            }
        }
        end.done().join();
    }

    private void work() {
        boolean ending = false;
        while (!ending) {
            List<Task> group = nextGroup();
            ending = group.remove(end);
            write(group);
        }
        letGo();
        end.done().complete(null);
    }

    private List<Task> nextGroup() {
        List<Task> group = new ArrayList<>();
        while (group.isEmpty()) {
            try {
                group.add(waiting.take());
            } catch (InterruptedException nobodyMay) {
                continue;
            }
        }
        waiting.drainTo(group, GROUP - 1);
        return group;
    }

    private void write(List<Task> group) {
        try {
            Statements open = open();
            for (Task task : group) {
                task.change().make(open);
            }
            open.commit();
            stuck = false;
        } catch (SQLException | RuntimeException | Error failure) {
            stuck |= failure instanceof SQLException refused && database.isUnwritable(refused);
            rollBack();
            if (group.size() > 1) {
                group.forEach(task -> write(List.of(task)));
            } else {
                group.forEach(task -> task.done().completeExceptionally(database.fault(failure)));
            }
            return;
        }
        group.forEach(task -> task.done().complete(null));
    }

    private Statements open() throws SQLException {
        Statements open = store;
        if (open == null) {
            open = database.openToWrite();
            store = open;
        }
        return open;
    }

    /** Undoes the transaction; a connection that cannot do even that is given up, which undoes it as well. */
    private void rollBack() {
        try {
            if (store != null) {
                store.rollBack();
            }
        } catch (SQLException broken) {
            letGo();
        }
    }

    private void letGo() {
        try {
            if (store != null) {
                store.close();
            }
        } catch (SQLException alreadyGone) {
            // nothing of it is used again
        }
        store = null;
    }

    private record Task(Change change, CompletableFuture<Void> done) {}
}
