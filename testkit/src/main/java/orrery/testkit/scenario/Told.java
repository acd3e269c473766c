package orrery.testkit.scenario;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import orrery.core.Choice;
import orrery.core.Entry;
import orrery.core.Fact;
import orrery.core.Match;
import orrery.core.Seat;
import orrery.core.Viewer;

/** What has happened in a match since the last answer of the scenario. */
final class Told {

    private final Match<?, ?> match;
    private int happened;
    private int logged;
    private final Set<Integer> met = new HashSet<>();

    Told(Match<?, ?> match) {
        this.match = match;
    }

    /** An answer is about to be given: from here on things count anew. */
    void mark() {
        happened = match.happened();
        logged = match.log().size();
        met.clear();
    }

    /** The facts since then, as the viewer saw them. */
    List<Fact> facts(Viewer viewer) {
        return match.facts(viewer, happened);
    }

    /** Whether the program has just made this very answer because nothing else was legal; each counts once. */
    boolean forced(Seat seat, Choice choice) {
        List<Entry> log = match.log();
        for (int i = logged; i < log.size(); i++) {
            if (log.get(i).equals(new Entry.Answer(seat, block(log.get(i)), choice, Entry.Origin.FORCED))
                    && met.add(i)) {
                return true;
            }
        }
        return false;
    }

    private static int block(Entry entry) {
        return entry instanceof Entry.Answer answer ? answer.block() : 0;
    }
}
