package orrery.testkit.auction;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import orrery.core.Seat;
import orrery.core.Start;
import orrery.testkit.HiddenThings;
import orrery.testkit.Perft;

class AuctionHandsTest {

    private static AuctionState dealt(EnumSet<Fault> faults) {
        AuctionState state = new AuctionState(3, faults);
        for (Card card : Card.values()) {
            if (card.ordinal() < 3) {
                state.hands.get(card.ordinal()).add(card);
                state.deck.remove(card);
            }
        }
        return state;
    }

    private static final HiddenThings<AuctionState> HANDS = new HiddenThings<>() {
        @Override
        public Map<String, Object> held(AuctionState state, Seat seat) {
            Map<String, Object> held = new HashMap<>();
            for (Seat other : Seat.first(3)) {
                if (other != seat) {
                    held.put("hand " + other, state.hand(other).iterator().next());
                }
            }
            return held;
        }

        @Override
        public Set<?> possible(AuctionState state, Seat seat, String place) {
            return EnumSet.complementOf(state.hand(seat));
        }
    };

    @Test
    void overManyRedealsAHandHoldsEverythingThatItCan() {
        assertThat(HANDS.tooNarrow(dealt(EnumSet.noneOf(Fault.class)), Seat.of(0), 500, new SplittableRandom(1)))
                .isEmpty();
    }

    @Test
    void aRedealThatChangesNothingIsFound() {
        assertThat(HANDS.tooNarrow(dealt(EnumSet.of(Fault.STUCK_REDEAL)), Seat.of(0), 500, new SplittableRandom(1)))
                .hasValueSatisfying(place -> assertThat(place).startsWith("hand "));
    }

    @Test
    void theCoursesOfTheFirstDecisionsAreCounted() {
        // two cards, then three stakes, then the next seat's two cards; with one card each only the stakes
        assertThat(Perft.count(() -> new Auction().start(Auction.THREE), 3, 1, 1))
                .isEqualTo(2);
        assertThat(Perft.count(() -> new Auction().start(Auction.THREE), 3, 1, 2))
                .isEqualTo(2 * 3);
        assertThat(Perft.count(() -> new Auction().start(Auction.THREE), 3, 1, 3))
                .isEqualTo(2 * 3 * 2);
        assertThat(Perft.count(() -> new Start<>(dealt(EnumSet.noneOf(Fault.class)), new AuctionStep.Round()), 3, 1, 3))
                .isEqualTo(3 * 3 * 3);
    }
}
