package orrery.kit.dice;

/**
 * The exact odds of one battle: the attacker throws with all the dice it may, and so does the defender, until one side
 * has no unit left or the attacker is down to where it stops. The attacker wins when no defender is left.
 */
public final class Battle {

    /** Most units of a side. */
    public static final int MOST_UNITS = 500;

    private final double winProbability;
    private final double[] attackersLeft;
    private final double[] defendersLeft;

    private Battle(double winProbability, double[] attackersLeft, double[] defendersLeft) {
        this.winProbability = winProbability;
        this.attackersLeft = attackersLeft;
        this.defendersLeft = defendersLeft;
    }

    /** A battle to the end. */
    public static Battle of(Modifiers modifiers, int attackers, int defenders) {
        return of(modifiers, attackers, defenders, 0);
    }

    /**
     * A battle.
     *
     * @param attackers attacking units, without the one that stays behind, 0..500
     * @param defenders defending units, 0..500
     * @param stopAt    the attacker stops as soon as it has this many units or fewer, 0..500
     * @throws IllegalArgumentException if a number is out of its range
     */
    public static Battle of(Modifiers modifiers, int attackers, int defenders, int stopAt) {
        Modifiers.within("attackers", attackers, 0, MOST_UNITS);
        Modifiers.within("defenders", defenders, 0, MOST_UNITS);
        Modifiers.within("stopAt", stopAt, 0, MOST_UNITS);
        return fought(new BattleRule(modifiers), attackers, defenders, stopAt);
    }

    /** Walks through all positions from most to fewest attackers; three rows of probabilities are alive at a time. */
    private static Battle fought(BattleRule rule, int attackers, int defenders, int stopAt) {
        double[] attackersLeft = new double[attackers + 1];
        double[] defendersLeft = new double[defenders + 1];
        double[][] rows = new double[3][defenders + 1];
        rows[attackers % 3][defenders] = 1;
        double wins = 0;
        for (int a = attackers; a >= 0; a--) {
            double[] row = rows[a % 3];
            for (int d = defenders; d >= 0; d--) {
                if (d == 0 || a <= stopAt) {
                    attackersLeft[a] += row[d];
                    defendersLeft[d] += row[d];
                    wins += d == 0 && a > 0 ? row[d] : 0;
                } else if (row[d] > 0) {
                    exchange(rule.attackerLoses(a, d), rows, a, d);
                }
                row[d] = 0;
            }
        }
        return new Battle(Math.min(1, wins), attackersLeft, defendersLeft);
    }

    private static void exchange(double[] losses, double[][] rows, int a, int d) {
        double here = rows[a % 3][d];
        int compared = losses.length - 1;
        for (int lost = 0; lost <= compared; lost++) {
            rows[(a - lost) % 3][d - compared + lost] += here * losses[lost];
        }
    }

    /** Probability that no defender is left, 0..1. Without any attacker it is 0. */
    public double winProbability() {
        return winProbability;
    }

    /** Probability that the attacker ends with just so many units; 0 for a number that cannot be. */
    public double attackersLeft(int units) {
        return at(attackersLeft, units);
    }

    /** Probability that the defender ends with just so many units; 0 for a number that cannot be. */
    public double defendersLeft(int units) {
        return at(defendersLeft, units);
    }

    private static double at(double[] left, int units) {
        return units < 0 || units >= left.length ? 0 : left[units];
    }

    /** Units the attacker is left with on average, lost battles included. */
    public double expectedAttackersLeft() {
        return expected(attackersLeft);
    }

    /** Units the defender is left with on average, lost battles included. */
    public double expectedDefendersLeft() {
        return expected(defendersLeft);
    }

    private static double expected(double[] left) {
        double expected = 0;
        for (int units = 1; units < left.length; units++) {
            expected += units * left[units];
        }
        return expected;
    }
}
