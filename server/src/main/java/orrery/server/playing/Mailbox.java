package orrery.server.playing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The line before the one writer of a table: jobs are done one after another, on a virtual thread that lives while there
 * are any. Jobs that change something and wait together share one commit, and none is answered before it.
 */
final class Mailbox {

    /** The table has left the memory; whoever wants it opens it again. */
    static final class Closed extends RuntimeException {

        private static final long serialVersionUID = 1L;

        Closed() {
            super("the table has left the memory", null, false, false);
        }
    }

    /** Whose jobs these are. */
    interface Owner {

        /** Makes durable what the jobs since the last commit did. Throws if that fails. */
        void commit();

        /** Tells all who look on what was committed; whoever asked for it has been answered. */
        void tell();

        /** Something failed so that the memory may differ from the disk. */
        void broken(Throwable cause);
    }

    private static final int MOST_TOGETHER = 64;

    private record Job<T>(boolean changes, Supplier<T> work, CompletableFuture<T> done) {}

    private final Owner owner;
    private final String name;
    private final ArrayDeque<Job<?>> line = new ArrayDeque<>();
    private boolean working;
    private boolean closed;

    Mailbox(Owner owner, String name) {
        this.owner = owner;
        this.name = name;
    }

    /** A job that changes the table: done when its change is durable. */
    <T> CompletableFuture<T> write(Supplier<T> work) {
        return put(new Job<>(true, work, new CompletableFuture<>()));
    }

    /** A job that looks at the table when all changes before it are durable. */
    <T> CompletableFuture<T> read(Supplier<T> work) {
        return put(new Job<>(false, work, new CompletableFuture<>()));
    }

    private <T> CompletableFuture<T> put(Job<T> job) {
        synchronized (line) {
            if (closed) {
                job.done().completeExceptionally(new Closed());
            } else {
                line.add(job);
                if (!working) {
                    working = true;
                    Thread.ofVirtual().name(name).start(this::work);
                }
            }
        }
        return job.done();
    }

    /** No job is taken any more; those in line fail. */
    void close() {
        List<Job<?>> left;
        synchronized (line) {
            closed = true;
            left = List.copyOf(line);
            line.clear();
        }
        left.forEach(job -> job.done().completeExceptionally(new Closed()));
    }

    private void work() {
        List<Job<?>> batch = next();
        while (!batch.isEmpty()) {
            if (batch.getFirst().changes()) {
                change(batch);
            } else {
                attempt(batch.getFirst()).run();
            }
            batch = next();
        }
    }

    private List<Job<?>> next() {
        List<Job<?>> batch = new ArrayList<>();
        synchronized (line) {
            while (batch.size() < MOST_TOGETHER
                    && line.peek() instanceof Job<?> job
                    && (batch.isEmpty() || job.changes() && batch.getFirst().changes())) {
                batch.add(line.remove());
            }
            working = !batch.isEmpty();
        }
        return batch;
    }

    private void change(List<Job<?>> batch) {
        List<Runnable> answers = new ArrayList<>();
        try {
            batch.forEach(job -> answers.add(attempt(job)));
            owner.commit();
            answers.forEach(Runnable::run);
            owner.tell();
        } catch (RuntimeException | StackOverflowError failure) {
            owner.broken(failure);
            batch.forEach(job -> job.done().completeExceptionally(failure));
        }
    }

    /** Does a job and returns how to answer it. A refusal is an answer; what else is thrown breaks the table. */
    private <T> Runnable attempt(Job<T> job) {
        @Nullable T result;
        try {
            result = job.work().get();
        } catch (orrery.server.api.Denied denied) {
            return () -> job.done().completeExceptionally(denied);
        } catch (RuntimeException | StackOverflowError failure) {
            if (job.changes()) {
                throw failure;
            }
            return () -> job.done().completeExceptionally(failure);
        }
        return () -> job.done().complete(result);
    }
}
