package orrery.bots.risk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import orrery.core.BotFamily;
import orrery.games.risk.RiskEnd;
import orrery.games.risk.RiskGame;

class RiskBotsTest {

    private static final boolean FULL = Boolean.getBoolean("orrery.full");
    private static final int MORE = FULL ? 10 : 1;

    @Test
    void the_family_is_found_and_names_its_levels() {
        BotFamily<?> family = ServiceLoader.load(BotFamily.class).findFirst().orElseThrow();

        assertThat(family.game()).isEqualTo("risk-starcraft");
        assertThat(family.levels()).containsExactly("random", "eager", "greedy");
    }

    @Test
    void a_level_that_there_is_not_is_refused_with_those_there_are() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new RiskBots().bot("divine", 1))
                .withMessage("no bot of level \"divine\": the levels are random, eager, greedy");
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6})
    void eager_games_without_a_round_limit_all_end_by_the_rules(int seats) {
        Tournament tournament = new Tournament(RiskBots.EAGER, RiskBots.EAGER, 0);

        int games = FULL ? 1_000 : 100;
        tournament.play(seats, games, 1);

        assertThat(tournament.endedBy(RiskEnd.ACHIEVEMENTS) + tournament.endedBy(RiskEnd.LAST_PLAYER))
                .isEqualTo(games);
        assertThat(tournament.failures()).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6})
    void greedy_beats_random(int seats) {
        Tournament tournament = new Tournament(RiskBots.GREEDY, RiskBots.RANDOM, 60);

        Tournament.Score score = tournament.play(seats, FULL ? 50 : 10, 1);

        assertThat(score.lowest()).isGreaterThan(0.95);
        assertThat(tournament.failures()).isZero();
    }

    /** Every mode beyond basic training with every number of players. */
    static Stream<Arguments> other_modes() {
        return new RiskGame()
                .modes().stream()
                        .skip(1)
                        .flatMap(mode -> mode.seats().stream().map(seats -> Arguments.of(mode.id(), seats)));
    }

    @ParameterizedTest(name = "{0}, {1} seats")
    @MethodSource("other_modes")
    void greedy_beats_random_in_every_mode(String mode, int seats) {
        Tournament tournament = new Tournament(mode, RiskBots.GREEDY, RiskBots.RANDOM, 60);

        Tournament.Score score = tournament.play(seats, (seats == 2 || mode.startsWith("team") ? 10 : 2) * MORE, 1);

        assertThat(score.share()).isGreaterThan(0.95);
        assertThat(tournament.failures()).isZero();
    }

    @ParameterizedTest(name = "{0}, {1} seats")
    @MethodSource("other_modes")
    void eager_games_of_every_mode_end_by_the_rules(String mode, int seats) {
        Tournament tournament = new Tournament(mode, RiskBots.EAGER, RiskBots.EAGER, 0);

        tournament.play(seats, 10 * MORE, 1);

        assertThat(tournament.endedBy(RiskEnd.ROUND_LIMIT)).isZero();
        assertThat(tournament.failures()).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6})
    void greedy_games_end_long_before_sixty_rounds(int seats) {
        Tournament tournament = new Tournament(RiskBots.GREEDY, RiskBots.GREEDY, 60);

        int games = FULL ? 1_000 : 50;
        tournament.play(seats, games, 1);

        assertThat(tournament.endedBy(RiskEnd.ROUND_LIMIT)).isLessThanOrEqualTo(games / 50);
        assertThat(tournament.failures()).isZero();
    }
}
