package orrery.games.risk;

import org.jspecify.annotations.Nullable;
import orrery.core.Choice;
import orrery.core.Choices;
import orrery.core.Question;
import orrery.core.StandingOrder;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.CardQuestion;
import orrery.games.risk.cards.CardWindow;
import orrery.games.risk.invasion.FightRoll;
import orrery.games.risk.invasion.Invasion;

/** The standing answers of this game: articles standing-answer, unanswered-window. */
public enum RiskStanding implements StandingOrder<RiskState> {
    /** Defends with as many units as allowed. */
    MOST_DICE("most-dice") {
        @Override
        public @Nullable Choice answer(RiskState state, Question<?> question) {
            if (!(question instanceof FightRoll.DefendQuestion defend)) {
                return null;
            }
            Choices<RiskChoice> legal = new Choices<>();
            defend.legal(legal);
            return legal.get(legal.size() - 1);
        }
    },
    /** Passes in windows in which no card of the hand could be played. */
    PASS_WITHOUT_CARD("pass-without-card") {
        @Override
        public @Nullable Choice answer(RiskState state, Question<?> question) {
            if (!(question instanceof CardQuestion window)) {
                return null;
            }
            Choices<RiskChoice> legal = new Choices<>();
            window.legal(legal);
            return legal.size() == 1 ? Preset.PASS : null;
        }

        @Override
        public boolean isUsual() {
            return true;
        }
    },
    /** Plays no defence card unless the seat's own base is attacked. */
    CARDS_FOR_BASE_ONLY("cards-for-base-only") {
        @Override
        public @Nullable Choice answer(RiskState state, Question<?> question) {
            if (!(question instanceof CardQuestion window) || !isDefence(window.window())) {
                return null;
            }
            Invasion invasion = window.moment().invasion();
            Territory base = state.base(window.seat());
            return invasion != null && invasion.to() == base ? null : Preset.PASS;
        }
    };

    private final String id;

    RiskStanding(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }

    private static boolean isDefence(CardWindow window) {
        return switch (window) {
            case DEFENCE_DECLARED,
                    DEFENCE_BEFORE_ROLL,
                    DEFENCE_AFTER_ROLL,
                    DEFENCE_AFTER_COMPARE,
                    RESPONSE_TO_ATTACK_CARD -> true;
            default -> false;
        };
    }
}
