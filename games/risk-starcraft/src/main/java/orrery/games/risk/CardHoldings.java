package orrery.games.risk;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import orrery.core.RulesFault;
import orrery.core.Seat;
import orrery.games.risk.board.Race;
import orrery.games.risk.cards.FactionCard;

/**
 * Where the 42 faction cards are, as bit masks. The decks have no order: a card is drawn at random when it is drawn, so no
 * hidden order has to be kept: articles deck, discard-pile, hidden-hands, captured-cards.
 */
final class CardHoldings {

    private static final Race[] RACES = Race.values();
    private static final long ALL = (1L << FactionCard.COUNT) - 1;

    private final long[] hand;
    private final long[] captured;
    private final long[] known;
    private final boolean common;
    private long deck = ALL;
    private long discard;

    /** @param common whether there is one deck of all races: article common-deck */
    CardHoldings(int seats, boolean common) {
        this.common = common;
        hand = new long[seats];
        captured = new long[seats];
        known = new long[seats];
    }

    private CardHoldings(CardHoldings of) {
        common = of.common;
        hand = of.hand.clone();
        captured = of.captured.clone();
        known = of.known.clone();
        deck = of.deck;
        discard = of.discard;
    }

    CardHoldings copy() {
        return new CardHoldings(this);
    }

    long hand(Seat seat) {
        return hand[seat.index()];
    }

    long captured(Seat seat) {
        return captured[seat.index()];
    }

    long known(Seat seat) {
        return known[seat.index()];
    }

    long deck(Race race) {
        return deck & FactionCard.of(race);
    }

    long discard(Race race) {
        return discard & FactionCard.of(race);
    }

    /** All cards in the decks. */
    long decks() {
        return deck;
    }

    /** All cards in the discard piles. */
    long discards() {
        return discard;
    }

    // ---- changes

    /** Puts cards into the hands of a seat as they are found in a stored position. */
    void deal(Seat seat, long cards, long capturedCards, long knownCards) {
        hand[seat.index()] = cards;
        captured[seat.index()] = capturedCards;
        known[seat.index()] = knownCards;
    }

    /** Sets decks and discard piles as they are found in a stored position. */
    void pile(long decks, long discards) {
        deck = decks;
        discard = discards;
    }

    /** @throws RulesFault if the card is not in the deck */
    void draw(Seat seat, FactionCard card) {
        if ((deck & card.bit()) == 0) {
            throw new RulesFault(card.id() + " is not in the deck");
        }
        deck &= ~card.bit();
        hand[seat.index()] |= card.bit();
    }

    /**
     * Played or handed in, a card goes to the pile of its own race: articles card-uses, discard-pile.
     *
     * @throws RulesFault if the seat does not have the card
     */
    void discard(Seat seat, FactionCard card) {
        if (((hand[seat.index()] | captured[seat.index()]) & card.bit()) == 0) {
            throw new RulesFault("seat " + seat + " has no card " + card.id());
        }
        hand[seat.index()] &= ~card.bit();
        captured[seat.index()] &= ~card.bit();
        discard |= card.bit();
        for (int i = 0; i < known.length; i++) {
            known[i] &= ~card.bit();
        }
    }

    /** Article reshuffle. @param race whose pile it is, or {@code null} for the one of all races */
    void reshuffle(@Nullable Race race) {
        long all = race == null ? discard : discard & FactionCard.of(race);
        deck |= all;
        discard &= ~all;
    }

    /** The seat has seen these cards in another's hand. */
    void see(Seat seat, long cards) {
        known[seat.index()] |= cards;
    }

    /** All cards of the loser become captured cards of the victor; the loser knows what they were. */
    void capture(Seat loser, Seat victor) {
        int from = loser.index();
        int to = victor.index();
        long cards = hand[from] | captured[from];
        captured[to] |= cards;
        known[to] &= ~cards;
        known[from] |= cards;
        hand[from] = 0;
        captured[from] = 0;
    }

    // ---- what a seat cannot see

    /** Deals all cards anew whose place the viewer cannot know; everybody keeps the number of cards. */
    void redeal(Seat seat, RandomGenerator random) {
        int viewer = seat.index();
        long settled = hand[viewer] | captured[viewer] | known[viewer] | discard;
        if (common) {
            long pool = ALL & ~settled;
            if ((pool & ~deck) != 0) {
                redeal(viewer, pool, random);
            }
            return;
        }
        for (Race race : RACES) {
            long pool = FactionCard.of(race) & ~settled;
            if ((pool & ~deck) != 0) {
                redeal(viewer, pool, random);
            }
        }
    }

    private void redeal(int viewer, long pool, RandomGenerator random) {
        int[][] seen = anySeen(pool) ? seen(pool) : new int[0][];
        deck &= ~pool;
        long left = pool;
        for (int i = 0; i < hand.length; i++) {
            if (i != viewer) {
                left = redealt(hand, i, pool, left, random);
                left = redealt(captured, i, pool, left, random);
            }
        }
        deck |= left;
        for (int i = 0; i < seen.length; i++) {
            seeAnew(i, seen[i], pool, random);
        }
    }

    /** Gives as many random cards of what is left as were held of the pool; returns what is left then. */
    private static long redealt(long[] holder, int seat, long pool, long left, RandomGenerator random) {
        long dealt = some(left, Long.bitCount(holder[seat] & pool), random);
        holder[seat] = holder[seat] & ~pool | dealt;
        return left & ~dealt;
    }

    /** Whether anybody has seen one of these cards with somebody else. */
    private boolean anySeen(long pool) {
        long seen = 0;
        for (long cards : known) {
            seen |= cards;
        }
        return (seen & pool) != 0;
    }

    /** How many of these cards each seat has seen in every hand, and then among every seat's captured cards. */
    private int[][] seen(long pool) {
        int seats = hand.length;
        int[][] seen = new int[seats][2 * seats];
        for (int i = 0; i < seats; i++) {
            for (int j = 0; j < seats; j++) {
                seen[i][j] = Long.bitCount(known[i] & hand[j] & pool);
                seen[i][seats + j] = Long.bitCount(known[i] & captured[j] & pool);
            }
        }
        return seen;
    }

    /** What a seat has seen with others changes with their cards: it has seen as many as before. */
    private void seeAnew(int seat, int[] counts, long pool, RandomGenerator random) {
        known[seat] &= ~pool;
        for (int j = 0; j < hand.length; j++) {
            known[seat] |= some(hand[j] & pool, counts[j], random);
            known[seat] |= some(captured[j] & pool, counts[hand.length + j], random);
        }
    }

    /** So many random cards of these. */
    private static long some(long cards, int count, RandomGenerator random) {
        long chosen = 0;
        long rest = cards;
        for (int left = count; left > 0; left--) {
            long card = Masks.nth(rest, random.nextInt(Long.bitCount(rest)));
            chosen |= card;
            rest &= ~card;
        }
        return chosen;
    }
}
