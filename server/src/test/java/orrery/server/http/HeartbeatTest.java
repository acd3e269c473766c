package orrery.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A stream shows every 15 seconds that it is alive, and asks whether its client is. */
class HeartbeatTest {

    private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - 1);
    private final Heartbeat heart = new Heartbeat(now::get);

    private void pass(long seconds) {
        now.addAndGet(TimeUnit.SECONDS.toNanos(seconds));
    }

    /** A beat is written as soon as it is due. */
    private void passWithBeat() {
        pass(15);
        assertThat(heart.isDue()).isTrue();
        assertThat(heart.isStopped()).isFalse();
        heart.beat();
    }

    @Test
    @DisplayName("After 15 seconds, and not before, a beat is due")
    void due() {
        pass(14);
        assertThat(heart.isDue()).isFalse();
        pass(1);
        assertThat(heart.isDue()).isTrue();
    }

    @Test
    @DisplayName("The next is due 15 seconds after it, whatever else is written")
    void anew() {
        passWithBeat();
        pass(14);
        assertThat(heart.isDue()).isFalse();
        pass(1);
        assertThat(heart.isDue()).isTrue();
    }

    @Test
    @DisplayName("A client that answers is there for as long as it does, and gone two beats after its last answer")
    void vanished() {
        for (int beats = 0; beats < 5; beats++) {
            passWithBeat();
            heart.answered();
        }
        passWithBeat();
        pass(14);
        assertThat(heart.isStopped()).isFalse();
        pass(1);
        assertThat(heart.isStopped()).isTrue();
    }

    @Test
    @DisplayName("A client that has never answered does not know how: it stays")
    void silent() {
        for (int beats = 0; beats < 5; beats++) {
            passWithBeat();
        }
    }
}
