package orrery.server.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import orrery.server.Limits.Rate;
import orrery.server.api.Denied;
import orrery.server.api.Kind;

/** Counts how often each of many does something, and stops whoever does it too often. */
final class Buckets {

    private static final int REMEMBERED = 20_000;

    private static final class Bucket {
        private double tokens;
        private long filled;
    }

    private final Rate rate;
    private final LongSupplier nanos;
    private final Map<String, Bucket> buckets = new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
            return size() > REMEMBERED;
        }
    };

    /** @param nanos a clock that never goes back, in nanoseconds */
    Buckets(Rate rate, LongSupplier nanos) {
        this.rate = rate;
        this.nanos = nanos;
    }

    /** @throws Denied if this was once too often; the message says in how many seconds to try again */
    synchronized void take(String who) {
        long now = nanos.getAsLong();
        Bucket bucket = buckets.computeIfAbsent(who, w -> {
            Bucket full = new Bucket();
            full.tokens = rate.burst();
            full.filled = now;
            return full;
        });
        bucket.tokens = Math.min(rate.burst(), bucket.tokens + (now - bucket.filled) / 1e9 * rate.perSecond());
        bucket.filled = now;
        if (bucket.tokens < 1) {
            int seconds = (int) Math.ceil((1 - bucket.tokens) / rate.perSecond());
            throw Denied.of(Kind.TOO_MANY, "error.too-many", seconds);
        }
        bucket.tokens--;
    }
}
