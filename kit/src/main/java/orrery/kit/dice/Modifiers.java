package orrery.kit.dice;

/**
 * What changes the dice of both sides, the same for every exchange of a battle. Deltas to each die come before deltas to
 * the highest die; a die never falls below 1 and may rise above 6.
 *
 * @param extraAttackDice  dice the attacker throws on top, as many of the lowest being dropped, 0..6
 * @param attackBonusDie   one more attack die that replaces the lowest if it is higher
 * @param defenceBonusDie  one more defence die that replaces the lowest if it is higher
 * @param attackEach       added to each attack die, -6..6
 * @param attackHighest    added to the highest attack die, -6..6
 * @param defenceHighest   added to the highest defence die, -6..6
 * @param attackDiceLimit  most attack dice that count in one exchange, 1..3
 * @param defenceDiceLimit most defence dice that count in one exchange, 1..2
 */
public record Modifiers(
        int extraAttackDice,
        boolean attackBonusDie,
        boolean defenceBonusDie,
        int attackEach,
        int attackHighest,
        int defenceHighest,
        int attackDiceLimit,
        int defenceDiceLimit) {

    /** Most attack dice that count. */
    public static final int ATTACK_DICE = 3;

    /** Most defence dice that count. */
    public static final int DEFENCE_DICE = 2;

    private static final int LARGEST = 6;

    /** Nothing changed: up to 3 dice against up to 2. */
    public static final Modifiers NONE = new Modifiers(0, false, false, 0, 0, 0, ATTACK_DICE, DEFENCE_DICE);

    /** @throws IllegalArgumentException if a number is out of its range */
    public Modifiers {
        within("extraAttackDice", extraAttackDice, 0, LARGEST);
        within("attackEach", attackEach, -LARGEST, LARGEST);
        within("attackHighest", attackHighest, -LARGEST, LARGEST);
        within("defenceHighest", defenceHighest, -LARGEST, LARGEST);
        within("attackDiceLimit", attackDiceLimit, 1, ATTACK_DICE);
        within("defenceDiceLimit", defenceDiceLimit, 1, DEFENCE_DICE);
    }

    static void within(String what, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(
                    what + " must be a whole number from " + least + " to " + most + ", found " + value);
        }
    }

    public Modifiers withExtraAttackDice(int dice) {
        return new Modifiers(
                dice,
                attackBonusDie,
                defenceBonusDie,
                attackEach,
                attackHighest,
                defenceHighest,
                attackDiceLimit,
                defenceDiceLimit);
    }

    public Modifiers withAttackBonusDie(boolean owned) {
        return new Modifiers(
                extraAttackDice,
                owned,
                defenceBonusDie,
                attackEach,
                attackHighest,
                defenceHighest,
                attackDiceLimit,
                defenceDiceLimit);
    }

    public Modifiers withDefenceBonusDie(boolean owned) {
        return new Modifiers(
                extraAttackDice,
                attackBonusDie,
                owned,
                attackEach,
                attackHighest,
                defenceHighest,
                attackDiceLimit,
                defenceDiceLimit);
    }

    public Modifiers withAttackEach(int delta) {
        return new Modifiers(
                extraAttackDice,
                attackBonusDie,
                defenceBonusDie,
                delta,
                attackHighest,
                defenceHighest,
                attackDiceLimit,
                defenceDiceLimit);
    }

    public Modifiers withAttackHighest(int delta) {
        return new Modifiers(
                extraAttackDice,
                attackBonusDie,
                defenceBonusDie,
                attackEach,
                delta,
                defenceHighest,
                attackDiceLimit,
                defenceDiceLimit);
    }

    public Modifiers withDefenceHighest(int delta) {
        return new Modifiers(
                extraAttackDice,
                attackBonusDie,
                defenceBonusDie,
                attackEach,
                attackHighest,
                delta,
                attackDiceLimit,
                defenceDiceLimit);
    }

    /** The most dice either side may use in one exchange: attack 1..3, defence 1..2. */
    public Modifiers withLimits(int attackDice, int defenceDice) {
        return new Modifiers(
                extraAttackDice,
                attackBonusDie,
                defenceBonusDie,
                attackEach,
                attackHighest,
                defenceHighest,
                attackDice,
                defenceDice);
    }
}
