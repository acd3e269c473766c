package orrery.kit.dice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The odds of an exchange in which the attacker, seeing all dice, may throw any of the attack dice again. Throws that leave
 * the attacker the same choice are counted together, and choices that are worse whatever losses are worth are left out.
 */
final class RerollOdds implements RollOdds {

    /** A choice with its odds, by units the attacker loses. */
    private record Choice(List<Double> losses) {

        /** Whether this choice is at least as good however little or much each loss matters. */
        boolean beats(Choice other) {
            double mine = 0;
            double theirs = 0;
            for (int lost = 0; lost < losses.size(); lost++) {
                mine += losses.get(lost);
                theirs += other.losses.get(lost);
                if (mine < theirs - 1e-12) {
                    return false;
                }
            }
            return true;
        }
    }

    private final Map<List<Choice>, Double> chances = new LinkedHashMap<>();
    private final int compared;
    private final DiceRule attack;
    private final DiceRule defence;

    RerollOdds(int attackDice, int defenceDice, Modifiers modifiers) {
        Modifiers now = modifiers.now();
        attack = now.attack();
        defence = now.defence();
        compared = Math.min(attackDice, defenceDice);
        Map<List<Integer>, Double> attackThrows = kept(attack.thrown(attackDice), attackDice);
        Map<List<Integer>, Double> defenceThrows = kept(defence.thrown(defenceDice), defenceDice);
        attackThrows.forEach((attacking, chance) -> defenceThrows.forEach(
                (defending, other) -> chances.merge(choices(attacking, defending), chance * other, Double::sum)));
    }

    /** Chances of the highest dice of a throw, from the highest down. */
    private static Map<List<Integer>, Double> kept(int thrown, int dice) {
        Map<List<Integer>, Double> chances = Map.of(List.of(), 1.0);
        for (int i = 0; i < thrown; i++) {
            Map<List<Integer>, Double> more = new HashMap<>();
            chances.forEach((lying, chance) -> {
                for (int die = 1; die <= Exchange.SIDES; die++) {
                    more.merge(with(lying, die, dice), chance / Exchange.SIDES, Double::sum);
                }
            });
            chances = more;
        }
        return chances;
    }

    private static List<Integer> with(List<Integer> lying, int die, int most) {
        List<Integer> dice = new ArrayList<>(lying);
        dice.add(die);
        dice.sort((one, other) -> other - one);
        return List.copyOf(dice.subList(0, Math.min(most, dice.size())));
    }

    /** What the attacker can make of a throw: for each set of dice thrown again, the odds of its losses. */
    private List<Choice> choices(List<Integer> attacking, List<Integer> defending) {
        int[] values = defence.values(array(defending));
        List<Choice> best = new ArrayList<>();
        for (int again = 0; again < 1 << attacking.size(); again++) {
            Choice choice = new Choice(odds(array(attacking), again, values));
            if (best.stream().noneMatch(other -> other.beats(choice))) {
                best.removeIf(choice::beats);
                best.add(choice);
            }
        }
        return List.copyOf(best);
    }

    private static int[] array(List<Integer> dice) {
        return dice.stream().mapToInt(Integer::intValue).toArray();
    }

    private List<Double> odds(int[] attacking, int again, int[] defending) {
        double[] odds = new double[compared + 1];
        add(odds, attacking, again, defending, 1);
        List<Double> list = new ArrayList<>();
        for (double chance : odds) {
            list.add(chance);
        }
        return list;
    }

    /** Adds the odds of losses when the dice of this set are thrown again, one after the other. */
    private void add(double[] odds, int[] attacking, int again, int[] defending, double chance) {
        if (again == 0) {
            odds[lost(attack.values(attacking), defending)] += chance;
            return;
        }
        int die = Integer.numberOfTrailingZeros(again);
        int before = attacking[die];
        for (int value = 1; value <= Exchange.SIDES; value++) {
            attacking[die] = value;
            add(odds, attacking, again & again - 1, defending, chance / Exchange.SIDES);
        }
        attacking[die] = before;
    }

    private int lost(int[] attacking, int[] defending) {
        int lost = 0;
        for (int i = 0; i < compared; i++) {
            lost += attacking[i] > defending[i] ? 0 : 1;
        }
        return lost;
    }

    @Override
    public double[] attackerLoses(double[] worth) {
        double[] losses = new double[compared + 1];
        chances.forEach((choices, chance) -> {
            Choice best = choices.getFirst();
            for (Choice choice : choices) {
                best = worth(choice, worth) > worth(best, worth) ? choice : best;
            }
            for (int lost = 0; lost < losses.length; lost++) {
                losses[lost] += chance * best.losses.get(lost);
            }
        });
        return losses;
    }

    private static double worth(Choice choice, double[] worth) {
        double sum = 0;
        for (int lost = 0; lost < worth.length; lost++) {
            sum += choice.losses.get(lost) * worth[lost];
        }
        return sum;
    }
}
