package orrery.bots.risk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import orrery.core.Playout;
import orrery.core.Policy;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.games.risk.RiskGame;
import orrery.games.risk.RiskState;

/** A bot decides alike whatever it cannot see. */
class SecretsTest {

    private static final int GAMES = 12;

    private int asked;
    private int swayed;

    /** Asks a new bot of the kind twice: about the truth, and about a truth that looks the same from its seat. */
    private Policy<RiskState> spy(Supplier<Policy<RiskState>> kind, Policy<RiskState> playing) {
        SplittableRandom random = new SplittableRandom(7);
        return (state, question, legal) -> {
            int truth = kind.get().choose(state, question, legal);
            RiskState other = state.copy();
            other.redeal(question.seat(), random);
            asked++;
            swayed += kind.get().choose(other, question, legal) == truth ? 0 : 1;
            return playing.choose(state, question, legal);
        };
    }

    private void spyOn(Supplier<Policy<RiskState>> kind) {
        spyOn("basic-training", kind);
    }

    private void spyOn(String mode, Supplier<Policy<RiskState>> kind) {
        for (int game = 0; game < GAMES; game++) {
            int seats = mode.startsWith("team") ? 4 + 2 * (game % 2) : 3 + game % 4;
            List<Policy<RiskState>> policies = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) {
                policies.add(spy(kind, new RiskBots().bot(RiskBots.RANDOM, game * 10L + seat)));
            }
            var start = new RiskGame().start(Setup.of(mode, seats).with(RiskGame.ROUND_LIMIT, "12"));
            new Playout<>(start.state(), policies, new SplittableRandom(game)).play(start.first());
        }
        assertThat(asked).isGreaterThan(1_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {RiskBots.RANDOM, RiskBots.EAGER, RiskBots.GREEDY})
    void no_bot_is_swayed_by_what_its_seat_cannot_see(String level) {
        spyOn(() -> new RiskBots().bot(level, 5));

        assertThat(swayed).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"command-room", "total-domination", "team-play"})
    void greedy_is_not_swayed_in_other_modes(String mode) {
        spyOn(mode, () -> new RiskBots().bot(RiskBots.GREEDY, 5));

        assertThat(swayed).isZero();
    }

    @Test
    void a_bot_that_peeks_is_caught() {
        spyOn(() -> (state, question, legal) -> {
            long cards = 0;
            for (Seat seat : Seat.first(state.seats())) {
                cards ^= state.hand(seat);
            }
            return Math.floorMod(Long.hashCode(cards * 0x9E37_79B9_7F4A_7C15L), legal.size());
        });

        assertThat(swayed).isPositive();
    }
}
