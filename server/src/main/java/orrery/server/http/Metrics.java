package orrery.server.http;

import io.javalin.http.Context;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.concurrent.TimeUnit;
import orrery.server.playing.Tables;

/** What the operator may watch: requests, tables, streams and the machine, in the text format of Prometheus. */
final class Metrics implements AutoCloseable {

    private static final String BEGAN = "orrery.began";

    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final JvmGcMetrics collections = new JvmGcMetrics();

    Metrics(Tables tables, Streams streams) {
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        collections.bindTo(registry);
        Gauge.builder("orrery.tables.in.memory", tables, t -> t.inMemory().size())
                .description("tables in memory")
                .register(registry);
        Gauge.builder("orrery.streams.open", streams, Streams::count)
                .description("streams that are open")
                .register(registry);
    }

    void begin(Context context) {
        context.attribute(BEGAN, System.nanoTime());
    }

    void end(Context context) {
        Long began = context.attribute(BEGAN);
        if (began != null) {
            Timer.builder("orrery.requests")
                    .description("requests by path and status")
                    .tag("method", context.method().toString())
                    .tag("path", context.endpoint().path)
                    .tag("status", Integer.toString(context.statusCode()))
                    .register(registry)
                    .record(System.nanoTime() - began, TimeUnit.NANOSECONDS);
        }
    }

    String text() {
        return registry.scrape();
    }

    @Override
    public void close() {
        collections.close();
        registry.close();
    }
}
