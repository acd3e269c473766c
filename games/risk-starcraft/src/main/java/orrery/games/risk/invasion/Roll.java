package orrery.games.risk.invasion;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import orrery.games.risk.cards.Ability;
import orrery.games.risk.cards.CardWindows;

/** The dice of one roll on the table (article dice), from the highest down, and what they cost: articles comparing, losses-of-a-roll. */
final class Roll {

    private List<Integer> attack = List.of();
    private List<Integer> defence = List.of();
    private boolean highestWon;
    private int attackerLoses;
    private int defenderLoses;
    private int extraLoss;
    private int attackerSpared;
    private int defenderSpared;

    private static List<Integer> sorted(List<Integer> dice) {
        return dice.stream().sorted(Comparator.reverseOrder()).toList();
    }

    private static List<Integer> list(int[] dice) {
        List<Integer> list = new ArrayList<>(dice.length);
        for (int die : dice) {
            list.add(die);
        }
        list.sort(Comparator.reverseOrder());
        return List.copyOf(list);
    }

    void lie(int[] attackDice, int[] defenceDice) {
        attack = list(attackDice);
        defence = list(defenceDice);
    }

    List<Integer> attack() {
        return attack;
    }

    List<Integer> defence() {
        return defence;
    }

    /** The lowest attack dice beyond those committed are taken away: article extra-dice-dropped. */
    void dropLowest(int dice) {
        attack = attack.subList(0, attack.size() - dice);
    }

    /** The cards after the roll change the dice as they lie, one after another: article set-cap-reroll. */
    void setAttack(int value) {
        attack = attack.stream().map(die -> value).toList();
    }

    /** @param die position from the highest, from 1 */
    void setAttackDie(int die, int value) {
        List<Integer> dice = new ArrayList<>(attack);
        dice.set(die - 1, value);
        attack = sorted(dice);
    }

    void capAttack(int most) {
        attack = attack.stream().map(die -> Math.min(die, most)).toList();
    }

    void rerollAttack(List<Integer> positions, int[] values) {
        attack = replaced(attack, positions, values);
    }

    void rerollDefence(List<Integer> positions, int[] values) {
        defence = replaced(defence, positions, values);
    }

    private static List<Integer> replaced(List<Integer> lying, List<Integer> positions, int[] values) {
        List<Integer> dice = new ArrayList<>(lying);
        for (int i = 0; i < values.length; i++) {
            dice.set(positions.get(i) - 1, values[i]);
        }
        return sorted(dice);
    }

    /** A bonus die takes the place of the lowest attack die if it is higher; says whether it does. */
    boolean replaceLowestAttack(int value) {
        boolean higher = value > attack.getLast();
        attack = higher ? withLowest(attack, value) : attack;
        return higher;
    }

    /** See {@link #replaceLowestAttack}. */
    boolean replaceLowestDefence(int value) {
        boolean higher = value > defence.getLast();
        defence = higher ? withLowest(defence, value) : defence;
        return higher;
    }

    private static List<Integer> withLowest(List<Integer> lying, int value) {
        List<Integer> dice = new ArrayList<>(lying);
        dice.set(dice.size() - 1, value);
        return sorted(dice);
    }

    /**
     * Articles order-of-modifiers, each-die-modifiers, highest-die-modifiers, minus-after-plus, different-effects-add,
     * hero-bonus, hero-defending, towers-add, minimum-one, above-six.
     */
    void modify(Invasion invasion, Backing attackers, Backing defenders) {
        List<Integer> attacking = new ArrayList<>(attack);
        attacking.replaceAll(die -> Math.max(1, die + invasion.attackEach() - invasion.weaker()));
        attacking.sort(Comparator.reverseOrder());
        attacking.set(0, attacking.getFirst() + invasion.attackHighest() + attackers.highest());
        attack = List.copyOf(attacking);
        List<Integer> defending = new ArrayList<>(defence);
        int highest = Math.max(1, defending.getFirst() + invasion.defenceHighest() - invasion.defenceLower());
        defending.set(0, highest + defenders.highest());
        defence = List.copyOf(defending);
    }

    /** Highest against highest, next against next: articles comparing, defender-wins-ties, unmatched-dice. */
    void compare() {
        int pairs = Math.min(attack.size(), defence.size());
        attackerLoses = 0;
        for (int i = 0; i < pairs; i++) {
            attackerLoses += attack.get(i) > defence.get(i) ? 0 : 1;
        }
        defenderLoses = pairs - attackerLoses;
        highestWon = attack.getFirst() > defence.getFirst();
    }

    void extraLoss(int units) {
        extraLoss += units;
    }

    void prevent(boolean attackersUnits, int units) {
        if (attackersUnits) {
            attackerSpared += units;
        } else {
            defenderSpared += units;
        }
    }

    /** What the attacker loses: article losses-of-a-roll. No card adds to it, so it is never more than the units there. */
    int attackerLoses() {
        return Math.max(0, attackerLoses - attackerSpared);
    }

    /** What the defender loses of the units there, before a shield: articles losses-of-a-roll and prevention-last. */
    private int defenderHit(int there) {
        return Math.max(0, Math.min(there, defenderLoses + extraLoss) - defenderSpared);
    }

    /** Losses that a shield of this invasion takes off, the very last to do so. */
    int shielded(Invasion invasion, int there) {
        return Math.min(defenderHit(there), Math.min(invasion.shield(), invasion.shieldLeft()));
    }

    /** What the defender loses of the units there in the end. */
    int defenderLoses(Invasion invasion, int there) {
        return defenderHit(there) - shielded(invasion, there);
    }

    /** What is going on, for cards to look at. @param there units on the invaded territory */
    CardWindows.Moment moment(Invasion invasion, int there) {
        boolean moreToLose = defenderSpared < Ability.ALL && defenderLoses + extraLoss < there;
        return new CardWindows.Moment(
                invasion, highestWon, attackerLoses(), defenderLoses(invasion, there), moreToLose, false);
    }
}
