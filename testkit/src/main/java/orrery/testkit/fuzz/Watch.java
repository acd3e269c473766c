package orrery.testkit.fuzz;

import java.util.List;
import orrery.core.Choice;
import orrery.core.Fact;
import orrery.core.Playout;
import orrery.core.Purpose;
import orrery.core.Question;
import orrery.core.Seat;
import orrery.core.State;

/** Lets checks look on at a play-out that is being recorded. */
final class Watch<S extends State<S, F>, F extends Fact> implements Playout.Observer<S, F> {

    private final Recording<S, F> recording;
    private final List<Check<S, F>> checks;
    private final S state;

    Watch(Recording<S, F> recording, List<Check<S, F>> checks, S state) {
        this.recording = recording;
        this.checks = checks;
        this.state = state;
    }

    @Override
    public void happened(S now, F fact) {
        recording.happened(now, fact);
        checks.forEach(check -> check.fact(now, fact));
    }

    @Override
    public void answered(Question<?> question, Choice choice, int options) {
        recording.answered(question, choice, options);
        checks.forEach(check -> check.question(state, question, choice));
    }

    @Override
    public void chanced(Purpose why, int[] values) {
        recording.chanced(why, values);
    }

    @Override
    public void laneBegan(Seat seat) {
        recording.laneBegan(seat);
    }

    @Override
    public void lanesMerged() {
        recording.lanesMerged();
    }
}
