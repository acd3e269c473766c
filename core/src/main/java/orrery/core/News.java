package orrery.core;

import java.util.List;

/**
 * What a viewer has to be told so that it knows the present course of the game again.
 *
 * @param kept  how many of the facts that it was told before still stand, counted from the first: an undo takes the last
 *     ones back, and a seat's own facts in a lane find their place among the others' when the lanes are merged
 * @param facts those that follow them, as the viewer sees them
 * @param cut   whether an undo has changed the course since the mark
 * @param mark  where to go on next time
 */
public record News(int kept, List<Fact> facts, boolean cut, Mark mark) {

    /**
     * How far somebody has been told. It counts what the viewer does not see, too, so it must never be sent to it.
     *
     * @param happenings facts on the course at that time, without those of open lanes
     * @param cuts       how often the course had been cut by then
     */
    public record Mark(int happenings, int cuts) {

        /** Of one who knows nothing yet. */
        public static final Mark NOTHING = new Mark(0, 0);
    }

    /** How many facts the viewer knows now. */
    public int known() {
        return kept + facts.size();
    }
}
