package orrery.games.risk;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Article;
import orrery.core.Message;
import orrery.core.OfferedQuestion;
import orrery.core.Seat;

/** A question of this game: about a state that stays hidden from whoever is asked. */
public abstract class RiskQuestion extends OfferedQuestion<RiskChoice> {

    protected final RiskState state;

    protected RiskQuestion(RiskState state, Seat seat) {
        super(seat);
        this.state = state;
    }

    /** The step of the turn or the set-up, for the breadcrumb. */
    protected abstract Step step();

    @Override
    protected abstract Article article();

    @Override
    protected List<Message> path() {
        List<Message> path = new ArrayList<>();
        Seat active = state.active();
        path.add(active == null ? Message.of("path.setup") : Message.of("path.turn", state.round(), active));
        Step step = step();
        if (step == Step.INVASION) {
            path.add(Step.ATTACK.message());
        }
        path.add(step.message());
        return path;
    }
}
