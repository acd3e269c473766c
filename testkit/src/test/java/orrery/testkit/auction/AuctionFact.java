package orrery.testkit.auction;

import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Fact;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.core.Viewer;

sealed interface AuctionFact extends Fact {

    /** A hand is dealt; hidden from others. */
    record Dealt(Seat seat, @Nullable List<Card> cards) implements AuctionFact {
        @Override
        public Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : new Dealt(seat, null);
        }

        @Override
        public Message message() {
            return Message.of("fact.dealt", seat);
        }
    }

    /** A seat has bid; what, only it knows. */
    record BidMade(
            Seat seat,
            @Nullable Card card,
            @Nullable Integer stake,
            @Nullable Integer luck) implements AuctionFact {
        @Override
        public Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : new BidMade(seat, null, null, null);
        }

        @Override
        public Message message() {
            return Message.of("fact.bid-made", seat);
        }
    }

    /** All bids are shown. */
    record Revealed(List<Card> cards, List<Integer> strengths) implements AuctionFact {
        @Override
        public Fact seenBy(Viewer viewer) {
            return this;
        }

        @Override
        public Message message() {
            return Message.of("fact.revealed");
        }
    }

    record Scored(Seat seat) implements AuctionFact {
        @Override
        public Fact seenBy(Viewer viewer) {
            return this;
        }

        @Override
        public Message message() {
            return Message.of("fact.scored", seat);
        }
    }

    /** A seat put a card under the deck and drew another; which, only it knows. */
    record Swapped(Seat seat, @Nullable Card out, @Nullable Card in, boolean leaked) implements AuctionFact {
        @Override
        public Fact seenBy(Viewer viewer) {
            return viewer == seat || leaked ? this : new Swapped(seat, null, null, false);
        }

        @Override
        public Message message() {
            return Message.of("fact.swapped", seat);
        }
    }
}
