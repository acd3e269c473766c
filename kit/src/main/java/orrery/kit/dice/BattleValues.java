package orrery.kit.dice;

import java.util.HashMap;
import java.util.Map;

/**
 * What battles of up to so many units a side are worth under the same modifiers, summed up from the smallest. When
 * something has passed, other modifiers hold: their values are linked from here.
 */
final class BattleValues {

    private final int width;
    private final int stopAt;
    private final BattleRule rule;
    private final BattleValues[] next;
    private final double[] wins;
    private final double[] attackersLeft;
    private final double[] defendersLeft;
    private final double[][] losses;

    /** @param stopAt the attacker stops as soon as it has this many units or fewer */
    static BattleValues of(Modifiers modifiers, int attackers, int defenders, int stopAt) {
        return new BattleValues(modifiers, attackers, defenders, stopAt, new HashMap<>());
    }

    private BattleValues(
            Modifiers modifiers, int attackers, int defenders, int stopAt, Map<Modifiers, BattleValues> known) {
        this.width = defenders + 1;
        this.stopAt = stopAt;
        this.rule = new BattleRule(modifiers);
        this.next = new BattleValues[modifiers.passing().most() + 1];
        for (int spared = 0; spared < next.length; spared++) {
            Modifiers then = modifiers.after(spared);
            next[spared] = then.equals(modifiers) ? this : known.get(then);
            if (next[spared] == null) {
                next[spared] = new BattleValues(then, attackers, defenders, stopAt, known);
                known.put(then, next[spared]);
            }
        }
        int size = (attackers + 1) * width;
        wins = new double[size];
        attackersLeft = new double[size];
        defendersLeft = new double[size];
        losses = new double[size][];
        for (int a = 0; a <= attackers; a++) {
            for (int d = 0; d <= defenders; d++) {
                settle(a, d);
            }
        }
    }

    private void settle(int a, int d) {
        int here = at(a, d);
        if (isOver(a, d)) {
            wins[here] = a > 0 && d == 0 ? 1 : 0;
            attackersLeft[here] = a;
            defendersLeft[here] = d;
            return;
        }
        losses[here] = losses(a, d, a, d);
        int compared = losses[here].length - 1;
        for (int lost = 0; lost <= compared; lost++) {
            BattleValues then = next(compared - lost);
            int there = after(a, d, lost, compared);
            wins[here] += losses[here][lost] * then.wins[there];
            attackersLeft[here] += losses[here][lost] * then.attackersLeft[there];
            defendersLeft[here] += losses[here][lost] * then.defendersLeft[there];
        }
    }

    private int at(int a, int d) {
        return a * width + d;
    }

    private int after(int a, int d, int lost, int compared) {
        return at(a - lost, d - compared + lost + spared(compared - lost));
    }

    /** Whether nobody throws any more. */
    boolean isOver(int a, int d) {
        return d == 0 || a <= stopAt;
    }

    /** How many of these losses the defender is spared. */
    int spared(int defenderLoses) {
        return Math.min(defenderLoses, next.length - 1);
    }

    /** What holds after an exchange in which the defender would lose so many units. */
    BattleValues next(int defenderLoses) {
        return next[spared(defenderLoses)];
    }

    /** Whether these values can follow later on. */
    boolean leadsTo(BattleValues later) {
        for (BattleValues then : next) {
            if (then == later || then != this && then.leadsTo(later)) {
                return true;
            }
        }
        return false;
    }

    /** Probability by units the attacker loses in the next exchange. */
    double[] losses(int a, int d) {
        return losses[at(a, d)];
    }

    /** Probability by units the attacker loses in the next exchange when no more than so many units fight in it. */
    double[] losses(int a, int d, int attacking, int defending) {
        int throwing = Math.min(a, attacking);
        int against = Math.min(d, defending);
        int compared = rule.compared(throwing, against);
        double[] worth = new double[compared + 1];
        for (int lost = 0; lost <= compared; lost++) {
            worth[lost] = next(compared - lost).wins[after(a, d, lost, compared)];
        }
        return rule.odds(throwing, against).attackerLoses(worth);
    }

    double wins(int a, int d) {
        return wins[at(a, d)];
    }

    double attackersLeft(int a, int d) {
        return attackersLeft[at(a, d)];
    }

    double defendersLeft(int a, int d) {
        return defendersLeft[at(a, d)];
    }
}
