package orrery.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The steps of one running segment, sorted into the streams in which the procedure consumes them. */
final class Tape {

    /** A step with the number of its entry in the log. */
    record Item(int entry, Entry.Step step) {}

    private record Track(int block, Seat lane) {}

    private final List<Item> main = new ArrayList<>();
    private final Map<Track, List<Item>> tracks = new HashMap<>();
    private final Map<Integer, List<Item>> interjections = new HashMap<>();

    void add(int entry, Entry.Step step) {
        switch (step) {
            case Entry.Answer answer -> track(answer.block(), answer.seat()).add(new Item(entry, step));
            case Entry.Chance chance -> track(chance.block(), chance.lane()).add(new Item(entry, step));
            case Entry.TakenBack back -> cut(track(back.block(), back.seat()), back.keep());
            case Entry.Interjected said when said.block() == 0 -> main.add(new Item(entry, step));
            case Entry.Interjected said ->
                interjections
                        .computeIfAbsent(said.block(), b -> new ArrayList<>())
                        .add(new Item(entry, step));
        }
    }

    private List<Item> track(int block, @Nullable Seat seat) {
        return block == 0 || seat == null
                ? main
                : tracks.computeIfAbsent(new Track(block, seat), t -> new ArrayList<>());
    }

    private static void cut(List<Item> track, int keep) {
        int answers = 0;
        for (int i = 0; i < track.size(); i++) {
            if (track.get(i).step() instanceof Entry.Answer && answers++ == keep) {
                track.subList(i, track.size()).clear();
                return;
            }
        }
    }

    /** The live stream of the procedure itself. */
    List<Item> main() {
        return main;
    }

    /** The live stream of one seat's lane. */
    List<Item> lane(int block, Seat seat) {
        return track(block, seat);
    }

    /** What was interjected while a block was open. */
    List<Item> interjected(int block) {
        return interjections.getOrDefault(block, List.of());
    }
}
