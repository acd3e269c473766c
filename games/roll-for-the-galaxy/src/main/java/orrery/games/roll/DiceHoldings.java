package orrery.games.roll;

import orrery.core.RulesFault;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Place;

/** How many dice of each colour each seat has at each place, goods aside. */
final class DiceHoldings {

    /** Behind the colours of a place stands how many dice lie there. */
    private static final int TOTAL = DieColor.COUNT;

    private static final int PER_PLACE = DieColor.COUNT + 1;

    private final byte[] dice;

    DiceHoldings(int seats) {
        this(new byte[seats * Place.COUNT * PER_PLACE]);
    }

    private DiceHoldings(byte[] dice) {
        this.dice = dice;
    }

    DiceHoldings copy() {
        return new DiceHoldings(dice.clone());
    }

    private static int row(int seat, Place place) {
        return (seat * Place.COUNT + place.ordinal()) * PER_PLACE;
    }

    int count(int seat, Place place, int color) {
        return dice[row(seat, place) + color];
    }

    int total(int seat, Place place) {
        return dice[row(seat, place) + TOTAL];
    }

    /** Adds dice, or takes them away if {@code count} is negative. */
    void add(int seat, Place place, int color, int count) {
        int row = row(seat, place);
        dice[row + TOTAL] += (byte) count;
        dice[row + color] += (byte) count;
        if (dice[row + color] < 0) {
            throw new RulesFault(
                    "seat " + (seat + 1) + " has no " + DieColor.at(color).id() + " die at " + place.id());
        }
    }

    void move(int seat, Place from, Place to, int color, int count) {
        add(seat, from, color, -count);
        add(seat, to, color, count);
    }

    void moveAll(int seat, Place from, Place to) {
        if (total(seat, from) > 0) {
            for (int color = 0; color < DieColor.COUNT; color++) {
                int count = count(seat, from, color);
                if (count > 0) {
                    move(seat, from, to, color, count);
                }
            }
        }
    }
}
