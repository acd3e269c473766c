package orrery.kit.dice;

import java.util.Arrays;

/**
 * What holds for the dice of one side in an exchange. The fields from {@code extra} on stand in the order in which they are
 * carried out; no value ever falls below 1, and any may rise above 6.
 *
 * @param most    most dice that count in one exchange, 1..3
 * @param extra   dice thrown on top, as many of the lowest being dropped, 0..6
 * @param bonus   one more die, which replaces the lowest if it is higher
 * @param cap     dice that show more count as this, 1..6
 * @param each    added to each die, -6..6
 * @param highest added to the highest die, -6..6
 * @param last    added to the highest die after that, -6..6; not the same, since {@code highest} may have been stopped at 1
 */
public record DiceRule(int most, int extra, boolean bonus, int cap, int each, int highest, int last) {

    private static final int LARGEST = 6;

    /** @throws IllegalArgumentException if a number is out of its range */
    public DiceRule {
        Modifiers.within("most", most, 1, Modifiers.ATTACK_DICE);
        Modifiers.within("extra", extra, 0, LARGEST);
        Modifiers.within("cap", cap, 1, Exchange.SIDES);
        Modifiers.within("each", each, -LARGEST, LARGEST);
        Modifiers.within("highest", highest, -LARGEST, LARGEST);
        Modifiers.within("last", last, -LARGEST, LARGEST);
    }

    /** Up to so many dice that count as they fall. */
    public static DiceRule upTo(int most) {
        return new DiceRule(most, 0, false, Exchange.SIDES, 0, 0, 0);
    }

    public DiceRule withMost(int dice) {
        return new DiceRule(dice, extra, bonus, cap, each, highest, last);
    }

    public DiceRule withExtra(int dice) {
        return new DiceRule(most, dice, bonus, cap, each, highest, last);
    }

    public DiceRule withBonus(boolean owned) {
        return new DiceRule(most, extra, owned, cap, each, highest, last);
    }

    public DiceRule withCap(int value) {
        return new DiceRule(most, extra, bonus, value, each, highest, last);
    }

    public DiceRule withEach(int delta) {
        return new DiceRule(most, extra, bonus, cap, delta, highest, last);
    }

    public DiceRule withHighest(int delta) {
        return new DiceRule(most, extra, bonus, cap, each, delta, last);
    }

    public DiceRule withLast(int delta) {
        return new DiceRule(most, extra, bonus, cap, each, highest, delta);
    }

    /** Dice thrown when so many are to count. A bonus die comes to the same as one extra die. */
    int thrown(int counting) {
        return counting + extra + (bonus ? 1 : 0);
    }

    /** What a die that is not the highest finally counts. */
    int value(int die) {
        return Math.max(1, Math.min(cap, die) + each);
    }

    /** What the highest die finally counts. */
    int highestValue(int die) {
        return Math.max(1, Math.max(1, value(die) + highest) + last);
    }

    /** What dice that lie on the table, dropped ones taken away, finally count; they stay in the order of what they show. */
    int[] values(int[] lying) {
        int[] sorted = lying.clone();
        Arrays.sort(sorted);
        int[] values = new int[sorted.length];
        for (int i = 0; i < values.length; i++) {
            int die = sorted[sorted.length - 1 - i];
            values[i] = i == 0 ? highestValue(die) : value(die);
        }
        return values;
    }
}
