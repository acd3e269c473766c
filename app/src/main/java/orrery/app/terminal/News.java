package orrery.app.terminal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import orrery.core.Entry;
import orrery.core.Fact;
import orrery.core.Match;
import orrery.core.Seat;
import orrery.core.Viewer;
import orrery.core.Visitor;

/** What each viewer has been told of a game, and so what it has not been told yet. */
final class News {

    /** Fewer lines than this are read in order at once; of more, those about the reader come first. */
    private static final int MANY = 12;

    /** So many lines tell how it came to the present question. */
    private static final int LAST = 12;

    /**
     * What is new to a viewer.
     *
     * @param takenBack what it was told and no longer holds
     * @param happened  what has happened since, in order
     */
    record Told(List<Fact> takenBack, List<Fact> happened) {

        /** What was done to a seat, or by it; empty if all is so little that it is read at once anyway. */
        List<Fact> about(Seat seat) {
            return happened.size() <= MANY
                    ? List.of()
                    : happened.stream()
                            .filter(fact -> fact.message().args().contains(seat))
                            .toList();
        }
    }

    private final Match<?, ?> match;
    private final Map<Viewer, List<Fact>> known = new HashMap<>();
    private final Map<Viewer, Integer> undos = new HashMap<>();

    News(Match<?, ?> match) {
        this.match = match;
        for (Seat seat : Seat.first(match.setup().seats())) {
            begin(seat);
        }
        begin(Visitor.VISITOR);
    }

    /** Whoever sits down at a table, new or continued, hears how it came to this, but not the whole game. */
    private void begin(Viewer viewer) {
        List<Fact> facts = List.copyOf(match.facts(viewer));
        known.put(viewer, facts.subList(0, Math.max(0, facts.size() - LAST)));
        undos.put(viewer, undos());
    }

    /** What is new to the viewer; from now on it counts as told. */
    Told tell(Viewer viewer) {
        List<Fact> before = known.getOrDefault(viewer, List.of());
        List<Fact> now = List.copyOf(match.facts(viewer));
        boolean undone = undos() != undos.getOrDefault(viewer, 0);
        known.put(viewer, now);
        undos.put(viewer, undos());
        int common = 0;
        while (common < before.size()
                && common < now.size()
                && before.get(common).equals(now.get(common))) {
            common++;
        }
        List<Fact> gone = before.subList(common, before.size());
        List<Fact> fresh = new ArrayList<>(now.subList(common, now.size()));
        if (!undone) { // an own lane was merged with the others: its facts stand elsewhere now
            gone.forEach(fresh::remove);
            gone = List.of();
        }
        return new Told(gone, List.copyOf(fresh));
    }

    /** How often the course of the game was set back or forward again. */
    private int undos() {
        return (int) match.log().stream()
                .filter(entry -> entry instanceof Entry.UndoAsked
                        || entry instanceof Entry.UndoAnswered
                        || entry instanceof Entry.TakenBack
                        || entry instanceof Entry.Restored)
                .count();
    }
}
