package orrery.bots.roll;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import orrery.bots.Spy;
import orrery.core.Policy;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollGame;
import orrery.games.roll.RollState;
import orrery.games.roll.components.Stack;

/** A bot decides alike whatever it cannot see. */
class SecretsTest {

    private static final int GAMES = 8;

    private static Spy<RollState, RollFact> spyOn(Supplier<Policy<RollState>> kind) {
        var spy = new Spy<>(new RollGame(), new RollBots(), kind);
        for (int game = 0; game < GAMES; game++) {
            spy.watch(Setup.of("base", 2 + game % 4).with(RollGame.ROUND_LIMIT, "12"), game);
        }
        assertThat(spy.asked()).isGreaterThan(1_000);
        return spy;
    }

    @ParameterizedTest
    @ValueSource(strings = {RollBots.RANDOM, RollBots.GREEDY})
    void no_bot_is_swayed_by_what_its_seat_cannot_see(String level) {
        assertThat(spyOn(() -> new RollBots().bot(level, 5)).swayed()).isZero();
    }

    @Test
    void a_bot_that_peeks_is_caught() {
        Policy<RollState> peeking = (state, question, legal) -> {
            int tiles = 0;
            for (Seat seat : Seat.first(state.seats())) {
                for (int i = 0; i < state.stackSize(seat, Stack.WORLDS); i++) {
                    tiles += state.inStack(seat, Stack.WORLDS, i).ordinal();
                }
            }
            return Math.floorMod(tiles, legal.size());
        };

        assertThat(spyOn(() -> peeking).swayed()).isPositive();
    }
}
