package orrery.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * What has happened at a table: everything, and of it the present course, which an undo cuts short. What each viewer has
 * seen of the course is kept, so that asking for what is new costs no more than what is new.
 */
final class Chronicle<F extends Fact> {

    /** What one viewer has seen of the course, each fact with its place there. */
    private static final class Seen {

        final List<Fact> facts = new ArrayList<>();
        final List<Integer> places = new ArrayList<>();
        int looked;

        /** How many of the facts lie before a place of the course. */
        int before(int place) {
            int found = Collections.binarySearch(places, place);
            return found >= 0 ? found : -found - 1;
        }

        void cut(int length) {
            int kept = before(length);
            facts.subList(kept, facts.size()).clear();
            places.subList(kept, places.size()).clear();
            looked = Math.min(looked, length);
        }
    }

    private final List<Happening<F>> all = new ArrayList<>();
    /** Indexes into all that has happened, rising, as the entries do that caused it. */
    private final List<Integer> course = new ArrayList<>();
    /** To what length each undo so far has cut the course. */
    private final List<Integer> cuts = new ArrayList<>();

    private final Map<Viewer, Seen> seen = new HashMap<>();
    private List<Integer> cutOff = List.of();

    void add(Happening<F> happening) {
        course.add(all.size());
        all.add(happening);
    }

    /** An undo: nothing counts that an entry after this one caused. */
    void cutAfter(int entry) {
        int length = course.size();
        while (length > 0 && on(length - 1).entry() > entry) {
            length--;
        }
        cuts.add(length);
        List<Integer> tail = course.subList(length, course.size());
        cutOff = List.copyOf(tail);
        tail.clear();
        int kept = length;
        seen.values().forEach(viewer -> viewer.cut(kept));
    }

    /** What the last undo cut off counts again; nothing has happened since. */
    void putBack() {
        course.addAll(cutOff);
        cutOff = List.of();
    }

    private Happening<F> on(int place) {
        return all.get(course.get(place));
    }

    int courseLength() {
        return course.size();
    }

    /** How many facts there have been, those that were cut off included. */
    int size() {
        return all.size();
    }

    /** Everything from an index on, what was cut off included. */
    List<Happening<F>> from(int index) {
        return List.copyOf(all.subList(index, all.size()));
    }

    /** What has happened on the course in truth. */
    List<Happening<F>> course() {
        return course.stream().map(all::get).toList();
    }

    /** The facts of the course that this entry or a later one caused. */
    List<F> causedSince(int entry) {
        int first = course.size();
        while (first > 0 && on(first - 1).entry() >= entry) {
            first--;
        }
        return IntStream.range(first, course.size())
                .mapToObj(place -> on(place).fact())
                .toList();
    }

    private Seen seenBy(Viewer viewer) {
        Seen account = seen.computeIfAbsent(viewer, v -> new Seen());
        for (; account.looked < course.size(); account.looked++) {
            Fact fact = on(account.looked).fact().seenBy(viewer);
            if (fact != null) {
                account.facts.add(fact);
                account.places.add(account.looked);
            }
        }
        return account;
    }

    /** What a viewer has seen of the course, of that which happened at this index or later. */
    List<Fact> seenBy(Viewer viewer, int index) {
        int found = Collections.binarySearch(course, index);
        Seen account = seenBy(viewer);
        int first = account.before(found >= 0 ? found : -found - 1);
        return new ArrayList<>(account.facts.subList(first, account.facts.size()));
    }

    /** What a viewer has not been told since a mark. */
    News news(Viewer viewer, News.Mark since) {
        int standing = since.happenings();
        for (int cut : cuts.subList(since.cuts(), cuts.size())) {
            standing = Math.min(standing, cut);
        }
        Seen account = seenBy(viewer);
        int kept = account.before(standing);
        return new News(
                kept,
                new ArrayList<>(account.facts.subList(kept, account.facts.size())),
                since.cuts() < cuts.size(),
                new News.Mark(course.size(), cuts.size()));
    }
}
