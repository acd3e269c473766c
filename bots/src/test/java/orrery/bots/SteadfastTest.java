package orrery.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import orrery.core.Outcome;
import orrery.core.Playout;
import orrery.core.Policy;
import orrery.core.Setup;
import orrery.games.risk.RiskEnd;
import orrery.games.risk.RiskGame;
import orrery.games.risk.RiskState;

class SteadfastTest {

    private static Outcome play(Policy<RiskState> policy) {
        var start = new RiskGame().start(Setup.of("basic-training", 3).with(RiskGame.ROUND_LIMIT, "2"));
        return new Playout<>(
                        start.state(), Stream.generate(() -> policy).limit(3).toList(), new SplittableRandom(1))
                .play(start.first());
    }

    @Test
    void a_bot_that_fails_takes_the_first_legal_choice_and_the_game_goes_on() {
        Steadfast<RiskState> steadfast = new Steadfast<>("throwing", (state, question, legal) -> {
            throw new IllegalStateException("planted");
        });

        assertThat(play(steadfast).reason()).isIn((Object[]) RiskEnd.values());
        assertThat(steadfast.failures()).isPositive();
    }

    @Test
    void a_bot_that_names_no_legal_choice_takes_the_first_one() {
        Steadfast<RiskState> tooFar = new Steadfast<>("too far", (state, question, legal) -> legal.size());
        Steadfast<RiskState> negative = new Steadfast<>("negative", (state, question, legal) -> -1);

        assertThat(play(tooFar)).isEqualTo(play((state, question, legal) -> 0));
        assertThat(play(negative)).isEqualTo(play((state, question, legal) -> 0));
        assertThat(tooFar.failures()).isEqualTo(negative.failures()).isPositive();
    }

    @Test
    void a_bot_that_answers_well_is_left_alone() {
        Steadfast<RiskState> last = new Steadfast<>("last", (state, question, legal) -> legal.size() - 1);

        assertThat(play(last)).isEqualTo(play((state, question, legal) -> legal.size() - 1));
        assertThat(last.failures()).isZero();
    }
}
