package orrery.core.toy;

import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Fact;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.core.Viewer;

/** What can happen. */
public sealed interface BazaarFact extends Fact {

    @Override
    default @Nullable Fact seenBy(Viewer viewer) {
        return this;
    }

    @Override
    default Message message() {
        return Message.of("fact." + getClass().getSimpleName());
    }

    record RoundBegan(int round) implements BazaarFact {}

    record Staked(Seat seat, int coins) implements BazaarFact {

        @Override
        public @Nullable Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : null;
        }
    }

    record Drew(Seat seat, @Nullable BazaarCard card) implements BazaarFact {

        @Override
        public Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : new Drew(seat, null);
        }

        @Override
        public boolean revealsTo(Seat other) {
            return other == seat;
        }
    }

    record PutBack(Seat seat, @Nullable BazaarCard card) implements BazaarFact {

        @Override
        public Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : new PutBack(seat, null);
        }
    }

    record StakesShown(List<Integer> stakes) implements BazaarFact {

        @Override
        public boolean revealsTo(Seat seat) {
            return true;
        }
    }

    record Played(Seat seat, BazaarCard card) implements BazaarFact {

        @Override
        public boolean revealsTo(Seat other) {
            return other != seat;
        }
    }

    record StakesChanged(Seat seat, BazaarCard card) implements BazaarFact {}

    record Rolled(int first, int second) implements BazaarFact {}

    record Took(Seat seat, BazaarChoice.Prize prize) implements BazaarFact {}

    record Paid(Seat seat, int coins) implements BazaarFact {}

    record Gave(Seat from, Seat to) implements BazaarFact {}
}
