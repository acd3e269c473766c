package orrery.bots.roll;

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
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.games.roll.RollGame;
import orrery.games.roll.RollState;

class RollBotsTest {

    private static final int GAMES = Boolean.getBoolean("orrery.full") ? 1_000 : 60;

    private static final int START_TILES = 3;

    private long rounds;
    private final List<Integer> tableaus = new ArrayList<>();
    private double wins;

    /** Plays games in which the seats of a mask are greedy and the others random. */
    private void play(int seats, int games, int greedy) {
        for (int game = 0; game < games; game++) {
            List<Policy<RollState>> policies = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) {
                String level = (greedy & 1 << seat) != 0 ? RollBots.GREEDY : RollBots.RANDOM;
                policies.add(new RollBots().bot(level, game * 31L + seat));
            }
            var start = new RollGame().start(Setup.of("base", seats));
            Outcome outcome = new Playout<>(start.state(), policies, new SplittableRandom(game)).play(start.first());
            rounds += start.state().round();
            for (int seat = 0; seat < seats; seat++) {
                tableaus.add(start.state().tableauSize(Seat.of(seat)));
            }
            List<Seat> winners = outcome.winners();
            wins += winners.stream()
                            .filter(seat -> (greedy & 1 << seat.index()) != 0)
                            .count()
                    / (double) winners.size();
            assertThat(policies).allMatch(policy -> ((Steadfast<?>) policy).failures() == 0);
        }
    }

    @Test
    void the_family_is_found_and_names_its_levels() {
        BotFamily<?> family = ServiceLoader.load(BotFamily.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(one -> one.game().equals("roll-for-the-galaxy"))
                .findFirst()
                .orElseThrow();

        assertThat(family.levels()).containsExactly("random", "greedy");
    }

    @Test
    void a_level_that_there_is_not_is_refused_with_those_there_are() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new RollBots().bot("divine", 1))
                .withMessage("no bot of level \"divine\": the levels are random, greedy");
    }

    @ParameterizedTest(name = "with {0} seats")
    @ValueSource(ints = {2, 3, 4, 5})
    void greedy_games_take_as_many_rounds_as_people_need(int seats) {
        play(seats, GAMES, (1 << seats) - 1);

        assertThat(rounds / (double) GAMES).isBetween(9.0, 16.0);
    }

    /** A tile that needs more workers than there are dice would take all of them and never be completed. */
    @ParameterizedTest(name = "with {0} seats")
    @ValueSource(ints = {2, 3, 4, 5})
    void every_greedy_empire_grows(int seats) {
        play(seats, GAMES, (1 << seats) - 1);

        long stunted = tableaus.stream().filter(tiles -> tiles == START_TILES).count();
        assertThat(stunted / (double) tableaus.size()).isLessThanOrEqualTo(0.005);
    }

    @ParameterizedTest(name = "with {0} seats")
    @ValueSource(ints = {2, 3, 4, 5})
    void greedy_beats_random(int seats) {
        for (int seat = 0; seat < seats; seat++) {
            play(seats, GAMES / seats, 1 << seat);
        }

        assertThat(wins / (GAMES / seats * seats)).isGreaterThan(0.95);
    }
}
