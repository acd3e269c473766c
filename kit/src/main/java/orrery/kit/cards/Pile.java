package orrery.kit.cards;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Cards one upon another, each a number from 0 to 32767, usually the ordinal of an enum. The bottom card is at index 0.
 * A pile never shuffles by itself: the order comes from the table that the rules shuffle with.
 */
public final class Pile {

    private short[] cards;
    private int size;

    private Pile(short[] cards, int size) {
        this.cards = cards;
        this.size = size;
    }

    public static Pile empty() {
        return new Pile(new short[8], 0);
    }

    /** The cards 0 to {@code count - 1}, the last on top. */
    public static Pile of(int count) {
        Pile pile = empty();
        for (int card = 0; card < count; card++) {
            pile.put(card);
        }
        return pile;
    }

    public Pile copy() {
        return new Pile(cards.clone(), size);
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /** The card at an index, counted from the bottom. */
    public int at(int index) {
        return cards[Checked.index(index, size, "card of the pile")];
    }

    /** The card on top. */
    public int top() {
        return at(size - 1);
    }

    /** Puts a card on top. */
    public void put(int card) {
        insert(size, card);
    }

    /** Puts a card under all others. */
    public void putUnder(int card) {
        insert(0, card);
    }

    private void insert(int index, int card) {
        Checked.index(card, Short.MAX_VALUE + 1, "card");
        if (size == cards.length) {
            cards = Arrays.copyOf(cards, Math.max(8, 2 * size));
        }
        System.arraycopy(cards, index, cards, index + 1, size - index);
        cards[index] = (short) card;
        size++;
    }

    /** Takes the card on top. */
    public int take() {
        return takeAt(size - 1);
    }

    /** Takes the card at an index, counted from the bottom; those above it move down. */
    public int takeAt(int index) {
        int card = at(index);
        System.arraycopy(cards, index + 1, cards, index, size - index - 1);
        size--;
        return card;
    }

    /**
     * Takes this card, the topmost if there are several.
     *
     * @throws IllegalStateException if it is not in the pile
     */
    public void remove(int card) {
        for (int index = size - 1; index >= 0; index--) {
            if (cards[index] == card) {
                takeAt(index);
                return;
            }
        }
        throw new IllegalStateException("card " + card + " is not in the pile " + this);
    }

    public boolean contains(int card) {
        for (int index = 0; index < size; index++) {
            if (cards[index] == card) {
                return true;
            }
        }
        return false;
    }

    /** Moves all cards of another pile on top of this one, in their order; the other is empty afterwards. */
    @SuppressWarnings("ReferenceEquality")
    public void putAll(Pile other) {
        if (other == this) {
            throw new IllegalArgumentException("a pile cannot be put on itself");
        }
        for (int index = 0; index < other.size; index++) {
            put(other.cards[index]);
        }
        other.size = 0;
    }

    /**
     * Lays the cards anew: the card at index {@code order[i]} goes to index {@code i}.
     *
     * @param order each index of the pile once
     * @throws IllegalArgumentException if an index is missing, twice there or out of range
     */
    public void arrange(int[] order) {
        boolean[] used = new boolean[size];
        short[] arranged = new short[Math.max(8, size)];
        if (order.length != size) {
            throw new IllegalArgumentException(
                    "an order of " + size + " cards is needed, found one of " + order.length);
        }
        for (int index = 0; index < size; index++) {
            int from = Checked.index(order[index], size, "index in the order");
            if (used[from]) {
                throw new IllegalArgumentException(
                        "index " + from + " is twice in the order " + Arrays.toString(order));
            }
            used[from] = true;
            arranged[index] = cards[from];
        }
        cards = arranged;
    }

    /** Mixes the cards, every order being equally likely: for dealing hidden cards anew, never for the real game. */
    public void mix(RandomGenerator random) {
        for (int index = size - 1; index > 0; index--) {
            int other = random.nextInt(index + 1);
            short card = cards[index];
            cards[index] = cards[other];
            cards[other] = card;
        }
    }

    /** The cards from bottom to top. */
    public int[] toArray() {
        int[] array = new int[size];
        for (int index = 0; index < size; index++) {
            array[index] = cards[index];
        }
        return array;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pile pile && Arrays.equals(cards, 0, size, pile.cards, 0, pile.size);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(toArray());
    }

    /** The cards from bottom to top, e.g. {@code [3, 1, 2]}. */
    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }
}
