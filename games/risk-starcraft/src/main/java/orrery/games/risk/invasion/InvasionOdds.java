package orrery.games.risk.invasion;

import orrery.kit.dice.DiceRule;
import orrery.kit.dice.Modifiers;
import orrery.kit.dice.Passing;

/** What the dice of an invasion are subject to as it stands, in the terms of exact odds: article order-of-modifiers. */
public final class InvasionOdds {

    private InvasionOdds() {}

    /**
     * The lasting effects of an invasion and what stands behind both sides in every roll of it. Cards that may still be played
     * are not reckoned with.
     */
    public static Modifiers modifiers(Invasion invasion, Backing attackers, Backing defenders) {
        DiceRule attack = DiceRule.upTo(invasion.attackLimit())
                .withExtra(invasion.extraDice())
                .withEach(invasion.attackEach())
                .withHighest(invasion.attackHighest())
                .withBonus(attackers.bonusDie())
                .withLast(attackers.highest());
        DiceRule defence = DiceRule.upTo(invasion.defenceLimit())
                .withHighest(invasion.defenceHighest() - invasion.defenceLower())
                .withBonus(defenders.bonusDie())
                .withLast(defenders.highest());
        Passing passing =
                new Passing(-invasion.weaker(), invasion.weakerRolls(), invasion.shield(), invasion.shieldLeft());
        return new Modifiers(attack, defence, invasion.reroll(), passing);
    }
}
