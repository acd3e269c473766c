package orrery.bots.risk;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import orrery.games.risk.invasion.Backing;
import orrery.games.risk.invasion.Invasion;
import orrery.games.risk.invasion.InvasionOdds;
import orrery.kit.dice.BattleTable;
import orrery.kit.dice.Modifiers;

/** The exact odds of invasions with heroes, rewards and lasting effects. */
final class Odds {

    /** Battles in which nothing counts but what stands behind both sides, made when they are first needed. */
    private static final Map<List<Backing>, BattleTable> PLAIN = new ConcurrentHashMap<>();

    private static final BattleTable[] WITH_HEROES = new BattleTable[4];

    static {
        for (int heroes = 0; heroes < WITH_HEROES.length; heroes++) {
            WITH_HEROES[heroes] =
                    BattleTable.of(Modifiers.NONE.withAttackHighest(heroes & 1).withDefenceHighest(heroes >> 1));
        }
    }

    private Odds() {}

    /** A battle in which nothing counts but heroes and rewards. */
    static BattleTable plain(Backing attackers, Backing defenders) {
        if (isHeroOrNothing(attackers) && isHeroOrNothing(defenders)) {
            return WITH_HEROES[attackers.highest() + 2 * defenders.highest()];
        }
        return PLAIN.computeIfAbsent(
                List.of(attackers, defenders),
                ignored -> BattleTable.of(Modifiers.NONE
                        .withAttackHighest(attackers.highest())
                        .withDefenceHighest(defenders.highest())
                        .withAttackBonusDie(attackers.bonusDie())
                        .withDefenceBonusDie(defenders.bonusDie())));
    }

    private static boolean isHeroOrNothing(Backing backing) {
        return backing.highest() <= 1 && !backing.bonusDie();
    }

    /** An invasion as it stands, with its effects. */
    static BattleTable of(Invasion invasion, Backing attackers, Backing defenders) {
        return BattleTable.of(InvasionOdds.modifiers(invasion, attackers, defenders));
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
