package orrery.app.terminal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import orrery.core.Fact;
import orrery.core.Match;
import orrery.core.News;
import orrery.core.Seat;
import orrery.core.Viewer;
import orrery.core.Visitor;

/** How far each viewer has read the log of a game, and so what it has not read yet. */
final class Readers {

    /** So many lines are read in order at once; of more, those about the reader come first. */
    private static final int FEW = 12;

    /**
     * What is new to a viewer.
     *
     * @param takenBack what it has read and no longer holds
     * @param happened  what has happened since, in order
     */
    record Unread(List<Fact> takenBack, List<Fact> happened) {

        /** What others did to a seat; empty if all is so little that it is read at once anyway. */
        List<Fact> about(Seat seat) {
            return happened.size() <= FEW
                    ? List.of()
                    : happened.stream().filter(fact -> isDoneTo(seat, fact)).toList();
        }

        /** A sentence names first who did it. */
        private static boolean isDoneTo(Seat seat, Fact fact) {
            List<Seat> named = fact.message().args().stream()
                    .filter(Seat.class::isInstance)
                    .map(Seat.class::cast)
                    .toList();
            return named.contains(seat) && named.getFirst() != seat;
        }
    }

    private static final class Reader {
        private News.Mark mark = News.Mark.NOTHING;
        private List<Fact> read = List.of();
    }

    private final Match<?, ?> match;
    private final Map<Viewer, Reader> readers = new HashMap<>();

    /** Whoever sits down at a table, new or continued, reads how it came to this, but not the whole game. */
    Readers(Match<?, ?> match) {
        this.match = match;
        for (Seat seat : Seat.first(match.setup().seats())) {
            begin(seat);
        }
        begin(Visitor.VISITOR);
    }

    private void begin(Viewer viewer) {
        Reader reader = new Reader();
        readers.put(viewer, reader);
        read(viewer, reader);
        reader.read = List.copyOf(reader.read.subList(0, Math.max(0, reader.read.size() - FEW)));
    }

    /** What the viewer has not read yet; from now on it has. */
    Unread read(Viewer viewer) {
        return read(viewer, readers.computeIfAbsent(viewer, newcomer -> new Reader()));
    }

    private static List<Fact> told(List<Fact> facts) {
        return facts.stream().filter(Fact::isTold).toList();
    }

    private Unread read(Viewer viewer, Reader reader) {
        boolean cut = match.news(viewer, reader.mark).cut();
        List<Fact> before = reader.read;
        News all = match.news(viewer, News.Mark.NOTHING);
        List<Fact> now = all.facts();
        int common = 0;
        while (common < before.size()
                && common < now.size()
                && before.get(common).equals(now.get(common))) {
            common++;
        }
        reader.mark = all.mark();
        reader.read = List.copyOf(now);
        List<Fact> gone = before.subList(common, before.size());
        List<Fact> happened = new ArrayList<>(now.subList(common, now.size()));
        if (!cut) { // an own lane was merged with the others: its facts stand elsewhere now
            gone.forEach(happened::remove);
            gone = List.of();
        }
        return new Unread(told(gone), told(happened));
    }
}
