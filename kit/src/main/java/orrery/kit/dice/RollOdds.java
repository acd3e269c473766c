package orrery.kit.dice;

/** The odds of one exchange, for an attacker who may have something to decide in it. */
interface RollOdds {

    /**
     * Probability by units the attacker loses; the defender loses the rest of {@code length - 1}.
     *
     * @param worth what losing 0, 1 or 2 units is worth to the attacker, never more for more units lost
     */
    double[] attackerLoses(double[] worth);

    /** The odds of an exchange in which dice only fall. */
    static RollOdds of(Exchange exchange) {
        double[] losses = new double[exchange.compared() + 1];
        for (int lost = 0; lost < losses.length; lost++) {
            losses[lost] = exchange.probability(lost, exchange.compared() - lost);
        }
        return ignored -> losses;
    }
}
