package orrery.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The entries of a table in order. While a log is played again, it also holds those that are still to come, and takes no
 * others.
 */
final class Journal {

    private final List<Entry> entries = new ArrayList<>();
    private List<Entry> ahead = List.of();
    private boolean chanceAnew;

    /**
     * From now on only these entries are taken, after those that are there.
     *
     * @param anew whether chance is thrown anew and compared, not taken from the entries
     */
    void playAgain(List<Entry> more, boolean anew) {
        List<Entry> all = new ArrayList<>(entries);
        all.addAll(more);
        ahead = all;
        chanceAnew = anew;
    }

    /** What comes next while a log is played again. */
    Optional<Entry> next() {
        return entries.size() < ahead.size() ? Optional.of(ahead.get(entries.size())) : Optional.empty();
    }

    /** What chance gave next, unless it is thrown anew. */
    Optional<Entry.Chance> nextChance() {
        return next().filter(entry -> !chanceAnew && entry instanceof Entry.Chance)
                .map(Entry.Chance.class::cast);
    }

    /**
     * Adds an entry and returns its number.
     *
     * @throws Diverged if a log is played again and says otherwise
     */
    int add(Entry entry) {
        int number = entries.size();
        if (number < ahead.size() && !ahead.get(number).equals(entry)) {
            throw new Diverged(
                    number,
                    (entry instanceof Entry.Chance ? "chance gives " : "the rules make it ") + entry
                            + " but the log says " + ahead.get(number));
        }
        entries.add(entry);
        return number;
    }

    int size() {
        return entries.size();
    }

    List<Entry> entries() {
        return List.copyOf(entries);
    }

    /** The entries from this number on. */
    List<Entry> entries(int from) {
        return List.copyOf(entries.subList(from, entries.size()));
    }

    /** Whether chance has decided anything yet. */
    boolean hasChance() {
        return entries.stream().anyMatch(Entry.Chance.class::isInstance);
    }

    boolean hasContributionOf(Seat seat) {
        return entries.stream().anyMatch(entry -> entry instanceof Entry.Contributed c && c.seat() == seat);
    }
}
