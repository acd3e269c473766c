package orrery.bots.roll;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import orrery.bots.Tournament;
import orrery.core.BotFamily;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollGame;
import orrery.games.roll.RollState;

class RollBotsTest {

    private static final int GAMES = Boolean.getBoolean("orrery.full") ? 1_000 : 60;

    private static final int START_TILES = 3;

    private static Tournament<RollState, RollFact> tournament(String first, String second) {
        return new Tournament<>(new RollGame(), new RollBots(), first, second);
    }

    private static Setup setup(int seats) {
        return Setup.of("base", seats);
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
        var tournament = tournament(RollBots.GREEDY, RollBots.GREEDY);

        tournament.play(setup(seats), Tournament.everybody(seats), GAMES);

        assertThat(tournament.meanRounds()).isBetween(9.0, 16.0);
        assertThat(tournament.failures()).isZero();
    }

    /** A tile that needs more workers than there are dice would take all of them and never be completed. */
    @ParameterizedTest(name = "with {0} seats")
    @ValueSource(ints = {2, 3, 4, 5})
    void every_greedy_empire_grows(int seats) {
        List<Integer> tableaus = new ArrayList<>();

        tournament(RollBots.GREEDY, RollBots.GREEDY)
                .watchedBy(last -> Seat.first(seats).forEach(seat -> tableaus.add(last.tableauSize(seat))))
                .play(setup(seats), Tournament.everybody(seats), GAMES);

        long stunted = tableaus.stream().filter(tiles -> tiles == START_TILES).count();
        assertThat(stunted / (double) tableaus.size()).isLessThanOrEqualTo(0.005);
    }

    @ParameterizedTest(name = "with {0} seats")
    @ValueSource(ints = {2, 3, 4, 5})
    void greedy_beats_random(int seats) {
        var tournament = tournament(RollBots.GREEDY, RollBots.RANDOM);
        List<Integer> seatings = Tournament.halves(seats);

        Tournament.Score score = tournament.play(setup(seats), seatings, GAMES / seatings.size());

        assertThat(score.share()).isGreaterThan(0.95);
        assertThat(tournament.failures()).isZero();
    }
}
