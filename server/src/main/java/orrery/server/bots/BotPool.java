package orrery.server.bots;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The threads on which bots think, and the clock that wakes tables. Tables take turns: each gets one decision, then the
 * next table. A bot that thinks for too long is left alone with its thought, and its seat answers without it.
 */
public final class BotPool implements AutoCloseable {

    /** A decision to be made. Called on a thread of the pool. */
    public interface Thought {

        /** Thinks and answers. */
        void think();

        /** Answers without thinking, because thinking took too long. What {@link #think} says later is ignored. */
        void giveUp();
    }

    private static final Logger LOG = LoggerFactory.getLogger(BotPool.class);

    /** Thoughts that run on after their time; more than these and bots do not think any more but answer at once. */
    private static final int MOST_RUNAWAYS = 8;

    private final long budgetMillis;
    private final ArrayDeque<String> turns = new ArrayDeque<>();
    private final Map<String, ArrayDeque<Thought>> waiting = new HashMap<>();
    private final ScheduledExecutorService timer;
    private final AtomicInteger runaways = new AtomicInteger();
    private boolean closed;

    /**
     * @param threads      how many bots think at the same time
     * @param budgetMillis how long one decision may take
     */
    public BotPool(int threads, long budgetMillis) {
        this.budgetMillis = budgetMillis;
        this.timer = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().daemon().name("timer").factory());
        for (int i = 0; i < threads; i++) {
            startThinker();
        }
    }

    private void startThinker() {
        Thread.ofPlatform().daemon().name("bots").start(this::work);
    }

    /** Puts a decision of a table into the line. */
    public void submit(String table, Thought thought) {
        synchronized (turns) {
            ArrayDeque<Thought> line = waiting.computeIfAbsent(table, t -> new ArrayDeque<>());
            if (line.isEmpty()) {
                turns.add(table);
            }
            line.add(thought);
            turns.notify();
        }
    }

    /** Does something later; it must be quick. */
    public ScheduledFuture<?> after(long milliseconds, Runnable deed) {
        return timer.schedule(deed, milliseconds, TimeUnit.MILLISECONDS);
    }

    /** Does something again and again; it must be quick. */
    public void every(long milliseconds, Runnable deed) {
        timer.scheduleAtFixedRate(deed, milliseconds, milliseconds, TimeUnit.MILLISECONDS);
    }

    private @Nullable Thought next() {
        synchronized (turns) {
            while (turns.isEmpty() && !closed) {
                try {
                    turns.wait();
                } catch (InterruptedException leftover) {
                    // of a thought that was given up just when it ended
                }
            }
            if (closed) {
                return null;
            }
            String table = turns.remove();
            ArrayDeque<Thought> line = waiting.get(table);
            Thought thought = line == null ? null : line.poll();
            if (line == null || line.isEmpty()) {
                waiting.remove(table);
            } else {
                turns.add(table);
            }
            return thought;
        }
    }

    private void work() {
        for (Thought thought = next(); thought != null; thought = next()) {
            if (!think(thought)) {
                return;
            }
        }
    }

    /** Returns whether the thread may go on: not if another has taken its place meanwhile. */
    private boolean think(Thought thought) {
        if (runaways.get() >= MOST_RUNAWAYS) {
            thought.giveUp();
            return true;
        }
        AtomicBoolean decided = new AtomicBoolean();
        Thread thinker = Thread.currentThread();
        ScheduledFuture<?> alarm = after(budgetMillis, () -> {
            if (decided.compareAndSet(false, true)) {
                LOG.warn("a bot took longer than {} ms; its seat answers without it", budgetMillis);
                runaways.incrementAndGet();
                startThinker();
                thinker.interrupt();
                thought.giveUp();
            }
        });
        try {
            thought.think();
        } catch (RuntimeException | StackOverflowError failure) {
            LOG.warn("a bot failed: {}", failure.toString());
            LOG.debug("because", failure);
            if (decided.compareAndSet(false, true)) {
                thought.giveUp();
                alarm.cancel(false);
                return true;
            }
        }
        alarm.cancel(false);
        if (decided.compareAndSet(false, true)) {
            return true;
        }
        runaways.decrementAndGet();
        return false;
    }

    @Override
    public void close() {
        synchronized (turns) {
            closed = true;
            turns.notifyAll();
        }
        timer.shutdownNow();
    }
}
