package orrery.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import orrery.server.api.Json;
import tools.jackson.databind.JsonNode;

/** A stream that is read on a thread of its own. */
final class Listening implements AutoCloseable {

    private static final long PATIENCE = 30;

    /** One event as it came. */
    record Event(String id, String name, JsonNode data, String text) {}

    private static final Event END = new Event("", "end", Json.parse("{}"), "");

    private final InputStream in;
    private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> beats = new LinkedBlockingQueue<>();

    Listening(InputStream in) {
        this.in = in;
        Thread.ofVirtual().start(this::read);
    }

    private void read() {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            String id = "";
            String name = "";
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith(": beat ")) {
                    beats.add(line.substring(7));
                } else if (line.startsWith("id: ")) {
                    id = line.substring(4);
                } else if (line.startsWith("event: ")) {
                    name = line.substring(7);
                } else if (line.startsWith("data: ")) {
                    events.add(new Event(id, name, Json.parse(line.substring(6)), line));
                }
            }
        } catch (IOException closed) {
            // the end is said below
        }
        events.add(END);
    }

    /** The next event of this name; others before it are passed over. */
    JsonNode next(String name) {
        return next(event -> event.name().equals(name)).data();
    }

    /** The next event of which this is true. */
    Event next(Predicate<Event> wanted) {
        List<Event> passed = new ArrayList<>();
        while (true) {
            Event event = take();
            if (event.equals(END)) {
                throw new AssertionError("the stream ended after " + passed);
            }
            if (wanted.test(event)) {
                return event;
            }
            passed.add(event);
        }
    }

    /** The name of the next beat, which is not answered. */
    String beat() {
        return polled(beats);
    }

    private Event take() {
        return polled(events);
    }

    private static <T> T polled(BlockingQueue<T> queue) {
        try {
            return Objects.requireNonNull(
                    queue.poll(PATIENCE, TimeUnit.SECONDS), "nothing of the kind within " + PATIENCE + " seconds");
        } catch (InterruptedException stopped) {
            throw new AssertionError(stopped);
        }
    }

    /** Waits for the server to end the stream. */
    void untilEnd() {
        while (!take().equals(END)) {
            continue;
        }
    }

    /** What has come so far and was not looked at yet. */
    List<Event> soFar() {
        List<Event> all = new ArrayList<>();
        events.drainTo(all);
        return all;
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException gone) {
            // closed it is
        }
    }
}
