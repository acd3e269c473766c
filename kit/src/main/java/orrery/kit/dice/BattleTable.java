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

    private static final int MOST_TABLES = 256;

    private static final ConcurrentMap<Modifiers, BattleTable> TABLES = new ConcurrentHashMap<>();

    private final Modifiers modifiers;
    private final BattleValues values;

    private BattleTable(Modifiers modifiers) {
        this.modifiers = modifiers;
        this.values = BattleValues.of(modifiers, MOST_UNITS, MOST_UNITS, 0);
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
                ? values.wins(attackers, defenders)
                : large(attackers, defenders).winProbability();
    }

    /** Units the attacker is left with on average. */
    public double expectedAttackersLeft(int attackers, int defenders) {
        return inTable(attackers, defenders)
                ? values.attackersLeft(attackers, defenders)
                : large(attackers, defenders).expectedAttackersLeft() * scale(attackers, defenders);
    }

    /** Units the defender is left with on average. */
    public double expectedDefendersLeft(int attackers, int defenders) {
        return inTable(attackers, defenders)
                ? values.defendersLeft(attackers, defenders)
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
