package orrery.kit.dice;

import java.util.LinkedHashMap;
import java.util.Map;

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
        return new Course(attackers, defenders).fought(BattleValues.of(modifiers, attackers, defenders, stopAt));
    }

    /** Walks through all positions from the most units down, and from what passes to what stays. */
    private static final class Course {

        private final int attackers;
        private final int defenders;
        private final double[] attackersLeft;
        private final double[] defendersLeft;
        private final Map<BattleValues, double[][]> reached = new LinkedHashMap<>();
        private double wins;

        Course(int attackers, int defenders) {
            this.attackers = attackers;
            this.defenders = defenders;
            attackersLeft = new double[attackers + 1];
            defendersLeft = new double[defenders + 1];
        }

        Battle fought(BattleValues first) {
            chances(first)[attackers][defenders] = 1;
            while (!reached.isEmpty()) {
                walk(nextToLeave());
            }
            return new Battle(Math.min(1, wins), attackersLeft, defendersLeft);
        }

        /** Values that none of the others open leads to. */
        private BattleValues nextToLeave() {
            return reached.keySet().stream()
                    .filter(one -> reached.keySet().stream().noneMatch(other -> other != one && other.leadsTo(one)))
                    .findFirst()
                    .orElseThrow();
        }

        private double[][] chances(BattleValues values) {
            return reached.computeIfAbsent(values, ignored -> new double[attackers + 1][defenders + 1]);
        }

        private void walk(BattleValues values) {
            double[][] chances = chances(values);
            for (int a = attackers; a >= 0; a--) {
                for (int d = defenders; d >= 0; d--) {
                    if (chances[a][d] > 0 && values.isOver(a, d)) {
                        end(a, d, chances[a][d]);
                    } else if (chances[a][d] > 0) {
                        exchange(values, a, d, chances[a][d]);
                    }
                }
            }
            reached.remove(values);
        }

        private void end(int a, int d, double chance) {
            attackersLeft[a] += chance;
            defendersLeft[d] += chance;
            wins += d == 0 && a > 0 ? chance : 0;
        }

        private void exchange(BattleValues values, int a, int d, double chance) {
            double[] losses = values.losses(a, d);
            int compared = losses.length - 1;
            for (int lost = 0; lost <= compared; lost++) {
                int hit = compared - lost;
                chances(values.next(hit))[a - lost][d - hit + values.spared(hit)] += chance * losses[lost];
            }
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
