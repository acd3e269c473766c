package orrery.kit.dice;

/** The odds of each exchange of a battle under the same modifiers, by units on both sides. */
final class BattleRule {

    private final int attackLimit;
    private final int defenceLimit;
    private final RollOdds[][] odds = new RollOdds[Modifiers.ATTACK_DICE + 1][Modifiers.DEFENCE_DICE + 1];

    BattleRule(Modifiers modifiers) {
        attackLimit = modifiers.attack().most();
        defenceLimit = modifiers.defence().most();
        for (int attack = 1; attack <= attackLimit; attack++) {
            for (int defence = 1; defence <= defenceLimit; defence++) {
                odds[attack][defence] = modifiers.reroll()
                        ? new RerollOdds(attack, defence, modifiers)
                        : RollOdds.of(new Exchange(attack, defence, modifiers));
            }
        }
    }

    /** Pairs of dice that are compared when both sides throw all they may. */
    int compared(int attackers, int defenders) {
        return Math.min(Math.min(attackLimit, attackers), Math.min(defenceLimit, defenders));
    }

    /** The odds when both sides throw all they may. */
    RollOdds odds(int attackers, int defenders) {
        return odds[Math.min(attackLimit, attackers)][Math.min(defenceLimit, defenders)];
    }
}
