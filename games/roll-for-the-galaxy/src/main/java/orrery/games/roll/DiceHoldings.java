package orrery.games.roll;

import orrery.core.RulesFault;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Place;

/** How many dice of each colour each seat has at each place, goods aside. */
final class DiceHoldings {

    private static final int PER_SEAT = Place.COUNT * DieColor.COUNT;

    private final byte[] dice;
    private final byte[] totals;

    DiceHoldings(int seats) {
        dice = new byte[seats * PER_SEAT];
        totals = new byte[seats * Place.COUNT];
    }

    private DiceHoldings(byte[] dice, byte[] totals) {
        this.dice = dice;
        this.totals = totals;
    }

    DiceHoldings copy() {
        return new DiceHoldings(dice.clone(), totals.clone());
    }

    int count(int seat, Place place, int color) {
        return dice[seat * PER_SEAT + place.ordinal() * DieColor.COUNT + color];
    }

    int total(int seat, Place place) {
        return totals[seat * Place.COUNT + place.ordinal()];
    }

    /** Adds dice, or takes them away if {@code count} is negative. */
    void add(int seat, Place place, int color, int count) {
        int at = seat * PER_SEAT + place.ordinal() * DieColor.COUNT + color;
        dice[at] += (byte) count;
        totals[seat * Place.COUNT + place.ordinal()] += (byte) count;
        if (dice[at] < 0) {
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
