package orrery.testkit.fuzz;

import java.util.SplittableRandom;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.Playout;
import orrery.core.RulesFault;
import orrery.core.Setup;
import orrery.core.State;
import orrery.store.GameFile;

/** Looks on at a play-out that is known to fail, and makes a game file of it that can be replayed up to the fault. */
public final class FailureLog<S extends State<S, F>, F extends Fact> {

    private final Recording<S, F> recording = new Recording<>();

    /** What the play-out is to be {@linkplain Playout#observedBy observed by}. */
    public Playout.Observer<S, F> observer() {
        return recording;
    }

    /**
     * The game as far as it came.
     *
     * @param fault what broke it off
     */
    public GameFile file(Game<S, F> game, Setup setup, String fault) {
        Course<S, F> course = new Course<>(recording, new SplittableRandom(1));
        String what = fault;
        try {
            course.lead(game, setup, java.util.List.of(), 0);
        } catch (RulesFault | CheckFailed | IllegalStateException | IndexOutOfBoundsException again) {
            what = fault + "; at the table: " + again.getMessage();
        }
        return GameFile.failed(game, setup, course.log(), what);
    }
}
