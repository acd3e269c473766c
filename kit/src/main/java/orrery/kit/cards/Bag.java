package orrery.kit.cards;

import java.util.Arrays;

/**
 * Tokens of several kinds without any order, as in a cloth bag. Kinds are numbered from 0, usually the ordinals of an
 * enum. Which token is drawn is decided outside.
 */
public final class Bag {

    private final int[] counts;
    private int size;

    private Bag(int[] counts, int size) {
        this.counts = counts;
        this.size = size;
    }

    /**
     * A bag that holds so many tokens of each kind.
     *
     * @param counts for each kind the number of its tokens, at least 0
     * @throws IllegalArgumentException if there is no kind or a number is negative
     */
    public static Bag of(int... counts) {
        if (counts.length == 0) {
            throw new IllegalArgumentException("a bag must know at least one kind, found none");
        }
        int size = 0;
        for (int kind = 0; kind < counts.length; kind++) {
            if (counts[kind] < 0) {
                throw new IllegalArgumentException(
                        "kind " + kind + " must have 0 tokens or more, found " + counts[kind]);
            }
            size += counts[kind];
        }
        return new Bag(counts.clone(), size);
    }

    public Bag copy() {
        return new Bag(counts.clone(), size);
    }

    /** Tokens of all kinds. */
    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /** Tokens of a kind. */
    public int count(int kind) {
        return counts[Checked.index(kind, counts.length, "kind")];
    }

    public void put(int kind) {
        counts[Checked.index(kind, counts.length, "kind")]++;
        size++;
    }

    /**
     * Takes a token of this kind.
     *
     * @throws IllegalStateException if there is none
     */
    public void remove(int kind) {
        if (count(kind) == 0) {
            throw new IllegalStateException("no token of kind " + kind + " is in the bag " + this);
        }
        counts[kind]--;
        size--;
    }

    /** The kind of a token when all are laid in a row by kind: with an index drawn evenly each token is as likely. */
    public int kindAt(int index) {
        int rest = Checked.index(index, size, "token of the bag");
        int kind = 0;
        while (rest >= counts[kind]) {
            rest -= counts[kind++];
        }
        return kind;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bag bag && Arrays.equals(counts, bag.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }

    /** The number of tokens of each kind, e.g. {@code [2, 0, 1]}. */
    @Override
    public String toString() {
        return Arrays.toString(counts);
    }
}
