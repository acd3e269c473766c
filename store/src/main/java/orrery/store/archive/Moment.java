package orrery.store.archive;

import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;

/** Times as they are stored: in UTC, to the nanosecond, always equally long, so that texts sort as times do. */
final class Moment {

    private static final DateTimeFormatter FORMAT =
            new DateTimeFormatterBuilder().appendInstant(9).toFormatter();

    private Moment() {}

    static String text(Instant moment) {
        return FORMAT.format(moment);
    }

    static Instant of(String text) {
        return Instant.parse(text);
    }
}
