package orrery.bots.risk;

import orrery.games.risk.invasion.Invasion;
import orrery.games.risk.invasion.InvasionOdds;
import orrery.kit.dice.BattleTable;
import orrery.kit.dice.Modifiers;

/** The exact odds of invasions with heroes and lasting effects. */
final class Odds {

    private static final BattleTable[] WITH_HEROES = new BattleTable[4];

    static {
        for (int heroes = 0; heroes < WITH_HEROES.length; heroes++) {
            WITH_HEROES[heroes] =
                    BattleTable.of(Modifiers.NONE.withAttackHighest(heroes & 1).withDefenceHighest(heroes >> 1));
        }
    }

    private Odds() {}

    /** A battle in which nothing counts but the heroes. */
    static BattleTable plain(boolean attackingHero, boolean defendingHero) {
        return WITH_HEROES[(attackingHero ? 1 : 0) + (defendingHero ? 2 : 0)];
    }

    /** An invasion as it stands, with its effects. */
    static BattleTable of(Invasion invasion, boolean attackingHero, boolean defendingHero) {
        return BattleTable.of(InvasionOdds.modifiers(invasion, attackingHero, defendingHero));
    }

    static boolean isPlain(Invasion invasion) {
        return invasion.extraDice() == 0
                && !invasion.reroll()
                && invasion.attackEach() == 0
                && invasion.attackHighest() == 0
                && invasion.weaker() == 0
                && invasion.shieldLeft() == 0
                && invasion.defenceHighest() == 0
                && invasion.defenceLower() == 0
                && invasion.attackLimit() == Invasion.ATTACK_DICE
                && invasion.defenceLimit() == Invasion.DEFENCE_DICE;
    }
}
