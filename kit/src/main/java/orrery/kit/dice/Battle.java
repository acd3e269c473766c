package orrery.kit.dice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The exact odds of one battle: the attacker throws with all the dice it may, and so does the defender, until one side
 * has no unit left or the attacker is down to where it stops. The attacker wins when no defender is left.
 */
public final class Battle {

    /** Most units of a side. */
    public static final int MOST_UNITS = 500;

    /**
     * One thing that can come of the first exchange.
     *
     * @param defenderLoses units lost in the end, those that were spared taken away
     * @param chance        0..1
     */
    public record Losses(int attackerLoses, int defenderLoses, double chance) {}

    private final List<Losses> first;
    private final double winProbability;
    private final double[] attackersLeft;
    private final double[] defendersLeft;

    private Battle(List<Losses> first, double winProbability, double[] attackersLeft, double[] defendersLeft) {
        this.first = List.copyOf(first);
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
        return of(modifiers, attackers, defenders, stopAt, Modifiers.ATTACK_DICE, Modifiers.DEFENCE_DICE);
    }

    /**
     * A battle to the end of which the units that fight in the first exchange have been named already.
     *
     * @param attacking most units that attack in the first exchange, 1 or more
     * @param defending most units that defend in it, 1 or more
     * @param stopAt    the attacker stops as soon as it has this many units or fewer, 0..500
     * @throws IllegalArgumentException if a number is out of its range
     */
    public static Battle committed(
            Modifiers modifiers, int attackers, int defenders, int attacking, int defending, int stopAt) {
        Modifiers.within("attacking", attacking, 1, MOST_UNITS);
        Modifiers.within("defending", defending, 1, MOST_UNITS);
        return of(modifiers, attackers, defenders, stopAt, attacking, defending);
    }

    private static Battle of(
            Modifiers modifiers, int attackers, int defenders, int stopAt, int attacking, int defending) {
        Modifiers.within("attackers", attackers, 0, MOST_UNITS);
        Modifiers.within("defenders", defenders, 0, MOST_UNITS);
        Modifiers.within("stopAt", stopAt, 0, MOST_UNITS);
        BattleValues values = BattleValues.of(modifiers, attackers, defenders, stopAt);
        return new Course(attackers, defenders).fought(values, attacking, defending);
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

        Battle fought(BattleValues values, int attacking, int defending) {
            List<Losses> first = new ArrayList<>();
            if (values.isOver(attackers, defenders)) {
                end(attackers, defenders, 1);
            } else {
                double[] losses = values.losses(attackers, defenders, attacking, defending);
                exchange(values, attackers, defenders, 1, losses);
                for (int lost = 0; lost < losses.length; lost++) {
                    int hit = losses.length - 1 - lost;
                    if (losses[lost] > 0) {
                        first.add(new Losses(lost, hit - values.spared(hit), losses[lost]));
                    }
                }
            }
            while (!reached.isEmpty()) {
                walk(nextToLeave());
            }
            return new Battle(first, Math.min(1, wins), attackersLeft, defendersLeft);
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
                        exchange(values, a, d, chances[a][d], values.losses(a, d));
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

        private void exchange(BattleValues values, int a, int d, double chance, double[] losses) {
            int compared = losses.length - 1;
            for (int lost = 0; lost <= compared; lost++) {
                int hit = compared - lost;
                chances(values.next(hit))[a - lost][d - hit + values.spared(hit)] += chance * losses[lost];
            }
        }
    }

    /** What can come of the first exchange, the best for the attacker first; empty if there is none. */
    public List<Losses> first() {
        return first;
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
