package orrery.games.risk;

import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Component;
import orrery.core.Fact;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.core.Viewer;
import orrery.games.risk.board.Race;
import orrery.games.risk.cards.FactionCard;

/** What becomes of faction cards. */
public sealed interface CardFact extends RiskFact {

    record CardsHandedIn(Seat seat, List<FactionCard> cards, int stars, int units) implements CardFact {
        public CardsHandedIn {
            cards = List.copyOf(cards);
        }

        @Override
        public boolean revealsTo(Seat other) {
            return other != seat;
        }

        @Override
        public Message message() {
            return Message.of("fact.cards-handed-in", seat, cards, stars, units);
        }
    }

    record CardPlayed(Seat seat, FactionCard card) implements CardFact {
        @Override
        public boolean revealsTo(Seat other) {
            return other != seat;
        }

        @Override
        public Message message() {
            return Message.of("fact.card-played", seat, card);
        }
    }

    record CardCancelled(FactionCard card) implements CardFact {
        @Override
        public Message message() {
            return Message.of("fact.card-cancelled", card);
        }
    }

    /** A card drawn, from the deck of a race or with {@code null} from the common one; hidden from all others. */
    record CardDrawn(
            Seat seat, @Nullable Race race, @Nullable FactionCard card) implements CardFact {
        @Override
        public Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : new CardDrawn(seat, race, null);
        }

        @Override
        public boolean revealsTo(Seat other) {
            return other == seat;
        }

        @Override
        public Message message() {
            if (card != null) {
                return Message.of("fact.card-drawn-seen", seat, (Component) card);
            }
            return race == null
                    ? Message.of("fact.common-card-drawn", seat)
                    : Message.of("fact.card-drawn", seat, race);
        }
    }

    /** The discard pile of a race, or with {@code null} of all, became its deck. */
    record DeckReshuffled(@Nullable Race race) implements CardFact {
        @Override
        public Message message() {
            return race == null ? Message.of("fact.common-deck-reshuffled") : Message.of("fact.deck-reshuffled", race);
        }
    }

    record DefenceForbidden(Seat seat) implements CardFact {
        @Override
        public Message message() {
            return Message.of("fact.defence-forbidden", seat);
        }
    }

    /** A seat looked at all cards of another; what they are is seen by these two alone. */
    record HandSeen(Seat seat, Seat opponent, List<FactionCard> cards) implements CardFact {
        public HandSeen {
            cards = List.copyOf(cards);
        }

        @Override
        public Fact seenBy(Viewer viewer) {
            return viewer == seat || viewer == opponent ? this : new HandSeen(seat, opponent, List.of());
        }

        @Override
        public boolean revealsTo(Seat other) {
            return other == seat;
        }

        @Override
        public Message message() {
            return cards.isEmpty()
                    ? Message.of("fact.hand-seen-by-other", seat, opponent)
                    : Message.of("fact.hand-seen", seat, opponent, cards);
        }
    }
}
