package orrery.server.playing;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Fact;
import orrery.core.Seat;
import orrery.core.State;
import orrery.core.Viewer;
import orrery.core.Visitor;
import orrery.server.api.Film;
import orrery.server.api.Frame;
import orrery.server.api.Written;

/** Moments gone by, shown as their viewer saw them. The game that goes on is not touched. */
final class Replays {

    /** Most frames at once. */
    static final int MOST = 100;

    private Replays() {}

    /** Frames from {@code from} to before {@code to} of what a viewer saw on the present course. */
    static <S extends State<S, F>, F extends Fact> Film of(Sight<S, F> sight, Viewer viewer, int from, int to) {
        List<Frame> frames = new ArrayList<>();
        int[] seen = {0};
        sight.chronicle().watch((line, fact, state) -> {
            Fact known = fact.seenBy(viewer);
            if (known == null) {
                return;
            }
            int number = seen[0]++;
            if (number >= from && number < Math.min(to, from + MOST)) {
                int round = sight.chronicle().line(line).round();
                frames.add(new Frame(sight.line(known, round, viewer), sight.view(state, viewer), null));
            }
        });
        return new Film(seen[0], frames);
    }

    /** Frames of everything in truth, each with what a visitor and what each seat saw then. */
    static <S extends State<S, F>, F extends Fact> Film ofAll(Sight<S, F> sight, int seats, int from, int to) {
        List<Frame> frames = new ArrayList<>();
        sight.chronicle().watch((line, fact, state) -> {
            if (line >= from && line < Math.min(to, from + MOST)) {
                int round = sight.chronicle().line(line).round();
                List<Written> views = Seat.first(seats).stream()
                        .map(seat -> sight.view(state, seat))
                        .toList();
                frames.add(
                        new Frame(sight.line(fact, round, Visitor.VISITOR), sight.view(state, Visitor.VISITOR), views));
            }
        });
        return new Film(sight.chronicle().size(), frames);
    }
}
