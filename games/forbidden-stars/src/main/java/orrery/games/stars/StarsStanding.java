package orrery.games.stars;

import org.jspecify.annotations.Nullable;
import orrery.core.Choice;
import orrery.core.Choices;
import orrery.core.Question;
import orrery.core.StandingOrder;

/** The standing answers of this game: article standing-answer. */
public enum StarsStanding implements StandingOrder<StarsState> {
    /** Uses no scheme in battle. */
    NO_BATTLE_SCHEMES("no-battle-schemes") {
        @Override
        public @Nullable Choice answer(StarsState state, Question<?> question) {
            return question instanceof StarsQuestion asked
                            && (asked.article().equals(Articles.WINDOW_DAMAGE_START)
                                    || asked.article().equals(Articles.WINDOW_DAMAGE_END))
                    ? DONE
                    : null;
        }
    },
    /** Brings as many reinforcement tokens as allowed. */
    ALL_REINFORCEMENTS("all-reinforcements") {
        @Override
        public @Nullable Choice answer(StarsState state, Question<?> question) {
            return question instanceof StarsQuestion asked && asked.step() == Step.REINFORCEMENTS ? last(asked) : null;
        }
    },
    /** Keeps all reinforcement tokens. */
    NO_REINFORCEMENTS("no-reinforcements") {
        @Override
        public @Nullable Choice answer(StarsState state, Question<?> question) {
            return question instanceof StarsQuestion asked && asked.step() == Step.REINFORCEMENTS
                    ? new StarsChoice.Number(0)
                    : null;
        }
    },
    /** Always carries revealed orders out and never puts them onto the event deck. */
    CARRY_ORDERS_OUT("carry-orders-out") {
        @Override
        public @Nullable Choice answer(StarsState state, Question<?> question) {
            return question instanceof StarsQuestion asked && asked.article().equals(Articles.ORDER_TO_EVENT_DECK)
                    ? new StarsChoice.CarryOut()
                    : null;
        }
    };

    private static final Choice DONE = new StarsChoice.Done();

    private final String id;

    StarsStanding(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }

    private static Choice last(StarsQuestion question) {
        Choices<StarsChoice> legal = new Choices<>();
        question.legal(legal);
        return legal.get(legal.size() - 1);
    }
}
