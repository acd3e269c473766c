package orrery.games.roll;

import java.util.List;
import orrery.core.Message;
import orrery.core.OfferedQuestion;
import orrery.core.Seat;

/** A question of this game: about a state that stays hidden from whoever is asked. */
public abstract class RollQuestion extends OfferedQuestion<RollChoice> {

    protected final RollState state;

    protected RollQuestion(RollState state, Seat seat) {
        super(seat);
        this.state = state;
    }

    /** The step of the round, for the breadcrumb. */
    protected abstract Step step();

    @Override
    protected List<Message> path() {
        return state.round() == 0
                ? List.of(step().message())
                : List.of(Message.of("path.round", state.round()), step().message());
    }
}
