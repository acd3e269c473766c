package orrery.bots.stars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import orrery.bots.Spy;
import orrery.core.Policy;
import orrery.core.Setup;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsGame;
import orrery.games.stars.StarsState;
import orrery.games.stars.components.SystemSide;

/** A bot decides alike whatever it cannot see: article hidden-information. */
class SecretsTest {

    private static final int GAMES = 12;

    private static Spy<StarsState, StarsFact> spyOn(Supplier<Policy<StarsState>> kind) {
        var spy = new Spy<>(new StarsGame(), new StarsBots(), kind);
        for (int game = 0; game < GAMES; game++) {
            String mode = game % 2 == 0 ? StarsGame.QUICK_START : StarsGame.FULL_SET_UP;
            spy.watch(Setup.of(mode, 2 + game % 3), game);
        }
        assertThat(spy.asked()).isGreaterThan(1_000);
        return spy;
    }

    @ParameterizedTest
    @ValueSource(strings = {StarsBots.RANDOM, StarsBots.GREEDY})
    void no_bot_is_swayed_by_what_its_seat_cannot_see(String level) {
        assertThat(spyOn(() -> new StarsBots().bot(level, 5)).swayed()).isZero();
    }

    @Test
    void a_bot_that_turns_orders_over_is_caught() {
        Policy<StarsState> peeking = (state, question, legal) -> {
            int orders = 0;
            for (int system = 0; system < SystemSide.values().length; system++) {
                for (int height = 0; height < state.height(system); height++) {
                    orders = 31 * orders + state.order(system, height).ordinal();
                }
            }
            return Math.floorMod(orders, legal.size());
        };

        assertThat(spyOn(() -> peeking).swayed()).isPositive();
    }
}
