package orrery.games.risk.invasion;

import java.util.Objects;
import orrery.core.Article;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.risk.Articles;
import orrery.games.risk.InvasionFact;
import orrery.games.risk.Neutrals;
import orrery.games.risk.Preset;
import orrery.games.risk.RewardFact;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskPurpose;
import orrery.games.risk.RiskQuestion;
import orrery.games.risk.RiskState;
import orrery.games.risk.Step;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.CardWindow;
import orrery.games.risk.cards.CardWindows;

/**
 * One roll of an invasion: articles roll, attacker-and-defender, order-of-an-invasion.
 *
 * @param mayStop whether the attacker may stop instead: not before the first roll after a declaration
 */
public record FightRoll(Territory from, Territory to, boolean mayStop) implements Segment<RiskState, RiskFact> {

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        RiskState state = table.state();
        InvasionCards cards = new InvasionCards(table, from, to);
        Seat attacker = cards.attacker();
        Seat defender = cards.defender();
        if (state.units(from) < 2) {
            return new EndInvasion(from, to, defender);
        }
        CommitQuestion question = new CommitQuestion(state, attacker, cards.invasion(), mayStop);
        if (!(table.ask(question) instanceof RiskChoice.Commit(int units, boolean hero))) {
            table.record(new InvasionFact.InvasionStopped(attacker, from, to));
            return new EndInvasion(from, to, defender);
        }
        table.record(new InvasionFact.Committed(attacker, units, hero));
        int defending = defending(table, cards, units, hero);
        table.record(new InvasionFact.Defended(defender, defending));
        cards.defenderWindow(CardWindow.DEFENCE_BEFORE_ROLL);
        int committed = forcedUp(table, cards, units, hero);

        Backing attack = Backing.ofAttack(state, attacker, hero, to);
        Backing support = Backing.ofDefence(state, defender, to);
        throwDice(table, cards, committed, defending);
        throwBonusDice(table, cards, attack, support);
        cards.sharedWindow(CardWindow.ATTACK_AFTER_ROLL, CardWindow.DEFENCE_AFTER_ROLL);
        if (cards.invasion().reroll()) {
            cards.lastingReroll();
        }
        Roll roll = cards.roll();
        roll.modify(cards.invasion(), attack, support);
        roll.compare();
        CardWindows.Moment compared = cards.moment();
        table.record(new InvasionFact.Compared(
                roll.attack(), roll.defence(), compared.attackerLoses(), compared.defenderLoses()));
        cards.sharedWindow(CardWindow.ATTACK_AFTER_COMPARE, CardWindow.DEFENCE_AFTER_COMPARE);
        int survivors = committed - lose(table, cards);
        if (state.units(to) == 0) {
            return new MoveIn(from, to, survivors, hero);
        }
        return new FightRoll(from, to, true);
    }

    /** A neutral defends with all it may, without being asked: article neutral-defence. */
    private static int defending(Table<RiskState, RiskFact> table, InvasionCards cards, int committed, boolean hero) {
        RiskState state = table.state();
        Invasion invasion = cards.invasion();
        if (Neutrals.is(cards.defender())) {
            return Math.min(invasion.defenceLimit(), state.units(invasion.to()));
        }
        DefendQuestion question = new DefendQuestion(state, cards.defender(), invasion, committed, hero);
        return ((RiskChoice.Defend) table.ask(question)).units();
    }

    /** A card played before the roll makes the attacker commit all it can: article forced-roll. */
    private int forcedUp(Table<RiskState, RiskFact> table, InvasionCards cards, int units, boolean hero) {
        int most = most(table.state(), cards.invasion());
        if (!cards.invasion().forced() || units == most) {
            return units;
        }
        table.record(new InvasionFact.Committed(cards.attacker(), most, hero));
        return most;
    }

    private static void throwDice(Table<RiskState, RiskFact> table, InvasionCards cards, int attacking, int defending) {
        int extra = cards.invasion().extraDice();
        int[] attack = table.roll(attacking + extra, 6, RiskPurpose.ATTACK);
        int[] defence = table.roll(defending, 6, RiskPurpose.DEFENCE);
        Roll roll = cards.roll();
        roll.lie(attack, defence);
        table.record(new InvasionFact.DiceThrown(roll.attack(), roll.defence()));
        if (extra > 0) {
            roll.dropLowest(extra);
            table.record(new InvasionFact.DiceChanged(roll.attack(), roll.defence()));
        }
    }

    /** Articles reward-bonus-attack-die, reward-bonus-defence-die: a die more, which replaces the lowest if it is higher. */
    private static void throwBonusDice(
            Table<RiskState, RiskFact> table, InvasionCards cards, Backing attack, Backing defence) {
        Roll roll = cards.roll();
        boolean changed = false;
        if (attack.bonusDie()) {
            int value = table.roll(1, 6, RiskPurpose.BONUS_ATTACK)[0];
            table.record(new RewardFact.BonusDieThrown(cards.attacker(), value));
            changed = roll.replaceLowestAttack(value);
        }
        if (defence.bonusDie()) {
            int value = table.roll(1, 6, RiskPurpose.BONUS_DEFENCE)[0];
            table.record(new RewardFact.BonusDieThrown(cards.defender(), value));
            changed |= roll.replaceLowestDefence(value);
        }
        if (changed) {
            table.record(new InvasionFact.DiceChanged(roll.attack(), roll.defence()));
        }
    }

    /** Articles losses, losses-of-a-roll and prevention-last. Returns what the attacker loses. */
    private int lose(Table<RiskState, RiskFact> table, InvasionCards cards) {
        Roll roll = cards.roll();
        int there = table.state().units(to);
        table.record(new InvasionFact.RollFought(
                from,
                to,
                roll.attackerLoses(),
                roll.defenderLoses(cards.invasion(), there),
                roll.shielded(cards.invasion(), there)));
        return roll.attackerLoses();
    }

    private static int most(RiskState state, Invasion invasion) {
        return Math.min(invasion.attackLimit(), state.units(invasion.from()) - 1);
    }

    /** How many units one side commits to the roll: article commit. */
    private abstract static class RollQuestion extends RiskQuestion {

        private final Invasion invasion;

        RollQuestion(RiskState state, Seat seat, Invasion invasion) {
            super(state, seat);
            this.invasion = invasion;
        }

        public final Invasion invasion() {
            return invasion;
        }

        @Override
        protected final Step step() {
            return Step.INVASION;
        }

        final Message prompt(String key) {
            return Message.of(
                    key,
                    invasion.from(),
                    state.units(invasion.from()),
                    invasion.to(),
                    state.units(invasion.to()),
                    Objects.requireNonNull(state.active()));
        }

        /** Says of a number of units above the most allowed what forbids it: a card, or that there are not so many. */
        final void tooMany(
                Offers<RiskChoice> offers, RiskChoice choice, int units, int limit, Article article, Message why) {
            if (units > limit) {
                offers.illegal(choice, Articles.DICE_LIMITS, Message.of("why.dice-limit", limit));
            } else {
                offers.illegal(choice, article, why);
            }
        }
    }

    /** How many units, and whether the hero, invade: articles commit, attack-dice, hero-naming, stopping, forced-roll. */
    public static final class CommitQuestion extends RollQuestion {

        private final boolean mayStop;

        CommitQuestion(RiskState state, Seat seat, Invasion invasion, boolean mayStop) {
            super(state, seat, invasion);
            this.mayStop = mayStop;
        }

        @Override
        protected Message prompt() {
            return prompt("prompt.commit");
        }

        @Override
        protected Article article() {
            return Articles.COMMIT;
        }

        @Override
        protected void offer(Offers<RiskChoice> offers) {
            boolean forced = invasion().forced();
            int most = most(state, invasion());
            boolean hero = state.heroAt(seat(), invasion().from());
            for (int units = forced ? most : 1; units <= most; units++) {
                offers.legal(Preset.commit(units, false));
                if (hero) {
                    offers.legal(Preset.commit(units, true));
                }
            }
            if (mayStop && !forced) {
                offers.legal(Preset.STOP);
            }
            if (offers.explains()) {
                explain(offers, most, hero);
            }
        }

        private void explain(Offers<RiskChoice> offers, int most, boolean hero) {
            boolean forced = invasion().forced();
            Message mustRoll = Message.of("why.forced-roll");
            for (int units = 1; forced && units < most; units++) {
                offers.illegal(Preset.commit(units, false), Articles.FORCED_ROLL, mustRoll);
            }
            Message oneStays = Message.of(
                    "why.one-stays-behind",
                    invasion().from(),
                    state.units(invasion().from()));
            for (int units = most + 1; units <= Invasion.ATTACK_DICE; units++) {
                RiskChoice commit = Preset.commit(units, false);
                tooMany(offers, commit, units, invasion().attackLimit(), Articles.ONE_STAYS_BEHIND, oneStays);
            }
            if (!hero && state.mode().heroes()) {
                offers.illegal(
                        Preset.commit(most, true),
                        Articles.HERO_NAMING,
                        Message.of("why.no-hero-here", invasion().from()));
            }
            if (forced) {
                offers.illegal(Preset.STOP, Articles.FORCED_ROLL, mustRoll);
            } else if (!mayStop) {
                offers.illegal(Preset.STOP, Articles.DECLARATION, Message.of("why.declared"));
            }
        }
    }

    /** With how many units the defender defends: article defence-dice. */
    public static final class DefendQuestion extends RollQuestion {

        private final int committed;
        private final boolean hero;

        DefendQuestion(RiskState state, Seat seat, Invasion invasion, int committed, boolean hero) {
            super(state, seat, invasion);
            this.committed = committed;
            this.hero = hero;
        }

        /** Units the attacker has committed to this roll. */
        int committed() {
            return committed;
        }

        /** Whether the attacker has named its hero. */
        boolean hero() {
            return hero;
        }

        @Override
        protected Message prompt() {
            return prompt("prompt.defend");
        }

        @Override
        protected Article article() {
            return Articles.DEFENCE_DICE;
        }

        @Override
        protected void offer(Offers<RiskChoice> offers) {
            int there = state.units(invasion().to());
            int most = Math.min(invasion().defenceLimit(), there);
            for (int units = 1; units <= most; units++) {
                offers.legal(Preset.defend(units));
            }
            for (int units = most + 1; offers.explains() && units <= Invasion.DEFENCE_DICE; units++) {
                tooMany(
                        offers,
                        Preset.defend(units),
                        units,
                        invasion().defenceLimit(),
                        Articles.DEFENCE_DICE,
                        Message.of("why.not-so-many-units", invasion().to(), there));
            }
        }
    }
}
