package orrery.server.stream;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who listens to a stream, with a queue of what is not written yet. Whoever reads too slowly is dropped, and
 * resumes later where the last event left it.
 */
public final class Listener {

    private static final int MOST_EVENTS = 256;
    private static final int MOST_BYTES = 4 << 20;

    private final String person;
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
        synchronized (this) {
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
            notifyAll();
        }
        if (drop != null) {
            drop.run();
        }
    }

    /** What to do to the connection when the listener turns out to be too slow. */
    public synchronized void onDrop(Runnable action) {
        onDrop = action;
    }

    /**
     * The next event, or {@code null} if none came in time.
     *
     * @throws InterruptedException if the connection is given up
     */
    public synchronized @Nullable Event next(long milliseconds) throws InterruptedException {
        long end = System.nanoTime() + milliseconds * 1_000_000;
        while (queue.isEmpty() && !closed) {
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                return null;
            }
            wait(left);
        }
        Event event = queue.poll();
        bytes -= event == null ? 0 : event.bytes().length;
        return event;
    }

    /** Nothing more comes after what is in the queue. */
    public synchronized void close() {
        closed = true;
        notifyAll();
    }

    /** Whether nothing more comes. */
    public synchronized boolean isOver() {
        return closed && queue.isEmpty();
    }
}
