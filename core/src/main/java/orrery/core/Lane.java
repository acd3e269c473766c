package orrery.core;

/** What one seat does on its own while others do the same: see {@link Table#together}. */
@FunctionalInterface
public interface Lane<S, F> {

    void play(Table<S, F> table, Seat seat);
}
