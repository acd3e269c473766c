package orrery.games.risk.invasion;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import orrery.core.Choice;
import orrery.core.Forecast;
import orrery.core.Forecast.Favour;
import orrery.core.Forecast.Outlook;
import orrery.core.Message;
import orrery.core.Question;
import orrery.core.Seat;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskState;
import orrery.games.risk.board.Territory;
import orrery.kit.dice.Exchange;
import orrery.kit.dice.Modifiers;

/**
 * The odds of an invasion by its dice, with the heroes and the lasting effects that lie open on the board and without any
 * card that may yet be played. After the first roll both sides throw as many dice as they may, until no defender or no
 * attacker is left (articles comparing, hero-bonus, effect-duration). A hero at the start of an invasion goes along.
 */
public final class InvasionForecast {

    /** Where the invasion stands between two rolls. Attackers are without the unit that stays behind. */
    private record Standing(int attackers, int defenders, int weakerRolls, int shieldLeft) {

        /** Falls with every roll. */
        int height() {
            return attackers + defenders + shieldLeft;
        }

        boolean over() {
            return attackers == 0 || defenders == 0;
        }
    }

    private final Invasion invasion;
    private final boolean attackingHero;
    private final boolean defendingHero;
    private final boolean forDefender;
    private final Standing start;

    private InvasionForecast(RiskState state, Invasion invasion, boolean attackingHero, boolean forDefender) {
        Territory to = invasion.to();
        this.invasion = invasion;
        this.attackingHero = attackingHero;
        this.defendingHero = state.heroAt(Objects.requireNonNull(state.owner(to)), to);
        this.forDefender = forDefender;
        this.start = new Standing(
                state.units(invasion.from()) - 1, state.units(to), invasion.weakerRolls(), invasion.shieldLeft());
    }

    /** The odds of invading, of committing units or of defending with units; empty for all other choices. */
    public static Optional<Forecast> of(RiskState state, Question<?> question, Choice choice) {
        return switch (choice) {
            case RiskChoice.Invade(Territory from, Territory to) -> invading(state, question.seat(), from, to);
            case RiskChoice.Commit(int units, boolean hero)
            when question instanceof FightRoll.CommitQuestion asked ->
                new InvasionForecast(state, asked.invasion(), hero, false).first(units, Invasion.DEFENCE_DICE);
            case RiskChoice.Defend(int units)
            when question instanceof FightRoll.DefendQuestion asked ->
                new InvasionForecast(state, asked.invasion(), asked.hero(), true).first(asked.committed(), units);
            default -> Optional.empty();
        };
    }

    private static Optional<Forecast> invading(RiskState state, Seat attacker, Territory from, Territory to) {
        Invasion declared = state.invasion(from, to);
        Invasion invasion = declared == null ? Invasion.declared(from, to) : declared;
        return new InvasionForecast(state, invasion, state.heroAt(attacker, from), false)
                .first(Invasion.ATTACK_DICE, Invasion.DEFENCE_DICE);
    }

    /** The forecast when the next roll is made with at most so many dice. */
    private Optional<Forecast> first(int attacking, int defending) {
        if (start.over() || !isComputable()) {
            return Optional.empty();
        }
        Map<Standing, Double> afterRoll = roll(start, attacking, defending);
        List<Outlook> next = new ArrayList<>();
        afterRoll.forEach((standing, chance) -> next.add(losses(standing, chance)));
        Map<Standing, Double> ends = ends(afterRoll);
        double conquered = ends.entrySet().stream()
                .filter(end -> end.getKey().defenders() == 0)
                .mapToDouble(Map.Entry::getValue)
                .sum();
        double success = Math.clamp(forDefender ? 1 - conquered : conquered, 0, 1);
        return Optional.of(new Forecast(success, next, left(ends), true));
    }

    /** Dice that are thrown again depend on what their owner likes, and a hero beside a lowered die on the throw itself. */
    private boolean isComputable() {
        return !invasion.reroll() && (invasion.defenceLower() == 0 || !defendingHero);
    }

    /** What one roll leads to, the best for the attacker first. */
    private Map<Standing, Double> roll(Standing from, int attacking, int defending) {
        Exchange exchange = new Exchange(
                Math.min(from.attackers(), Math.min(attacking, invasion.attackLimit())),
                Math.min(from.defenders(), Math.min(defending, invasion.defenceLimit())),
                modifiers(from.weakerRolls() > 0));
        Map<Standing, Double> after = new LinkedHashMap<>();
        for (int lost = 0; lost <= exchange.compared(); lost++) {
            double chance = exchange.probability(lost, exchange.compared() - lost);
            if (chance > 0) {
                after.merge(after(from, lost, exchange.compared() - lost), chance, Double::sum);
            }
        }
        return after;
    }

    private Modifiers modifiers(boolean weaker) {
        return Modifiers.NONE
                .withExtraAttackDice(invasion.extraDice())
                .withAttackEach(invasion.attackEach() - (weaker ? invasion.weaker() : 0))
                .withAttackHighest(invasion.attackHighest() + (attackingHero ? 1 : 0))
                .withDefenceHighest(invasion.defenceHighest() - invasion.defenceLower() + (defendingHero ? 1 : 0));
    }

    private Standing after(Standing from, int attackerLoses, int defenderLoses) {
        int shielded = Math.min(defenderLoses, Math.min(invasion.shield(), from.shieldLeft()));
        return new Standing(
                from.attackers() - attackerLoses,
                from.defenders() - defenderLoses + shielded,
                Math.max(0, from.weakerRolls() - 1),
                from.shieldLeft() - shielded);
    }

    /** How it can end, from the highest standing down, so that every standing is reached before it is left. */
    private Map<Standing, Double> ends(Map<Standing, Double> reached) {
        TreeMap<Integer, Map<Standing, Double>> open = new TreeMap<>();
        Map<Standing, Double> ends = new LinkedHashMap<>();
        sortIn(reached, 1, open, ends);
        while (!open.isEmpty()) {
            Map<Standing, Double> highest = open.pollLastEntry().getValue();
            highest.forEach((standing, chance) ->
                    sortIn(roll(standing, Invasion.ATTACK_DICE, Invasion.DEFENCE_DICE), chance, open, ends));
        }
        return ends;
    }

    private static void sortIn(
            Map<Standing, Double> reached,
            double factor,
            TreeMap<Integer, Map<Standing, Double>> open,
            Map<Standing, Double> ends) {
        reached.forEach((standing, chance) -> {
            Map<Standing, Double> where =
                    standing.over() ? ends : open.computeIfAbsent(standing.height(), height -> new LinkedHashMap<>());
            where.merge(standing, factor * chance, Double::sum);
        });
    }

    private Outlook losses(Standing after, double chance) {
        int attack = start.attackers() - after.attackers();
        int defence = start.defenders() - after.defenders();
        return new Outlook(losses(attack, defence), chance, favour(Integer.compare(defence, attack)));
    }

    private static Message losses(int attack, int defence) {
        if (attack > 0 && defence > 0) {
            return Message.of("forecast.both-lose", attack, defence);
        }
        if (attack > 0) {
            return Message.of("forecast.attack-loses", attack);
        }
        return defence > 0 ? Message.of("forecast.defence-loses", defence) : Message.of("forecast.no-losses");
    }

    /** Units left, from all attackers to all defenders. */
    private List<Outlook> left(Map<Standing, Double> ends) {
        TreeMap<Integer, Double> byUnits = new TreeMap<>();
        ends.forEach((end, chance) -> byUnits.merge(end.attackers() - end.defenders(), chance, Double::sum));
        List<Outlook> left = new ArrayList<>();
        byUnits.descendingMap()
                .forEach((units, chance) -> left.add(new Outlook(
                        units > 0
                                ? Message.of("forecast.attackers-left", units)
                                : Message.of("forecast.defenders-left", -units),
                        chance,
                        favour(units))));
        return left;
    }

    private Favour favour(int forAttacker) {
        int good = forDefender ? -forAttacker : forAttacker;
        return good > 0 ? Favour.GOOD : good < 0 ? Favour.BAD : Favour.EVEN;
    }
}
