package orrery.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import org.eclipse.jetty.io.EofException;
import org.jspecify.annotations.Nullable;
import orrery.server.Settings;
import orrery.server.api.Denied;
import orrery.server.api.Kind;
import orrery.server.people.People;
import orrery.server.people.Secret;
import orrery.server.playing.LiveTable;
import orrery.server.playing.Tables;
import orrery.server.stream.Event;
import orrery.server.stream.Listener;

/** Streams of events. Each is written by the virtual thread of its own request, which waits for what comes. */
final class Streams {

    private final Settings settings;
    private final People people;
    private final Tables tables;
    private final LongSupplier nanos;
    private final long probeMillis;
    private final Set<Listener> open = ConcurrentHashMap.newKeySet();
    /** The heart of each open stream by the name of its beats, which nobody can guess. */
    private final Map<String, Heartbeat> hearts = new ConcurrentHashMap<>();

    private final Map<String, Integer> counts = new ConcurrentHashMap<>();
    private volatile boolean over;

    /** @param probeMillis how often a silent stream looks whether its client is still there */
    Streams(Settings settings, People people, Tables tables, LongSupplier nanos, long probeMillis) {
        this.settings = settings;
        this.people = people;
        this.tables = tables;
        this.nanos = nanos;
        this.probeMillis = probeMillis;
    }

    int count() {
        return open.size();
    }

    /** Writes a stream until the client goes or the server ends it. */
    void handle(Context context) throws IOException {
        Visit visit = new Visit(context, settings, people);
        String who = visit.who();
        tables.look(visit.path("id"), who);
        String holder = who.isEmpty() ? Visit.address(context, settings) : who;
        enter(holder);
        Listener listener = new Listener(who);
        open.add(listener);
        @Nullable LiveTable<?, ?>[] joined = new LiveTable<?, ?>[1];
        try {
            tables.at(visit.path("id"), table -> {
                joined[0] = table;
                return table.listen(who, visit.query("seat"), lastId(context), listener);
            });
            write(context, listener);
        } finally {
            open.remove(listener);
            counts.merge(holder, -1, (count, one) -> count + one == 0 ? null : count + one);
            LiveTable<?, ?> table = joined[0];
            if (table != null) {
                table.leaveStream(listener);
            }
        }
    }

    /** The client of a stream answers a beat; one whose stream is over learns that from the stream. */
    void answer(Context context) {
        Heartbeat heart = hearts.get(context.pathParam("beat"));
        if (heart != null) {
            heart.answered();
        }
        context.json("{}");
    }

    private void enter(String holder) {
        if (over || open.size() >= settings.limits().allStreams()) {
            throw Denied.of(Kind.BUSY, "error.busy");
        }
        int now = counts.merge(holder, 1, Integer::sum);
        if (now > settings.limits().streams()) {
            counts.merge(holder, -1, Integer::sum);
            throw Denied.of(
                    Kind.TOO_MANY, "error.too-many-streams", settings.limits().streams());
        }
    }

    private static String lastId(Context context) {
        String header = context.header("Last-Event-ID");
        String query = context.queryParam("after");
        return header != null ? header : query != null ? query : "";
    }

    private void write(Context context, Listener listener) throws IOException {
        Thread writer = Thread.currentThread();
        listener.onDrop(writer::interrupt);
        context.res().setContentType("text/event-stream");
        context.res().setCharacterEncoding("UTF-8");
        context.res().setHeader("Cache-Control", "no-store");
        context.res().setHeader("X-Accel-Buffering", "no");
        OutputStream out = context.res().getOutputStream();
        Line line = Line.of(context.req());
        Heartbeat heart = new Heartbeat(nanos);
        String name = Secret.id();
        byte[] beat = (": beat " + name + "\n\n").getBytes(StandardCharsets.UTF_8);
        hearts.put(name, heart);
        try {
            while (!listener.isOver()) {
                Event event = listener.next(probeMillis);
                if (event != null) {
                    write(out, event.bytes());
                } else if (!line.isOpen()) {
                    throw new EofException("the client has gone");
                }
                if (heart.isStopped()) {
                    throw new EofException("the client has vanished");
                }
                if (!listener.isOver() && heart.isDue()) {
                    write(out, beat);
                    heart.beat();
                }
            }
        } catch (InterruptedException dropped) {
            throw new IOException("the client reads too slowly", dropped);
        } finally {
            hearts.remove(name);
            listener.close();
        }
    }

    private static void write(OutputStream out, byte[] bytes) throws IOException {
        out.write(bytes);
        out.flush();
    }

    /** No stream goes on. */
    void close() {
        over = true;
        open.forEach(Listener::close);
    }
}
