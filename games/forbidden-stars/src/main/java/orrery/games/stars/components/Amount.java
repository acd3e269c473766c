package orrery.games.stars.components;

/**
 * How many of something an effect means: a fixed number, as many as were spent, or as many as there are unrouted units of
 * some kinds in the battle.
 *
 * @param times the number itself, or what it is multiplied with
 * @param of    what is counted
 * @param units the units that are counted, a bit for each number 0 to 5
 */
public record Amount(int times, Of of, int units) {

    /** What an amount counts. */
    public enum Of {
        ONE,
        SPENT,
        UNITS
    }

    /** No limit. */
    public static final int ALL = 99;

    static Amount fixed(int number) {
        return new Amount(number, Of.ONE, 0);
    }

    static Amount spent(int times) {
        return new Amount(times, Of.SPENT, 0);
    }

    static Amount units(int mask) {
        return new Amount(1, Of.UNITS, mask);
    }
}
