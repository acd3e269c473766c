package orrery.bots.stars;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import orrery.bots.Steadfast;
import orrery.core.BotFamily;
import orrery.core.Outcome;
import orrery.core.Playout;
import orrery.core.Policy;
import orrery.core.Setup;
import orrery.games.stars.StarsGame;
import orrery.games.stars.StarsState;

class StarsBotsTest {

    private static final int GAMES = Boolean.getBoolean("orrery.full") ? 1_200 : 120;

    /** Few games say less. */
    private static final double LEAST = Boolean.getBoolean("orrery.full") ? 0.95 : 0.9;

    private double wins;

    /** Plays games in which the seats of a mask are greedy and the others random. */
    private void play(int seats, int games, int greedy) {
        for (int game = 0; game < games; game++) {
            List<Policy<StarsState>> policies = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) {
                String level = (greedy & 1 << seat) != 0 ? StarsBots.GREEDY : StarsBots.RANDOM;
                policies.add(new StarsBots().bot(level, game * 31L + seat));
            }
            var start = new StarsGame()
                    .start(Setup.of(game % 2 == 0 ? StarsGame.QUICK_START : StarsGame.FULL_SET_UP, seats));
            Outcome outcome = new Playout<>(start.state(), policies, new SplittableRandom(game)).play(start.first());
            wins += outcome.winners().stream()
                            .filter(seat -> (greedy & 1 << seat.index()) != 0)
                            .count()
                    / (double) outcome.winners().size();
            assertThat(policies).allMatch(policy -> ((Steadfast<?>) policy).failures() == 0);
        }
    }

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
        int[] masks = seats == 2
                ? new int[] {0b01, 0b10}
                : seats == 3
                        ? new int[] {0b001, 0b010, 0b100, 0b110, 0b101, 0b011}
                        : new int[] {0b0101, 0b1010, 0b0011, 0b1100};
        for (int mask : masks) {
            play(seats, GAMES / masks.length, mask);
        }

        assertThat(wins / (GAMES / masks.length * masks.length)).isGreaterThan(LEAST);
    }
}
