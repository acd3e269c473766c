package orrery.bots.risk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import orrery.bots.Tournament;
import orrery.core.BotFamily;
import orrery.core.Setup;
import orrery.games.risk.RiskEnd;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskGame;
import orrery.games.risk.RiskState;

class RiskBotsTest {

    private static final boolean FULL = Boolean.getBoolean("orrery.full");
    private static final int MORE = FULL ? 10 : 1;
    private static final String BASIC = "basic-training";

    private static Tournament<RiskState, RiskFact> tournament(String first, String second) {
        return new Tournament<>(new RiskGame(), new RiskBots(), first, second);
    }

    /** @param roundLimit 0 for none */
    private static Setup setup(String mode, int seats, int roundLimit) {
        return Setup.of(mode, seats).with(RiskGame.ROUND_LIMIT, Integer.toString(roundLimit));
    }

    /** Whole teams where there are teams. */
    private static List<Integer> seatings(String mode, int seats) {
        int even = 0b010101 & (1 << seats) - 1;
        return mode.startsWith("team") ? List.of(even, even << 1) : Tournament.halves(seats);
    }

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
        var tournament = tournament(RiskBots.EAGER, RiskBots.EAGER);

        int games = FULL ? 1_000 : 100;
        tournament.play(setup(BASIC, seats, 0), Tournament.everybody(seats), games);

        assertThat(tournament.endedBy(RiskEnd.ACHIEVEMENTS) + tournament.endedBy(RiskEnd.LAST_PLAYER))
                .isEqualTo(games);
        assertThat(tournament.failures()).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6})
    void greedy_beats_random(int seats) {
        var tournament = tournament(RiskBots.GREEDY, RiskBots.RANDOM);

        Tournament.Score score = tournament.play(setup(BASIC, seats, 60), Tournament.halves(seats), FULL ? 50 : 10);

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
        var tournament = tournament(RiskBots.GREEDY, RiskBots.RANDOM);
        int passes = (seats == 2 || mode.startsWith("team") ? 10 : 2) * MORE;

        Tournament.Score score = tournament.play(setup(mode, seats, 60), seatings(mode, seats), passes);

        assertThat(score.share()).isGreaterThan(0.95);
        assertThat(tournament.failures()).isZero();
    }

    @ParameterizedTest(name = "{0}, {1} seats")
    @MethodSource("other_modes")
    void eager_games_of_every_mode_end_by_the_rules(String mode, int seats) {
        var tournament = tournament(RiskBots.EAGER, RiskBots.EAGER);

        tournament.play(setup(mode, seats, 0), Tournament.everybody(seats), 10 * MORE);

        assertThat(tournament.endedBy(RiskEnd.ROUND_LIMIT)).isZero();
        assertThat(tournament.failures()).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6})
    void greedy_games_end_long_before_sixty_rounds(int seats) {
        var tournament = tournament(RiskBots.GREEDY, RiskBots.GREEDY);

        int games = FULL ? 1_000 : 50;
        tournament.play(setup(BASIC, seats, 60), Tournament.everybody(seats), games);

        assertThat(tournament.endedBy(RiskEnd.ROUND_LIMIT)).isLessThanOrEqualTo(games / 50);
        assertThat(tournament.failures()).isZero();
    }
}
