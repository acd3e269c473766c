package orrery.bots.risk;

import orrery.games.risk.invasion.Invasion;
import orrery.kit.dice.BattleTable;
import orrery.kit.dice.Modifiers;

/** The exact odds of invasions with heroes and lasting effects. */
final class Odds {

    private static final BattleTable[] WITH_HEROES = new BattleTable[4];

    static {
        for (int heroes = 0; heroes < WITH_HEROES.length; heroes++) {
            WITH_HEROES[heroes] = BattleTable.of(new Modifiers(0, false, false, 0, heroes & 1, heroes >> 1, 3, 2));
        }
    }

    private Odds() {}

    /** A battle in which nothing counts but the heroes. */
    static BattleTable plain(boolean attackingHero, boolean defendingHero) {
        return WITH_HEROES[(attackingHero ? 1 : 0) + (defendingHero ? 2 : 0)];
    }

    /** An invasion as it stands, with its effects; a reroll counts as one die more. */
    static BattleTable of(Invasion invasion, boolean attackingHero, boolean defendingHero) {
        return BattleTable.of(new Modifiers(
                invasion.extraDice() + (invasion.reroll() ? 1 : 0),
                false,
                false,
                invasion.attackEach() - (invasion.weakerRolls() > 1 ? invasion.weaker() : 0),
                invasion.attackHighest() + (attackingHero ? 1 : 0),
                invasion.defenceHighest() - invasion.defenceLower() + (defendingHero ? 1 : 0),
                invasion.attackLimit(),
                invasion.defenceLimit()));
    }

    static boolean isPlain(Invasion invasion) {
        return invasion.extraDice() == 0
                && !invasion.reroll()
                && invasion.attackEach() == 0
                && invasion.attackHighest() == 0
                && invasion.weaker() == 0
                && invasion.defenceHighest() == 0
                && invasion.defenceLower() == 0
                && invasion.attackLimit() == Invasion.ATTACK_DICE
                && invasion.defenceLimit() == Invasion.DEFENCE_DICE;
    }
}
