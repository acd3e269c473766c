package orrery.bots.roll;

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
import orrery.games.roll.RollGame;
import orrery.games.roll.RollState;
import orrery.games.roll.components.Stack;

/** A bot decides alike whatever it cannot see. */
class SecretsTest {

    private static final int GAMES = 8;

    private int asked;
    private int swayed;

    /** Asks a new bot of the kind twice: about the truth, and about a truth that looks the same from its seat. */
    private Policy<RollState> spy(Supplier<Policy<RollState>> kind, Policy<RollState> playing) {
        SplittableRandom random = new SplittableRandom(7);
        return (state, question, legal) -> {
            int truth = kind.get().choose(state, question, legal);
            RollState other = state.copy();
            other.redeal(question.seat(), random);
            asked++;
            swayed += kind.get().choose(other, question, legal) == truth ? 0 : 1;
            return playing.choose(state, question, legal);
        };
    }

    private void spyOn(Supplier<Policy<RollState>> kind) {
        for (int game = 0; game < GAMES; game++) {
            int seats = 2 + game % 4;
            List<Policy<RollState>> policies = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) {
                policies.add(spy(kind, new RollBots().bot(RollBots.RANDOM, game * 10L + seat)));
            }
            var start = new RollGame().start(Setup.of("base", seats).with(RollGame.ROUND_LIMIT, "12"));
            new Playout<>(start.state(), policies, new SplittableRandom(game)).play(start.first());
        }
        assertThat(asked).isGreaterThan(1_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {RollBots.RANDOM, RollBots.GREEDY})
    void no_bot_is_swayed_by_what_its_seat_cannot_see(String level) {
        spyOn(() -> new RollBots().bot(level, 5));

        assertThat(swayed).isZero();
    }

    @Test
    void a_bot_that_peeks_is_caught() {
        spyOn(() -> (state, question, legal) -> {
            int tiles = 0;
            for (Seat seat : Seat.first(state.seats())) {
                for (int i = 0; i < state.stackSize(seat, Stack.WORLDS); i++) {
                    tiles += state.inStack(seat, Stack.WORLDS, i).ordinal();
                }
            }
            return Math.floorMod(tiles, legal.size());
        });

        assertThat(swayed).isPositive();
    }
}
