package orrery.server.stream;

import java.util.ArrayDeque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who listens to a stream, with a queue of what is not written yet. Whoever reads too slowly is dropped, and
 * resumes later where the last event left it.
 */
public final class Listener {

    private static final int MOST_EVENTS = 256;
    private static final int MOST_BYTES = 4 << 20;

    private final String person;
    /** A lock rather than a monitor: waking a virtual thread from a monitor takes a detour through another thread. */
    private final ReentrantLock lock = new ReentrantLock();

    private final Condition news = lock.newCondition();
    private final ArrayDeque<Event> queue = new ArrayDeque<>();
    private int bytes;
    private boolean closed;
    private @Nullable Runnable onDrop;

    /** @param person id of the person who listens, empty for a stranger */
    public Listener(String person) {
        this.person = person;
    }

    public String person() {
        return person;
    }

    /** Puts an event into the queue; never waits. */
    public void offer(Event event) {
        Runnable drop = null;
        lock.lock();
        try {
            if (closed) {
                return;
            }
            if (queue.size() >= MOST_EVENTS || bytes + event.bytes().length > MOST_BYTES) {
                closed = true;
                queue.clear();
                drop = onDrop;
            } else {
                queue.add(event);
                bytes += event.bytes().length;
            }
            news.signalAll();
        } finally {
            lock.unlock();
        }
        if (drop != null) {
            drop.run();
        }
    }

    /** What to do to the connection when the listener turns out to be too slow. */
    public void onDrop(Runnable action) {
        lock.lock();
        try {
            onDrop = action;
        } finally {
            lock.unlock();
        }
    }

    /**
     * The next event, or {@code null} if none came in time.
     *
     * @throws InterruptedException if the connection is given up
     */
    public @Nullable Event next(long milliseconds) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            long left = TimeUnit.MILLISECONDS.toNanos(milliseconds);
            while (queue.isEmpty() && !closed) {
                if (left <= 0) {
                    return null;
                }
                left = news.awaitNanos(left);
            }
            Event event = queue.poll();
            bytes -= event == null ? 0 : event.bytes().length;
            return event;
        } finally {
            lock.unlock();
        }
    }

    /** Nothing more comes after what is in the queue. */
    public void close() {
        lock.lock();
        try {
            closed = true;
            news.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Whether nothing more comes. */
    public boolean isOver() {
        lock.lock();
        try {
            return closed && queue.isEmpty();
        } finally {
            lock.unlock();
        }
    }
}
