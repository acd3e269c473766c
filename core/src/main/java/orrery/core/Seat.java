package orrery.core;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A place at the table. Seats are numbered clockwise from 0; people see them counted from 1.
 *
 * <p>There is one instance per number, so seats may be compared by identity as well as by {@code equals}.
 */
public final class Seat implements Viewer, Comparable<Seat> {

    /** More seats than any game of this kind has. */
    public static final int MOST = 16;

    private static final Seat[] ALL =
            IntStream.range(0, MOST).mapToObj(Seat::new).toArray(Seat[]::new);

    private static final List<List<Seat>> FIRST = IntStream.rangeClosed(0, MOST)
            .mapToObj(count -> List.of(Arrays.copyOf(ALL, count)))
            .toList();

    private final int index;

    private Seat(int index) {
        this.index = index;
    }

    /**
     * @param index place counted from 0
     * @throws IndexOutOfBoundsException if the index is not within 0..{@value #MOST} − 1
     */
    public static Seat of(int index) {
        return ALL[index];
    }

    /** The first {@code count} seats in clockwise order. */
    public static List<Seat> first(int count) {
        return FIRST.get(count);
    }

    /** Place counted from 0, for array access. */
    public int index() {
        return index;
    }

    /** Place as people count it, from 1. */
    public int number() {
        return index + 1;
    }

    @Override
    public int compareTo(Seat other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public String toString() {
        return Integer.toString(number());
    }
}
