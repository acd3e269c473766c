package orrery.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A silent stream shows every 15 seconds that it is alive. */
class HeartbeatTest {

    private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - 1);
    private final Heartbeat heart = new Heartbeat(now::get);

    private void pass(long seconds) {
        now.addAndGet(TimeUnit.SECONDS.toNanos(seconds));
    }

    @Test
    @DisplayName("After 15 seconds of silence, and not before, a beat is due")
    void due() {
        pass(14);
        assertThat(heart.isDue()).isFalse();
        pass(1);
        assertThat(heart.isDue()).isTrue();
    }

    @Test
    @DisplayName("Whatever is written, a beat or an event, begins the silence anew")
    void anew() {
        pass(14);
        heart.wrote();
        pass(14);
        assertThat(heart.isDue()).isFalse();
        pass(100);
        heart.wrote();
        assertThat(heart.isDue()).isFalse();
    }
}
