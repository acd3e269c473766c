package orrery.games.roll;

import org.jspecify.annotations.Nullable;
import orrery.core.Choice;
import orrery.core.Choices;
import orrery.core.Question;
import orrery.core.StandingOrder;
import orrery.games.roll.manage.RecallQuestion;

/** The standing answers of this game: article standing-answer. */
public enum RollStanding implements StandingOrder<RollState> {
    /** Recalls nothing, unless it has to: article recall. */
    RECALL_NOTHING("recall-nothing") {
        @Override
        public @Nullable Choice answer(RollState state, Question<?> question) {
            if (!(question instanceof RecallQuestion recall)) {
                return null;
            }
            Choices<RollChoice> legal = new Choices<>();
            recall.legal(legal);
            return legal.contains(Preset.DONE) ? Preset.DONE : null;
        }
    };

    private final String id;

    RollStanding(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
