package orrery.bots.risk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import orrery.bots.Spy;
import orrery.core.Policy;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskGame;
import orrery.games.risk.RiskState;

/** A bot decides alike whatever it cannot see. */
class SecretsTest {

    private static final int GAMES = 12;

    private static Spy<RiskState, RiskFact> spyOn(String mode, Supplier<Policy<RiskState>> kind) {
        var spy = new Spy<>(new RiskGame(), new RiskBots(), kind);
        for (int game = 0; game < GAMES; game++) {
            int seats = mode.startsWith("team") ? 4 + 2 * (game % 2) : 3 + game % 4;
            spy.watch(Setup.of(mode, seats).with(RiskGame.ROUND_LIMIT, "12"), game);
        }
        assertThat(spy.asked()).isGreaterThan(1_000);
        return spy;
    }

    @ParameterizedTest
    @ValueSource(strings = {RiskBots.RANDOM, RiskBots.EAGER, RiskBots.GREEDY})
    void no_bot_is_swayed_by_what_its_seat_cannot_see(String level) {
        assertThat(spyOn("basic-training", () -> new RiskBots().bot(level, 5)).swayed())
                .isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"command-room", "total-domination", "team-play"})
    void greedy_is_not_swayed_in_other_modes(String mode) {
        assertThat(spyOn(mode, () -> new RiskBots().bot(RiskBots.GREEDY, 5)).swayed())
                .isZero();
    }

    @Test
    void a_bot_that_peeks_is_caught() {
        Policy<RiskState> peeking = (state, question, legal) -> {
            long cards = 0;
            for (Seat seat : Seat.first(state.seats())) {
                cards ^= state.hand(seat);
            }
            return Math.floorMod(Long.hashCode(cards * 0x9E37_79B9_7F4A_7C15L), legal.size());
        };

        assertThat(spyOn("basic-training", () -> peeking).swayed()).isPositive();
    }
}
