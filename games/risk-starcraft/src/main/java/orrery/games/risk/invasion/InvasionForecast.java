package orrery.games.risk.invasion;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
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
import orrery.kit.dice.Battle;

/**
 * The odds of an invasion by its dice, with the heroes, the rewards and the lasting effects that lie open on the board and
 * without any card that may yet be played. After the first roll both sides throw as many dice as they may, until no defender or no
 * attacker is left (articles comparing, hero-bonus, towers-add, effect-duration). A hero at the start of an invasion goes along.
 */
public final class InvasionForecast {

    private final boolean forDefender;
    private final int reserve;

    private InvasionForecast(boolean forDefender, int reserve) {
        this.forDefender = forDefender;
        this.reserve = reserve;
    }

    /**
     * The odds of invading, of committing units or of defending with units; empty for all other choices, and for armies of
     * more than {@value Battle#MOST_UNITS} units.
     *
     * @param reserve the attacker stops as soon as it has no more than so many units besides the one that stays behind
     */
    public static Optional<Forecast> of(RiskState state, Question<?> question, Choice choice, int reserve) {
        return switch (choice) {
            case RiskChoice.Invade(Territory from, Territory to) -> invading(state, question.seat(), from, to, reserve);
            case RiskChoice.Commit(int units, boolean hero)
            when question instanceof FightRoll.CommitQuestion asked ->
                new InvasionForecast(false, reserve).of(state, asked.invasion(), hero, units, Invasion.DEFENCE_DICE);
            case RiskChoice.Defend(int units)
            when question instanceof FightRoll.DefendQuestion asked ->
                new InvasionForecast(true, reserve).of(state, asked.invasion(), asked.hero(), asked.committed(), units);
            default -> Optional.empty();
        };
    }

    private static Optional<Forecast> invading(
            RiskState state, Seat attacker, Territory from, Territory to, int reserve) {
        Invasion declared = state.invasion(from, to);
        Invasion invasion = declared == null ? Invasion.declared(from, to) : declared;
        boolean hero = state.heroAt(attacker, from);
        return new InvasionForecast(false, reserve)
                .of(state, invasion, hero, Invasion.ATTACK_DICE, Invasion.DEFENCE_DICE);
    }

    /** The forecast when the next roll is made with at most so many units. */
    private Optional<Forecast> of(
            RiskState state, Invasion invasion, boolean attackingHero, int attacking, int defending) {
        int attackers = state.units(invasion.from()) - 1;
        int defenders = state.units(invasion.to());
        if (attackers == 0 || Math.max(attackers, defenders) > Battle.MOST_UNITS) {
            return Optional.empty();
        }
        Seat defender = Objects.requireNonNull(state.owner(invasion.to()));
        Seat attacker = Objects.requireNonNull(state.active());
        Battle battle = Battle.committed(
                InvasionOdds.modifiers(
                        invasion,
                        Backing.ofAttack(state, attacker, attackingHero, invasion.to()),
                        Backing.ofDefence(state, defender, invasion.to())),
                attackers,
                defenders,
                attacking,
                defending,
                Math.min(reserve, Battle.MOST_UNITS));
        double success = forDefender ? 1 - battle.winProbability() : battle.winProbability();
        List<Outlook> next = battle.first().stream().map(this::losses).toList();
        return Optional.of(new Forecast(success, next, left(battle, attackers, defenders), true));
    }

    private Outlook losses(Battle.Losses losses) {
        int attack = losses.attackerLoses();
        int defence = losses.defenderLoses();
        return new Outlook(losses(attack, defence), losses.chance(), favour(Integer.compare(defence, attack)));
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
    private List<Outlook> left(Battle battle, int attackers, int defenders) {
        List<Outlook> left = new ArrayList<>();
        for (int units = attackers; units > 0; units--) {
            add(left, Message.of("forecast.attackers-left", units), battle.attackersLeft(units), 1);
        }
        for (int units = 1; units <= defenders; units++) {
            add(left, Message.of("forecast.defenders-left", units), battle.defendersLeft(units), -1);
        }
        return left;
    }

    private void add(List<Outlook> left, Message what, double chance, int forAttacker) {
        if (chance > 0) {
            left.add(new Outlook(what, chance, favour(forAttacker)));
        }
    }

    private Favour favour(int forAttacker) {
        int good = forDefender ? -forAttacker : forAttacker;
        return good > 0 ? Favour.GOOD : good < 0 ? Favour.BAD : Favour.EVEN;
    }
}
