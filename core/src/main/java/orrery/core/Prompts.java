package orrery.core;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The prompts that are open. A seat's prompt keeps its number as long as it stands at the same place of the procedure. */
final class Prompts {

    /** Where a prompt stands: in which segment, in which block of it, after how many answers. */
    private record Place(int base, int block, int given) {}

    private final Map<Seat, Match.Prompt> open = new TreeMap<>();
    private final Map<Seat, Place> places = new HashMap<>();
    private final int[] counters = new int[Seat.MOST];

    /** @param used no prompt gets this number or a smaller one */
    Prompts(int used) {
        Arrays.fill(counters, used);
    }

    /** The prompts of a segment that began after the entry {@code base} take the place of all others. */
    void open(int base, List<Run.Waiting> waiting) {
        Map<Seat, Match.Prompt> before = Map.copyOf(open);
        open.clear();
        for (Run.Waiting question : waiting) {
            Seat seat = question.seat();
            Place place = new Place(base, question.block(), question.given());
            if (!place.equals(places.put(seat, place)) || !before.containsKey(seat)) {
                counters[seat.index()]++;
            }
            open.put(seat, new Match.Prompt(seat, counters[seat.index()], question.question()));
        }
    }

    void close() {
        open.clear();
    }

    /** Whatever the seat is asked next is a new prompt. */
    void renew(Seat seat) {
        places.remove(seat);
    }

    void renewAll() {
        places.clear();
    }

    /** In seat order. */
    List<Match.Prompt> all() {
        return List.copyOf(open.values());
    }

    Optional<Match.Prompt> of(Seat seat) {
        return Optional.ofNullable(open.get(seat));
    }

    /** The block of a seat's open prompt. */
    int block(Seat seat) {
        Place place = places.get(seat);
        if (place == null) {
            throw new RulesFault("seat " + seat + " has no prompt");
        }
        return place.block();
    }
}
