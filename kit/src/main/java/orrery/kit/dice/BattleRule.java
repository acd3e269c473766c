package orrery.kit.dice;

/** The odds of each exchange of a battle, by units on both sides, ready for summing up. */
final class BattleRule {

    private final int attackLimit;
    private final int defenceLimit;
    private final double[][][] attackerLoses = new double[Modifiers.ATTACK_DICE + 1][Modifiers.DEFENCE_DICE + 1][];

    BattleRule(Modifiers modifiers) {
        attackLimit = modifiers.attackDiceLimit();
        defenceLimit = modifiers.defenceDiceLimit();
        for (int attack = 1; attack <= attackLimit; attack++) {
            for (int defence = 1; defence <= defenceLimit; defence++) {
                attackerLoses[attack][defence] = losses(new Exchange(attack, defence, modifiers));
            }
        }
    }

    private static double[] losses(Exchange exchange) {
        double[] losses = new double[exchange.compared() + 1];
        for (int lost = 0; lost < losses.length; lost++) {
            losses[lost] = exchange.probability(lost, exchange.compared() - lost);
        }
        return losses;
    }

    /** Probability by units the attacker loses; the defender loses the rest of {@code length - 1}. */
    double[] attackerLoses(int attackers, int defenders) {
        return attackerLoses[Math.min(attackLimit, attackers)][Math.min(defenceLimit, defenders)];
    }
}
