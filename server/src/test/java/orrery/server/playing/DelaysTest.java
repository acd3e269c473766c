package orrery.server.playing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import orrery.server.api.Pace;

/** The delay of an answer comes from one distribution, whoever answers (survive 11). */
class DelaysTest {

    private static final int DRAWN = 10_000;

    private final AtomicLong now = new AtomicLong(1_000_000_000);

    private Delays delays(Pace pace) {
        return new Delays(pace, new SplittableRandom(1), now::get);
    }

    @ParameterizedTest
    @EnumSource(Pace.class)
    @DisplayName("Delays fill all between the pace's shortest and longest, evenly, and never leave it")
    void even(Pace pace) {
        Delays delays = delays(pace);
        long[] drawn = LongStream.generate(() -> delays.until(delays.opening()))
                .limit(DRAWN)
                .sorted()
                .toArray();

        assertThat(drawn[0]).isEqualTo(pace.least());
        assertThat(drawn[DRAWN - 1]).isEqualTo(pace.most());
        long width = pace.most() - pace.least();
        assertThat(drawn[DRAWN / 4]).isBetween(pace.least() + width / 5, pace.least() + width * 3 / 10);
        assertThat(drawn[DRAWN * 3 / 4]).isBetween(pace.least() + width * 7 / 10, pace.least() + width * 4 / 5);
    }

    @Test
    @DisplayName("The time that thinking took is part of the delay and does not come on top of it")
    void thinking() {
        Delays delays = delays(Pace.NORMAL);
        long opening = delays.opening();
        long whole = delays.until(opening);
        now.addAndGet(100_000_000);
        assertThat(delays.until(opening)).isEqualTo(whole - 100);
        now.addAndGet(10_000_000_000L);
        assertThat(delays.until(opening)).isZero();
    }

    @Test
    @DisplayName("An answer never comes earlier than drawn, not even by a part of a millisecond")
    void notEarlier() {
        Delays delays = delays(Pace.NORMAL);
        long opening = delays.opening();
        long whole = delays.until(opening);
        now.addAndGet(1);
        assertThat(delays.until(opening)).isEqualTo(whole);
    }
}
