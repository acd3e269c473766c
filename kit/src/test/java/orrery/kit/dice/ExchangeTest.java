package orrery.kit.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Each rule of the dice against a plain enumeration of all throws. */
class ExchangeTest {

    private static final Modifiers NONE = Modifiers.NONE;

    /** Throws after which the attacker loses 0, 1 or 2, counted one by one as the rules tell it. */
    private static long[] countedOneByOne(Exchange exchange) {
        Modifiers modifiers = exchange.modifiers();
        int attack = exchange.attackDice()
                + modifiers.attack().extra()
                + (modifiers.attack().bonus() ? 1 : 0);
        int defence = exchange.defenceDice() + (modifiers.defence().bonus() ? 1 : 0);
        long[] counts = new long[3];
        int all = (int) Math.pow(6, attack + defence);
        for (int code = 0; code < all; code++) {
            int[] dice = new int[attack + defence];
            for (int die = 0, rest = code; die < dice.length; die++, rest /= 6) {
                dice[die] = 1 + rest % 6;
            }
            counts[
                    attackerLoses(
                            exchange, Arrays.copyOf(dice, attack), Arrays.copyOfRange(dice, attack, dice.length))]++;
        }
        return counts;
    }

    private static int attackerLoses(Exchange exchange, int[] attackThrow, int[] defenceThrow) {
        Modifiers modifiers = exchange.modifiers();
        int[] attack = counted(kept(attackThrow, exchange.attackDice(), modifiers.attack()), modifiers.attack());
        int[] defence = counted(kept(defenceThrow, exchange.defenceDice(), modifiers.defence()), modifiers.defence());
        int a = attack.length - 1;
        int d = defence.length - 1;
        int lost = 0;
        for (; a >= 0 && d >= 0; a--, d--) {
            lost += attack[a] > defence[d] ? 0 : 1;
        }
        return lost;
    }

    /** Caps and changes each die, puts them in order and then changes the highest, stopping at 1 each time. */
    private static int[] counted(int[] dice, DiceRule rule) {
        for (int die = 0; die < dice.length; die++) {
            dice[die] = Math.max(1, (dice[die] > rule.cap() ? rule.cap() : dice[die]) + rule.each());
        }
        Arrays.sort(dice);
        int highest = dice.length - 1;
        dice[highest] = Math.max(1, dice[highest] + rule.highest());
        dice[highest] = Math.max(1, dice[highest] + rule.last());
        return dice;
    }

    /** Drops the lowest of all dice but the bonus die, which is the last; then that one replaces the lowest if higher. */
    private static int[] kept(int[] thrown, int dice, DiceRule rule) {
        int[] plain = Arrays.copyOf(thrown, thrown.length - (rule.bonus() ? 1 : 0));
        Arrays.sort(plain);
        int[] kept = Arrays.copyOfRange(plain, plain.length - dice, plain.length);
        if (rule.bonus()) {
            kept[0] = Math.max(kept[0], thrown[thrown.length - 1]);
        }
        return kept;
    }

    private static void isCountedRight(Modifiers modifiers) {
        for (int attack = 1; attack <= 3; attack++) {
            for (int defence = 1; defence <= 2; defence++) {
                Exchange exchange = new Exchange(attack, defence, modifiers);
                long[] counts = countedOneByOne(exchange);
                for (int lost = 0; lost <= exchange.compared(); lost++) {
                    assertThat(exchange.count(lost, exchange.compared() - lost))
                            .as("%s, attacker loses %d", exchange, lost)
                            .isEqualTo(counts[lost]);
                }
            }
        }
    }

    @Test
    void tiesGoToTheDefender() {
        isCountedRight(NONE);
    }

    @Test
    void extraDiceAreThrownAndAsManyOfTheLowestDropped() {
        isCountedRight(NONE.withExtraAttackDice(1));
        isCountedRight(NONE.withExtraAttackDice(2));
    }

    @Test
    void aBonusDieReplacesTheLowestIfItIsHigher() {
        isCountedRight(NONE.withAttackBonusDie(true));
        isCountedRight(NONE.withDefenceBonusDie(true));
        isCountedRight(NONE.withExtraAttackDice(1).withAttackBonusDie(true));
    }

    @Test
    void eachAttackDieIsChangedAndNeverBelowOne() {
        for (int delta = -6; delta <= 6; delta++) {
            isCountedRight(NONE.withAttackEach(delta));
        }
    }

    @Test
    void theHighestDieIsChangedWithoutSortingAgain() {
        for (int delta = -6; delta <= 6; delta++) {
            isCountedRight(NONE.withAttackHighest(delta));
            isCountedRight(NONE.withDefenceHighest(delta));
        }
    }

    @Test
    void changesOfEachDieComeBeforeThoseOfTheHighest() {
        isCountedRight(NONE.withAttackEach(-2).withAttackHighest(1).withDefenceHighest(-1));
        isCountedRight(NONE.withAttackEach(1).withAttackHighest(-2).withDefenceHighest(2));
    }

    @Test
    void aCapComesBeforeAllModifiers() {
        for (int cap = 1; cap <= 6; cap++) {
            Modifiers capped = NONE.withAttack(NONE.attack().withCap(cap).withEach(1));
            isCountedRight(capped.withAttackHighest(1));
            isCountedRight(NONE.withDefence(NONE.defence().withCap(cap).withHighest(-1)));
        }
    }

    @Test
    void whatIsAddedLastCountsInFullAfterAMinusStoppedAtOne() {
        Modifiers stopped = NONE.withDefenceHighest(-1).withDefenceLast(1);
        isCountedRight(stopped);
        isCountedRight(NONE.withDefenceHighest(-3).withDefenceLast(2));
        assertThat(new Exchange(1, 1, stopped).count(1, 0))
                .isGreaterThan(new Exchange(1, 1, NONE.withDefenceHighest(0)).count(1, 0));
    }

    @Test
    void whatPassesIsPartOfTheExchangeAsLongAsItLasts() {
        Modifiers weaker = NONE.withPassing(new Passing(-1, 2, 1, 4));
        assertThat(new Exchange(3, 2, weaker)).isEqualTo(new Exchange(3, 2, NONE.withAttackEach(-1)));
        assertThat(new Exchange(3, 2, weaker.after(1).after(1))).isEqualTo(new Exchange(3, 2, NONE));
    }

    @Test
    void allThrowsAreCountedOnce() {
        Exchange exchange = new Exchange(3, 2, NONE.withExtraAttackDice(6).withAttackBonusDie(true));
        assertThat(exchange.of()).isEqualTo((long) Math.pow(6, 12));
        assertThat(exchange.count(0, 2) + exchange.count(1, 1) + exchange.count(2, 0))
                .isEqualTo(exchange.of());
    }

    @Test
    void lossesThatCannotBeNeverHappen() {
        assertThat(Exchange.of(3, 2).count(1, 0)).isZero();
        assertThat(Exchange.of(3, 2).count(3, -1)).isZero();
        assertThat(Exchange.of(1, 2).probability(1, 1)).isZero();
    }

    @Test
    void lossesOnAverage() {
        Exchange exchange = Exchange.of(3, 2);
        assertThat(exchange.expectedAttackerLosses()).isCloseTo((2611 + 2 * 2275) / 7776.0, within(1e-12));
        assertThat(exchange.expectedDefenderLosses()).isCloseTo((2611 + 2 * 2890) / 7776.0, within(1e-12));
    }

    @Test
    void badInputIsNamed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Exchange.of(4, 2))
                .withMessage("attackDice must be a whole number from 1 to 3, found 4");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Exchange.of(3, 0))
                .withMessage("defenceDice must be a whole number from 1 to 2, found 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> NONE.withAttackEach(7))
                .withMessage("each must be a whole number from -6 to 6, found 7");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> NONE.withLimits(3, 3))
                .withMessage("defence.most must be a whole number from 1 to 2, found 3");
    }
}
