package orrery.kit.dice;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * One throw of attack dice against defence dice: highest against highest, second against second, a tie goes to the
 * defender, the lower die loses a unit. The distribution of the losses is exact.
 *
 * @param attackDice  attack dice that count, 1..3
 * @param defenceDice defence dice that count, 1..2
 * @param modifiers   what changes the dice. Dice limits have no bearing on a single exchange, nor have dice thrown again,
 *                    which depend on what comes of it; losses are counted before any are spared
 */
public record Exchange(int attackDice, int defenceDice, Modifiers modifiers) {

    /** Sides of a die. */
    public static final int SIDES = 6;

    private static final ConcurrentMap<Exchange, long[]> COUNTS = new ConcurrentHashMap<>();

    /** @throws IllegalArgumentException if a number of dice is out of its range */
    public Exchange {
        Modifiers.within("attackDice", attackDice, 1, Modifiers.ATTACK_DICE);
        Modifiers.within("defenceDice", defenceDice, 1, Modifiers.DEFENCE_DICE);
        modifiers = modifiers
                .now()
                .withLimits(Modifiers.ATTACK_DICE, Modifiers.DEFENCE_DICE)
                .withReroll(false);
    }

    /** An exchange with nothing changed. */
    public static Exchange of(int attackDice, int defenceDice) {
        return new Exchange(attackDice, defenceDice, Modifiers.NONE);
    }

    /** Pairs of dice that are compared, which is the number of units lost by both sides together: 1 or 2. */
    public int compared() {
        return Math.min(attackDice, defenceDice);
    }

    /** Throws of all dice that end with just these losses; 0 for losses that cannot be. */
    public long count(int attackerLoses, int defenderLoses) {
        boolean possible = attackerLoses >= 0 && defenderLoses >= 0 && attackerLoses + defenderLoses == compared();
        return possible ? COUNTS.computeIfAbsent(this, Exchange::counts)[attackerLoses] : 0;
    }

    /** All throws of all dice, those that are dropped or replaced included. */
    public long of() {
        long of = 1;
        for (int die = attackThrown() + defenceThrown(); die > 0; die--) {
            of *= SIDES;
        }
        return of;
    }

    /** Probability of just these losses, 0..1. */
    public double probability(int attackerLoses, int defenderLoses) {
        return (double) count(attackerLoses, defenderLoses) / of();
    }

    /** Units the attacker loses on average, 0..2. */
    public double expectedAttackerLosses() {
        double expected = 0;
        for (int lost = 1; lost <= compared(); lost++) {
            expected += lost * probability(lost, compared() - lost);
        }
        return expected;
    }

    /** Units the defender loses on average, 0..2. */
    public double expectedDefenderLosses() {
        return compared() - expectedAttackerLosses();
    }

    private int attackThrown() {
        return modifiers.attack().thrown(attackDice);
    }

    private int defenceThrown() {
        return modifiers.defence().thrown(defenceDice);
    }

    private long[] counts() {
        long[][] attack = highestTwo(attackThrown());
        long[][] defence = highestTwo(defenceThrown());
        long[] counts = new long[compared() + 1];
        for (int a = 1; a <= SIDES; a++) {
            for (int a2 = 0; a2 <= a; a2++) {
                for (int d = 1; d <= SIDES; d++) {
                    for (int d2 = 0; d2 <= d; d2++) {
                        counts[attackerLoses(a, a2, d, d2)] += attack[a][a2] * defence[d][d2];
                    }
                }
            }
        }
        return counts;
    }

    private int attackerLoses(int a, int a2, int d, int d2) {
        DiceRule attack = modifiers.attack();
        DiceRule defence = modifiers.defence();
        int lost = attack.highestValue(a) > defence.highestValue(d) ? 0 : 1;
        return compared() == 1 || attack.value(a2) > defence.value(d2) ? lost : lost + 1;
    }

    /** Throws of so many dice by highest and second highest value; the second of a single die is 0. */
    private static long[][] highestTwo(int dice) {
        long[][] throwsOf = new long[SIDES + 1][SIDES + 1];
        throwsOf[0][0] = 1;
        for (int thrown = 0; thrown < dice; thrown++) {
            throwsOf = withOneMore(throwsOf);
        }
        return throwsOf;
    }

    private static long[][] withOneMore(long[][] throwsOf) {
        long[][] more = new long[SIDES + 1][SIDES + 1];
        for (int high = 0; high <= SIDES; high++) {
            for (int second = 0; second <= high; second++) {
                for (int die = 1; die <= SIDES; die++) {
                    more[Math.max(high, die)][Math.max(second, Math.min(high, die))] += throwsOf[high][second];
                }
            }
        }
        return more;
    }
}
