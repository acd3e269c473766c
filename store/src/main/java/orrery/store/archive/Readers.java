package orrery.store.archive;

import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Semaphore;

/** Connections that read beside the writer: opened when needed, kept, and lent to one reader at a time. */
final class Readers implements AutoCloseable {

    /** Connections at most; whoever finds none waits for the first that is given back. */
    private static final int MOST = 8;

    private final Database database;
    private final Semaphore free = new Semaphore(MOST, true);
    private final Deque<Statements> idle = new ArrayDeque<>();
    private boolean closed;

    Readers(Database database) {
        this.database = database;
    }

    /** Something asked of the store. */
    interface Lookup<T> {
        T in(Statements store) throws SQLException;
    }

    /** @throws ArchiveFault if the store cannot be read */
    <T> T read(Lookup<T> lookup) {
        free.acquireUninterruptibly();
        try {
            Statements store = borrow();
            try {
                T found = lookup.in(store);
                giveBack(store);
                return found;
            } catch (SQLException | RuntimeException failure) {
                discard(store);
                throw failure;
            }
        } catch (SQLException failure) {
            throw database.fault(failure);
        } finally {
            free.release();
        }
    }

    /** Waits for those who are reading. */
    @Override
    public void close() {
        free.acquireUninterruptibly(MOST);
        synchronized (idle) {
            closed = true;
            idle.forEach(Readers::discard);
            idle.clear();
        }
        free.release(MOST);
    }

    private Statements borrow() throws SQLException {
        synchronized (idle) {
            if (closed) {
                throw database.closed();
            }
            if (!idle.isEmpty()) {
                return idle.pop();
            }
        }
        return database.openToRead();
    }

    private void giveBack(Statements store) {
        synchronized (idle) {
            idle.push(store);
        }
    }

    private static void discard(Statements store) {
        try {
            store.close();
        } catch (SQLException alreadyGone) {
            // nothing of it is used again
        }
    }
}
