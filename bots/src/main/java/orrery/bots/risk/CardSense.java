package orrery.bots.risk;

import orrery.core.Choices;
import orrery.core.Seat;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.cards.Ability;
import orrery.games.risk.cards.CardQuestion;
import orrery.games.risk.cards.CardWindows;
import orrery.games.risk.cards.FactionCard;
import orrery.games.risk.invasion.Invasion;
import orrery.kit.dice.BattleTable;

/** Whether a card does more in this fight than its stars would bring as units. */
final class CardSense {

    private static final double UNITS_PER_STAR = 2.5;

    /** What winning or losing an important territory weighs, in units. */
    private static final double IMPORTANT = 12;

    private static final double ORDINARY = 2;

    private CardSense() {}

    /** Index of the card that gains most, or of the pass. */
    static int choose(RiskSight sight, CardQuestion question, Plan plan, Choices<?> legal) {
        Invasion invasion = question.moment().invasion();
        int best = 0;
        double most = 0;
        for (int i = 1; invasion != null && i < legal.size(); i++) {
            if (legal.get(i) instanceof RiskChoice.PlayCard(FactionCard card)) {
                double gain = gain(sight, question.moment(), invasion, plan, card) - UNITS_PER_STAR * card.stars();
                if (gain > most) {
                    most = gain;
                    best = i;
                }
            }
        }
        return best;
    }

    private static double gain(
            RiskSight sight, CardWindows.Moment moment, Invasion invasion, Plan plan, FactionCard card) {
        boolean attacks = sight.isActive();
        double stake = stake(sight, invasion, plan, attacks);
        double sum = 0;
        for (Ability ability : card.abilities()) {
            sum += gain(sight, moment, invasion, ability, attacks, stake);
        }
        return sum;
    }

    private static double stake(RiskSight sight, Invasion invasion, Plan plan, boolean attacks) {
        long target = invasion.to().bit();
        Seat active = sight.active();
        boolean important = attacks
                ? plan.feasible() && (plan.wanted() & target) != 0
                : (sight.base(sight.seat()) & target) != 0
                        || (active != null && Integer.bitCount(sight.achievements(active)) >= 2);
        return important ? IMPORTANT : ORDINARY;
    }

    private static double gain(
            RiskSight sight,
            CardWindows.Moment moment,
            Invasion invasion,
            Ability ability,
            boolean attacks,
            double stake) {
        double before = outlook(sight, invasion, 0, 0, stake);
        double after = switch (ability) {
            case Ability.Lasting lasting -> outlook(sight, invasion.with(lasting), 0, 0, stake);
            case Ability.Bombard(int upTo, int price) -> outlook(sight, invasion, -price, -upTo, stake);
            case Ability.Storm(int dice, int ignored) -> outlook(sight, invasion, 0, -dice / 2, stake);
            case Ability.Incubate(int units) -> outlook(sight, invasion, 0, units, stake);
            case Ability.ExtraLoss(int units) -> outlook(sight, invasion, 0, -units, stake);
            case Ability.Prevent(boolean attacker, int units) ->
                attacker
                        ? outlook(sight, invasion, Math.min(units, moment.attackerLoses()), 0, stake)
                        : outlook(sight, invasion, 0, Math.min(units, moment.defenderLoses()), stake);
            case Ability.CallOff() -> -sight.units(invasion.to().ordinal()) - stake;
            case Ability.Regenerate(int upTo) -> before + Math.min(upTo, invasion.lost());
            case Ability.SetAttackDice(int ignored) -> outlook(sight, invasion, 1, -1, stake);
            case Ability.SetChosenAttackDie(int ignored) -> outlook(sight, invasion, -1, 1, stake);
            case Ability.CapAttackDice(int ignored) -> outlook(sight, invasion, -1, 1, stake);
            case Ability.RerollDefence(int ignored) -> outlook(sight, invasion, -1, 1, stake);
            case Ability.Cancel() -> outlook(sight, invasion, -1, 1, stake);
            case Ability.Flames(int total, int ignored) -> before + total;
            default -> before;
        };
        return attacks ? after - before : before - after;
    }

    /** How good the fight looks for the attacker, in units. */
    private static double outlook(
            RiskSight sight, Invasion invasion, int moreAttackers, int moreDefenders, double stake) {
        int from = invasion.from().ordinal();
        int to = invasion.to().ordinal();
        BattleTable odds = Odds.of(invasion, sight.attacking(from, to), sight.defending(to));
        int attackers = Math.max(0, sight.units(from) - 1 + moreAttackers);
        int defenders = Math.max(sight.units(to) > 0 ? 1 : 0, sight.units(to) + moreDefenders);
        return odds.expectedAttackersLeft(attackers, defenders)
                - odds.expectedDefendersLeft(attackers, defenders)
                + odds.winProbability(attackers, defenders) * stake;
    }
}
