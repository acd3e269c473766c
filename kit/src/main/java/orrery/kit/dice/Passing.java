package orrery.kit.dice;

/**
 * What wears off as a battle goes on.
 *
 * @param attackEach added to each attack die in the next {@code rolls} exchanges, -3..3
 * @param rolls      for how many exchanges that holds, 0..9
 * @param spare      units the defender loses less in each exchange, 0..2
 * @param left       how many losses can still be spared, 0..9
 */
public record Passing(int attackEach, int rolls, int spare, int left) {

    /** Nothing that wears off. */
    public static final Passing NOTHING = new Passing(0, 0, 0, 0);

    /** @throws IllegalArgumentException if a number is out of its range */
    public Passing {
        Modifiers.within("attackEach", attackEach, -3, 3);
        Modifiers.within("rolls", rolls, 0, 9);
        Modifiers.within("spare", spare, 0, Modifiers.DEFENCE_DICE);
        Modifiers.within("left", left, 0, 9);
    }

    /** Most losses that can be spared in the next exchange. */
    int most() {
        return Math.min(spare, left);
    }

    /** What is left after an exchange; all that is used up looks the same. */
    Passing after(int spared) {
        int rollsLeft = Math.max(0, rolls - 1);
        int sparesLeft = left - spared;
        return new Passing(rollsLeft > 0 ? attackEach : 0, rollsLeft, sparesLeft > 0 ? spare : 0, sparesLeft);
    }
}
