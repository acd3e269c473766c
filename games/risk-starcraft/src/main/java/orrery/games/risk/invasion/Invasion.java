package orrery.games.risk.invasion;

import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.Ability;

/**
 * One invasion: a pair of territories within one turn, with the effects that last while it is fought, also when it is
 * stopped and taken up again (articles same-invasion, effect-duration). The same effect played twice counts once (article
 * same-effect-once), so every effect keeps its stronger value.
 *
 * @param extraDice       attack dice thrown beyond those committed, and dropped again
 * @param attackEach      added to each attack die
 * @param attackHighest   added to the highest attack die
 * @param defenceHighest  added to the highest defence die
 * @param defenceLower    taken from the highest defence die, to no less than 1
 * @param weaker          taken from each attack die, to no less than 1
 * @param weakerRolls     for how many more rolls
 * @param attackLimit     most units the attacker commits to a roll
 * @param defenceLimit    most units the defender commits to a roll
 * @param reroll          whether attack dice may be thrown again once a roll
 * @param noDefenceCards  whether defence cards are forbidden
 * @param shield          losses the defender is spared a roll
 * @param shieldLeft      how many losses may still be spared
 * @param lost            units the attacker has lost and not got back
 * @param rolls           rolls so far
 * @param forced          whether the next roll has to be made with all that can be committed
 * @param blocked         whether the pair is closed for the rest of the turn
 */
public record Invasion(
        Territory from,
        Territory to,
        int extraDice,
        int attackEach,
        int attackHighest,
        int defenceHighest,
        int defenceLower,
        int weaker,
        int weakerRolls,
        int attackLimit,
        int defenceLimit,
        boolean reroll,
        boolean noDefenceCards,
        int shield,
        int shieldLeft,
        int lost,
        int rolls,
        boolean forced,
        boolean blocked) {

    /** Most attack dice and most defence dice without any card: articles attack-dice and defence-dice. */
    public static final int ATTACK_DICE = 3;

    /** See {@link #ATTACK_DICE}. */
    public static final int DEFENCE_DICE = 2;

    /** An invasion just declared. The first roll has to be made, but not with all units. */
    public static Invasion declared(Territory from, Territory to) {
        return new Invasion(
                from, to, 0, 0, 0, 0, 0, 0, 0, ATTACK_DICE, DEFENCE_DICE, false, false, 0, 0, 0, 0, false, false);
    }

    /** This invasion with an effect more. */
    public Invasion with(Ability.Lasting effect) {
        Draft draft = new Draft(this);
        switch (effect) {
            case Ability.ExtraDice(int dice) -> draft.extraDice = Math.max(extraDice, dice);
            case Ability.EachAttackDie(int delta, int forRolls)
            when delta < 0 -> {
                draft.weaker = Math.max(weaker, -delta);
                draft.weakerRolls = Math.max(weakerRolls, forRolls);
            }
            case Ability.EachAttackDie(int delta, int ignored) -> draft.attackEach = Math.max(attackEach, delta);
            case Ability.HighestAttackDie(int delta) -> draft.attackHighest = Math.max(attackHighest, delta);
            case Ability.HighestDefenceDie(int delta)
            when delta < 0 -> draft.defenceLower = Math.max(defenceLower, -delta);
            case Ability.HighestDefenceDie(int delta) -> draft.defenceHighest = Math.max(defenceHighest, delta);
            case Ability.AttackLimit limit -> draft.attackLimit = Math.min(attackLimit, limit.units());
            case Ability.DefenceLimit(int units) -> draft.defenceLimit = Math.min(defenceLimit, units);
            case Ability.RerollAttack() -> draft.reroll = true;
            case Ability.ForbidDefence() -> draft.noDefenceCards = true;
            case Ability.Shield(int perRoll, int total) -> {
                draft.shield = Math.max(shield, perRoll);
                draft.shieldLeft = Math.max(shieldLeft, total);
            }
        }
        return draft.done();
    }

    /** The defender has played a card: the attacker has to make one roll with all it can. */
    public Invasion whenForced() {
        Draft draft = new Draft(this);
        draft.forced = true;
        return draft.done();
    }

    /** A roll has been fought out. */
    public Invasion afterRoll(int attackersLost, int shielded) {
        Draft draft = new Draft(this);
        draft.rolls = rolls + 1;
        draft.forced = false;
        draft.lost = lost + attackersLost;
        draft.shieldLeft = shieldLeft - shielded;
        draft.weakerRolls = Math.max(0, weakerRolls - 1);
        draft.weaker = draft.weakerRolls == 0 ? 0 : weaker;
        return draft.done();
    }

    /** A card has cost the attacker units: they are lost like those lost by dice (article removed-by-card). */
    public Invasion afterRemoval(int units) {
        Draft draft = new Draft(this);
        draft.lost = lost + units;
        return draft.done();
    }

    /** Lost units have come back. */
    public Invasion afterRegeneration(int units) {
        Draft draft = new Draft(this);
        draft.lost = lost - units;
        return draft.done();
    }

    /** The pair is closed for this turn: article blocked-pair. */
    public Invasion whenBlocked() {
        Draft draft = new Draft(this);
        draft.blocked = true;
        return draft.done();
    }

    private static final class Draft {
        private final Invasion of;
        private int extraDice;
        private int attackEach;
        private int attackHighest;
        private int defenceHighest;
        private int defenceLower;
        private int weaker;
        private int weakerRolls;
        private int attackLimit;
        private int defenceLimit;
        private boolean reroll;
        private boolean noDefenceCards;
        private int shield;
        private int shieldLeft;
        private int lost;
        private int rolls;
        private boolean forced;
        private boolean blocked;

        Draft(Invasion of) {
            this.of = of;
            extraDice = of.extraDice;
            attackEach = of.attackEach;
            attackHighest = of.attackHighest;
            defenceHighest = of.defenceHighest;
            defenceLower = of.defenceLower;
            weaker = of.weaker;
            weakerRolls = of.weakerRolls;
            attackLimit = of.attackLimit;
            defenceLimit = of.defenceLimit;
            reroll = of.reroll;
            noDefenceCards = of.noDefenceCards;
            shield = of.shield;
            shieldLeft = of.shieldLeft;
            lost = of.lost;
            rolls = of.rolls;
            forced = of.forced;
            blocked = of.blocked;
        }

        Invasion done() {
            return new Invasion(
                    of.from,
                    of.to,
                    extraDice,
                    attackEach,
                    attackHighest,
                    defenceHighest,
                    defenceLower,
                    weaker,
                    weakerRolls,
                    attackLimit,
                    defenceLimit,
                    reroll,
                    noDefenceCards,
                    shield,
                    shieldLeft,
                    lost,
                    rolls,
                    forced,
                    blocked);
        }
    }
}
