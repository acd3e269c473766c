package orrery.kit.dice;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * The odds of battles to the end under the same modifiers, looked up at once for up to 64 units a side. Beyond that a
 * battle is computed when asked for; beyond {@value Battle#MOST_UNITS} units both sides are halved until they fit.
 * Tables are shared, never change and may be read by many threads.
 */
public final class BattleTable {

    /** Most units of a side that are in the table. */
    public static final int MOST_UNITS = 64;

    private static final int WIDTH = MOST_UNITS + 1;

    private static final int MOST_TABLES = 256;

    private static final ConcurrentMap<Modifiers, BattleTable> TABLES = new ConcurrentHashMap<>();

    private final Modifiers modifiers;
    private final double[] wins = new double[WIDTH * WIDTH];
    private final double[] attackersLeft = new double[WIDTH * WIDTH];
    private final double[] defendersLeft = new double[WIDTH * WIDTH];

    private BattleTable(Modifiers modifiers) {
        this.modifiers = modifiers;
        BattleRule rule = new BattleRule(modifiers);
        for (int a = 0; a <= MOST_UNITS; a++) {
            for (int d = 0; d <= MOST_UNITS; d++) {
                if (a == 0 || d == 0) {
                    wins[at(a, d)] = a == 0 ? 0 : 1;
                    attackersLeft[at(a, d)] = a;
                    defendersLeft[at(a, d)] = d;
                } else {
                    sumUp(rule.attackerLoses(a, d), a, d);
                }
            }
        }
    }

    /** The table of these modifiers, computed when first asked for. */
    public static BattleTable of(Modifiers modifiers) {
        BattleTable table = TABLES.get(modifiers);
        if (table != null) {
            return table;
        }
        if (TABLES.size() >= MOST_TABLES) {
            TABLES.clear();
        }
        return TABLES.computeIfAbsent(modifiers, BattleTable::new);
    }

    private void sumUp(double[] losses, int a, int d) {
        int compared = losses.length - 1;
        int here = at(a, d);
        for (int lost = 0; lost <= compared; lost++) {
            int next = at(a - lost, d - compared + lost);
            wins[here] += losses[lost] * wins[next];
            attackersLeft[here] += losses[lost] * attackersLeft[next];
            defendersLeft[here] += losses[lost] * defendersLeft[next];
        }
    }

    private static int at(int attackers, int defenders) {
        return attackers * WIDTH + defenders;
    }

    private static boolean inTable(int attackers, int defenders) {
        if (attackers < 0 || defenders < 0) {
            throw new IllegalArgumentException(
                    "units must not be negative, found " + attackers + " attackers and " + defenders + " defenders");
        }
        return attackers <= MOST_UNITS && defenders <= MOST_UNITS;
    }

    /** Probability that the attacker wins, 0..1: 0 without attackers, else 1 without defenders. */
    public double winProbability(int attackers, int defenders) {
        return inTable(attackers, defenders)
                ? wins[at(attackers, defenders)]
                : large(attackers, defenders).winProbability();
    }

    /** Units the attacker is left with on average. */
    public double expectedAttackersLeft(int attackers, int defenders) {
        return inTable(attackers, defenders)
                ? attackersLeft[at(attackers, defenders)]
                : large(attackers, defenders).expectedAttackersLeft() * scale(attackers, defenders);
    }

    /** Units the defender is left with on average. */
    public double expectedDefendersLeft(int attackers, int defenders) {
        return inTable(attackers, defenders)
                ? defendersLeft[at(attackers, defenders)]
                : large(attackers, defenders).expectedDefendersLeft() * scale(attackers, defenders);
    }

    private Battle large(int attackers, int defenders) {
        int scale = scale(attackers, defenders);
        return Battle.of(modifiers, Math.ceilDiv(attackers, scale), Math.ceilDiv(defenders, scale));
    }

    private static int scale(int attackers, int defenders) {
        int scale = 1;
        while (Math.ceilDiv(Math.max(attackers, defenders), scale) > Battle.MOST_UNITS) {
            scale *= 2;
        }
        return scale;
    }
}
