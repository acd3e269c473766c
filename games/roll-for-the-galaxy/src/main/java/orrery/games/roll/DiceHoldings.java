package orrery.games.roll;

import java.util.random.RandomGenerator;
import orrery.core.RulesFault;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Place;

/**
 * How many dice of each colour each seat has at each place, goods aside. The dice of a place are one number: a byte for each
 * colour, and in the highest byte how many they are together. So those of several places are added up by one addition each.
 */
final class DiceHoldings {

    private static final int BITS = Byte.SIZE;
    private static final int MASK = 0xff;
    private static final int TOTAL = Long.SIZE - BITS;

    /** For each colour the places where its dice come to lie by their faces, one after the other. */
    private static final byte[] FALLS = falls();

    private final long[] dice;

    DiceHoldings(int seats) {
        this(new long[seats * Place.COUNT]);
    }

    private DiceHoldings(long[] dice) {
        this.dice = dice;
    }

    private static byte[] falls() {
        byte[] falls = new byte[DieColor.COUNT * DieColor.SIDES];
        for (int i = 0; i < falls.length; i++) {
            falls[i] = (byte) DieColor.at(i / DieColor.SIDES)
                    .face(1 + i % DieColor.SIDES)
                    .place()
                    .ordinal();
        }
        return falls;
    }

    DiceHoldings copy() {
        return new DiceHoldings(dice.clone());
    }

    private static int at(int seat, Place place) {
        return seat * Place.COUNT + place.ordinal();
    }

    private static int count(long here, int color) {
        return (int) (here >>> color * BITS) & MASK;
    }

    /** One die of a colour, as it is added to those of a place. */
    private static long one(int color) {
        return 1L << color * BITS | 1L << TOTAL;
    }

    int count(int seat, Place place, int color) {
        return count(dice[at(seat, place)], color);
    }

    int total(int seat, Place place) {
        return (int) (dice[at(seat, place)] >>> TOTAL);
    }

    /** Adds dice, or takes them away if {@code count} is negative. */
    void add(int seat, Place place, int color, int count) {
        int at = at(seat, place);
        if (count(dice[at], color) + count < 0) {
            throw new RulesFault(
                    "seat " + (seat + 1) + " has no " + DieColor.at(color).id() + " die at " + place.id());
        }
        dice[at] += count * one(color);
    }

    void move(int seat, Place from, Place to, int color, int count) {
        add(seat, from, color, -count);
        add(seat, to, color, count);
    }

    void moveAll(int seat, Place from, Place to) {
        dice[at(seat, to)] += dice[at(seat, from)];
        dice[at(seat, from)] = 0;
    }

    /** Lets the dice that lie at some places, the first to the last, fall anew. */
    void rollAnew(int seat, Place first, Place last, RandomGenerator random) {
        long fallen = 0;
        for (int at = at(seat, first); at <= at(seat, last); at++) {
            fallen += dice[at];
            dice[at] = 0;
        }
        for (int color = 0; color < DieColor.COUNT; color++) {
            for (int left = count(fallen, color); left > 0; left--) {
                int side = Bits.below(DieColor.SIDES, random);
                dice[seat * Place.COUNT + FALLS[color * DieColor.SIDES + side]] += one(color);
            }
        }
    }
}
