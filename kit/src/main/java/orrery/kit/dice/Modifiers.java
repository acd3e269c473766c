package orrery.kit.dice;

/**
 * What changes a battle: the dice of both sides, whether the attacker may throw dice again, and what passes while the
 * battle goes on.
 *
 * @param attack  what holds for the attack dice
 * @param defence what holds for the defence dice
 * @param reroll  whether the attacker, seeing all dice, may throw any of the attack dice again once an exchange; it throws
 *                those that make winning the battle likeliest
 * @param passing what holds for the next exchanges only
 */
public record Modifiers(DiceRule attack, DiceRule defence, boolean reroll, Passing passing) {

    /** Most attack dice that count. */
    public static final int ATTACK_DICE = 3;

    /** Most defence dice that count. */
    public static final int DEFENCE_DICE = 2;

    /** Nothing changed: up to 3 dice against up to 2. */
    public static final Modifiers NONE =
            new Modifiers(DiceRule.upTo(ATTACK_DICE), DiceRule.upTo(DEFENCE_DICE), false, Passing.NOTHING);

    /** @throws IllegalArgumentException if the defender is given more dice than a defender has */
    public Modifiers {
        within("defence.most", defence.most(), 1, DEFENCE_DICE);
    }

    static void within(String what, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(
                    what + " must be a whole number from " + least + " to " + most + ", found " + value);
        }
    }

    public Modifiers withAttack(DiceRule rule) {
        return new Modifiers(rule, defence, reroll, passing);
    }

    public Modifiers withDefence(DiceRule rule) {
        return new Modifiers(attack, rule, reroll, passing);
    }

    public Modifiers withReroll(boolean allowed) {
        return new Modifiers(attack, defence, allowed, passing);
    }

    public Modifiers withPassing(Passing effects) {
        return new Modifiers(attack, defence, reroll, effects);
    }

    public Modifiers withExtraAttackDice(int dice) {
        return withAttack(attack.withExtra(dice));
    }

    public Modifiers withAttackBonusDie(boolean owned) {
        return withAttack(attack.withBonus(owned));
    }

    public Modifiers withDefenceBonusDie(boolean owned) {
        return withDefence(defence.withBonus(owned));
    }

    public Modifiers withAttackEach(int delta) {
        return withAttack(attack.withEach(delta));
    }

    public Modifiers withAttackHighest(int delta) {
        return withAttack(attack.withHighest(delta));
    }

    public Modifiers withDefenceHighest(int delta) {
        return withDefence(defence.withHighest(delta));
    }

    /** Added to the highest defence die when a minus on it has already been stopped at 1. */
    public Modifiers withDefenceLast(int delta) {
        return withDefence(defence.withLast(delta));
    }

    /** The most dice either side may use in one exchange: attack 1..3, defence 1..2. */
    public Modifiers withLimits(int attackDice, int defenceDice) {
        return withAttack(attack.withMost(attackDice)).withDefence(defence.withMost(defenceDice));
    }

    /** What changes the dice of the next exchange, with nothing that passes: its effect is among the rest. */
    Modifiers now() {
        int each = attack.each() + (passing.rolls() > 0 ? passing.attackEach() : 0);
        return withAttack(attack.withEach(each)).withPassing(Passing.NOTHING);
    }

    /** What is left after an exchange in which the defender was spared so many losses. */
    Modifiers after(int spared) {
        return passing.equals(Passing.NOTHING) ? this : withPassing(passing.after(spared));
    }
}
