package orrery.bots.stars;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import orrery.bots.Tournament;
import orrery.core.BotFamily;
import orrery.core.Setup;
import orrery.games.stars.StarsGame;

class StarsBotsTest {

    private static final int GAMES = Boolean.getBoolean("orrery.full") ? 1_200 : 120;

    /** Few games say less. */
    private static final double LEAST = Boolean.getBoolean("orrery.full") ? 0.95 : 0.9;

    @Test
    void the_family_is_found_and_names_its_levels() {
        BotFamily<?> family = ServiceLoader.load(BotFamily.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(one -> one.game().equals("forbidden-stars"))
                .findFirst()
                .orElseThrow();

        assertThat(family.levels()).containsExactly("random", "greedy");
    }

    @Test
    void a_level_that_there_is_not_is_refused_with_those_there_are() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new StarsBots().bot("divine", 1))
                .withMessage("no bot of level \"divine\": the levels are random, greedy");
    }

    /** Equally many of both kinds in every seat; with three seats one against two and two against one in turn. */
    @ParameterizedTest(name = "with {0} seats")
    @ValueSource(ints = {2, 3, 4})
    void greedy_beats_random(int seats) {
        var tournament = new Tournament<>(new StarsGame(), new StarsBots(), StarsBots.GREEDY, StarsBots.RANDOM);
        List<Integer> seatings = Tournament.halves(seats);
        int passes = GAMES / 2 / seatings.size();

        Tournament.Score quick = tournament.play(Setup.of(StarsGame.QUICK_START, seats), seatings, passes);
        Tournament.Score full = tournament.play(Setup.of(StarsGame.FULL_SET_UP, seats), seatings, passes);

        assertThat((quick.share() + full.share()) / 2).isGreaterThan(LEAST);
        assertThat(tournament.failures()).isZero();
    }
}
