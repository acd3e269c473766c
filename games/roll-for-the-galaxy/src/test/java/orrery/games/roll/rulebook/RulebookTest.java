package orrery.games.roll.rulebook;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import orrery.core.Article;
import orrery.core.Message;
import orrery.core.OfferedQuestion;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;
import orrery.games.roll.RollChoice;
import orrery.games.roll.RollState;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.scenario.RollWords;
import orrery.testkit.fuzz.CheckFailed;

/** What the second reading of the rules finds. */
class RulebookTest {

    /** A question that offers what it is told to. */
    private static final class Asked extends OfferedQuestion<RollChoice> {

        private final List<RollChoice> offered;

        Asked(RollChoice... offered) {
            super(Seat.of(0));
            this.offered = List.of(offered);
        }

        @Override
        protected Message prompt() {
            return Message.of("prompt.recruit", 1);
        }

        @Override
        protected Article article() {
            return new Article("recruit");
        }

        @Override
        protected List<Message> path() {
            return List.of();
        }

        @Override
        protected void offer(Offers<RollChoice> offers) {
            offered.forEach(offers::legal);
        }
    }

    private static final RollChoice HOME = new RollChoice.Recruit(DieColor.HOME);
    private static final RollChoice RARE = new RollChoice.Recruit(DieColor.RARE);
    private static final RollChoice GENES = new RollChoice.Recruit(DieColor.GENES);

    private static void ask(RollChoice... offered) throws BadLine {
        RollState state = new RollWords()
                .begin(Setup.of("base", 2), List.of(new Line(1, "dice 1 citizenry home rare")))
                .state();
        new Rulebook().question(state, new Asked(offered), offered[0]);
    }

    @Test
    void whatIsOfferedByTheRulesPasses() throws BadLine {
        ask(HOME, RARE);
    }

    @Test
    void aChoiceTooManyTooFewOrTwiceIsFound() {
        assertThatThrownBy(() -> ask(HOME, RARE, GENES)).isInstanceOf(CheckFailed.class);
        assertThatThrownBy(() -> ask(HOME)).isInstanceOf(CheckFailed.class);
        assertThatThrownBy(() -> ask(HOME, RARE, HOME))
                .isInstanceOf(CheckFailed.class)
                .hasMessageContaining("twice");
    }
}
