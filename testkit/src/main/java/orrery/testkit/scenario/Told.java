package orrery.testkit.scenario;

import java.util.ArrayList;
import java.util.List;
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
    private final List<Entry> met = new ArrayList<>();

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
        for (Entry entry : match.log().subList(logged, match.log().size())) {
            if (entry instanceof Entry.Answer(Seat by, int block, Choice made, Entry.Origin origin)
                    && origin == Entry.Origin.FORCED
                    && by == seat
                    && made.equals(choice)
                    && met.stream().noneMatch(one -> one == entry)) {
                met.add(entry);
                return true;
            }
        }
        return false;
    }
}
