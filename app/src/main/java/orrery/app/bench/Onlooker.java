package orrery.app.bench;

import java.io.UncheckedIOException;
import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/** A browser that looks on at a table and notes when it is told something. */
final class Onlooker implements AutoCloseable {

    private final Caller caller;
    private final LongConsumer told;
    private final AtomicLong events = new AtomicLong();

    /** @param told hears the moment, in nanoseconds, at which each update has arrived in full */
    Onlooker(Caller caller, String table, LongConsumer told) {
        this.caller = caller;
        this.told = told;
        caller.listen(table, "");
        Phaser begun = new Phaser(2);
        Thread.ofPlatform().daemon().name("onlooker").start(() -> listen(begun));
        begun.arriveAndAwaitAdvance();
    }

    long events() {
        return events.get();
    }

    private void listen(Phaser begun) {
        boolean first = true;
        String event = "";
        try {
            while (true) {
                String line = caller.line();
                if (line.startsWith("event: ")) {
                    event = line.substring(7);
                } else if (line.startsWith("data: ") && first) {
                    first = false;
                    begun.arrive();
                } else if (line.startsWith("data: ") && event.equals("update")) {
                    events.incrementAndGet();
                    told.accept(System.nanoTime());
                }
            }
        } catch (UncheckedIOException ended) {
            // the bench has closed the connection
        }
    }

    @Override
    public void close() {
        caller.close();
    }
}
