package orrery.server.http;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executors;
import java.util.function.LongSupplier;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.util.thread.ThreadPool;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import orrery.server.Settings;
import orrery.server.api.Denied;
import orrery.server.api.ErrorReply;
import orrery.server.api.Json;
import orrery.server.api.Kind;
import orrery.server.people.People;
import orrery.server.playing.House;
import orrery.server.playing.Tables;
import orrery.store.archive.ArchiveFault;

/** Everything that listens on the port. */
public final class Site implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Site.class);

    /** Threads that are kept: one that takes in connections and one that watches them. */
    private static final int WATCHERS = 2;

    private final Settings settings;
    private final House house;
    private final Guard guard;
    private final Streams streams;
    private final Metrics metrics;
    private final Api api;
    private final Pages pages = new Pages();
    private final Javalin javalin;

    public Site(Settings settings, House house, People people, Tables tables, LongSupplier nanos, long probeMillis) {
        this.settings = settings;
        this.house = house;
        this.guard = new Guard(settings, nanos);
        this.streams = new Streams(settings, people, tables, nanos, probeMillis);
        this.metrics = new Metrics(tables, streams);
        this.api = new Api(settings, house, people, tables, nanos);
        this.javalin = Javalin.create(this::configure);
    }

    private void configure(JavalinConfig config) {
        config.jetty.threadPool = threads();
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.compressionStrategy = CompressionStrategy.GZIP;
        config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
        config.jetty.modifyServer(server -> server.setErrorHandler(new Unreadable()));
        config.jetty.modifyServletContextHandler(handler -> handler.setErrorHandler(new Unreadable()));
        RoutesConfig routes = config.routes;
        routes.before(metrics::begin);
        routes.before(guard::check);
        api.register(routes);
        routes.get("/api/tables/{id}/events", streams::handle);
        routes.post("/api/beats/{beat}", streams::answer);
        routes.get("/healthz", this::health);
        routes.get("/metrics", this::metrics);
        routes.get("/api/*", Site::unknown);
        routes.post("/api/*", Site::unknown);
        routes.get("/*", pages::handle);
        routes.after(metrics::end);
        failures(routes);
    }

    /**
     * Requests run on virtual threads. What watches their connections has threads of its own: on a virtual one it would be
     * woken through a second watcher, for every request.
     */
    private static ThreadPool threads() {
        QueuedThreadPool threads = new QueuedThreadPool();
        threads.setName("orrery-http");
        threads.setMinThreads(WATCHERS);
        threads.setReservedThreads(0);
        threads.setVirtualThreadsExecutor(Executors.newThreadPerTaskExecutor(
                Thread.ofVirtual().name("request-", 0).factory()));
        return threads;
    }

    private static void unknown(Context context) {
        throw Denied.of(Kind.UNKNOWN, "error.unknown-path", context.path());
    }

    private void health(Context context) {
        boolean alive = house.archive().isAlive();
        context.status(alive ? 200 : 503)
                .contentType("text/plain")
                .header("Cache-Control", "no-store")
                .result(alive ? "ok" : "the store does not answer");
    }

    private void metrics(Context context) {
        if (!settings.openMetrics() && !Visit.isFromHere(context)) {
            throw Denied.of(Kind.UNKNOWN, "error.unknown-path", context.path());
        }
        context.contentType("text/plain; version=0.0.4; charset=utf-8").result(metrics.text());
    }

    private static void failures(RoutesConfig routes) {
        routes.exception(Denied.class, Site::refuse);
        routes.exception(
                HttpResponseException.class,
                (none, context) -> refuse(Denied.of(Kind.UNKNOWN, "error.unknown-path", context.path()), context));
        routes.exception(ArchiveFault.class, (fault, context) -> {
            LOG.error("the store: {}", fault.getMessage());
            refuse(Denied.of(Kind.BUSY, "error.busy"), context);
        });
        routes.exception(CompletionException.class, (fault, context) -> {
            LOG.error("the store: {}", String.valueOf(fault.getCause()));
            refuse(Denied.of(Kind.BUSY, "error.busy"), context);
        });
        routes.exception(EofException.class, (gone, context) -> LOG.debug("a client went away"));
        routes.exception(Exception.class, (fault, context) -> {
            if (context.res().isCommitted()) {
                LOG.debug("a stream ended", fault);
                return;
            }
            LOG.error("{} {} failed", context.method(), context.endpoint().path, fault);
            refuse(Denied.of(Kind.BUSY, "error.busy"), context);
        });
    }

    private static void refuse(Denied denied, Context context) {
        context.status(denied.kind().status())
                .contentType("application/json")
                .header("Cache-Control", "no-store")
                .result(Json.bytes(new ErrorReply(denied.refusal())));
    }

    /**
     * Begins to listen.
     *
     * @return the port
     * @throws PortTaken if the address cannot be had
     */
    public int listen() {
        try {
            javalin.start(settings.host(), settings.port());
            return javalin.port();
        } catch (JavalinBindException taken) {
            throw new PortTaken(settings.host() + ":" + settings.port(), taken);
        }
    }

    @Override
    public void close() {
        streams.close();
        javalin.stop();
        metrics.close();
    }
}
