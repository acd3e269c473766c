package orrery.kit.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BattleTest {

    private static final Modifiers NONE = Modifiers.NONE;

    @Test
    void twoUnitsAgainstOneByHand() {
        Battle battle = Battle.of(NONE, 2, 1);
        double first = 125 / 216.0;
        double second = 91 / 216.0 * 15 / 36.0;
        assertThat(battle.winProbability()).isCloseTo(first + second, within(1e-12));
        assertThat(battle.attackersLeft(2)).isCloseTo(first, within(1e-12));
        assertThat(battle.attackersLeft(1)).isCloseTo(second, within(1e-12));
        assertThat(battle.defendersLeft(1)).isCloseTo(1 - first - second, within(1e-12));
        assertThat(battle.attackersLeft(3)).isZero();
        assertThat(battle.expectedAttackersLeft()).isCloseTo(2 * first + second, within(1e-12));
    }

    @Test
    void theAttackerStopsInTime() {
        Battle battle = Battle.of(NONE, 3, 2, 2);
        assertThat(battle.winProbability()).isCloseTo(2890 / 7776.0, within(1e-12));
        assertThat(battle.attackersLeft(3)).isCloseTo(2890 / 7776.0, within(1e-12));
        assertThat(battle.attackersLeft(2)).isCloseTo(2611 / 7776.0, within(1e-12));
        assertThat(battle.attackersLeft(1)).isCloseTo(2275 / 7776.0, within(1e-12));
        assertThat(battle.attackersLeft(0)).isZero();
        assertThat(battle.defendersLeft(1)).isCloseTo(2611 / 7776.0, within(1e-12));
    }

    @Test
    void whoeverStopsBeforeTheFirstRollLosesNothing() {
        Battle battle = Battle.of(NONE, 3, 2, 3);
        assertThat(battle.winProbability()).isZero();
        assertThat(battle.attackersLeft(3)).isEqualTo(1);
        assertThat(battle.defendersLeft(2)).isEqualTo(1);
    }

    @Test
    void withoutDefendersTheAttackerHasWonAndWithoutAttackersNobodyHas() {
        assertThat(Battle.of(NONE, 4, 0).winProbability()).isEqualTo(1);
        assertThat(Battle.of(NONE, 0, 4).winProbability()).isZero();
        assertThat(Battle.of(NONE, 0, 0).winProbability()).isZero();
        assertThat(BattleTable.of(NONE).winProbability(4, 0)).isEqualTo(1);
        assertThat(BattleTable.of(NONE).winProbability(0, 4)).isZero();
        assertThat(BattleTable.of(NONE).winProbability(0, 0)).isZero();
    }

    @Test
    void fewerDiceForTheDefender() {
        Modifiers oneDie = NONE.withLimits(3, 1);
        assertThat(Battle.of(oneDie, 3, 1).winProbability())
                .isEqualTo(Battle.of(NONE, 3, 1).winProbability());
        assertThat(Battle.of(oneDie, 5, 5).winProbability())
                .isGreaterThan(Battle.of(NONE, 5, 5).winProbability());
        assertThat(Battle.of(NONE.withLimits(1, 2), 1, 2).winProbability())
                .isEqualTo(Battle.of(NONE, 1, 2).winProbability());
        assertThat(Battle.of(NONE.withLimits(1, 2), 5, 5).winProbability())
                .isLessThan(Battle.of(NONE, 5, 5).winProbability());
    }

    @Test
    void allEndsOfTheLargestBattleTogetherAreCertain() {
        Battle battle = Battle.of(NONE, 500, 500);
        assertThat(IntStream.rangeClosed(0, 500)
                        .mapToDouble(battle::attackersLeft)
                        .sum())
                .isCloseTo(1, within(1e-9));
        assertThat(IntStream.rangeClosed(0, 500)
                        .mapToDouble(battle::defendersLeft)
                        .sum())
                .isCloseTo(1, within(1e-9));
        assertThat(battle.winProbability())
                .isCloseTo(battle.defendersLeft(0), within(1e-9))
                .isBetween(0.98, 0.99);
    }

    @Test
    void theTableAgreesWithTheBattles() {
        Modifiers modifiers = NONE.withAttackEach(-1).withAttackHighest(2).withLimits(2, 2);
        BattleTable table = BattleTable.of(modifiers);
        for (int a = 0; a <= BattleTable.MOST_UNITS; a += 8) {
            for (int d = 0; d <= BattleTable.MOST_UNITS; d += 8) {
                agrees(table, Battle.of(modifiers, a, d), a, d);
            }
        }
        agrees(table, Battle.of(modifiers, 65, 64), 65, 64);
        agrees(table, Battle.of(modifiers, 3, 100), 3, 100);
    }

    private static void agrees(BattleTable table, Battle battle, int a, int d) {
        assertThat(table.winProbability(a, d)).isCloseTo(battle.winProbability(), within(1e-12));
        assertThat(table.expectedAttackersLeft(a, d)).isCloseTo(battle.expectedAttackersLeft(), within(1e-9));
        assertThat(table.expectedDefendersLeft(a, d)).isCloseTo(battle.expectedDefendersLeft(), within(1e-9));
    }

    @Test
    void aWeakFirstRollByHand() {
        Modifiers weak = NONE.withPassing(new Passing(-1, 1, 0, 0));
        double first = 10 / 36.0;
        double second = 15 / 36.0;
        assertThat(Battle.of(weak, 1, 1).winProbability()).isCloseTo(first, within(1e-12));
        Modifiers oneDie = weak.withLimits(1, 1);
        assertThat(Battle.of(oneDie, 2, 1).winProbability()).isCloseTo(first + (1 - first) * second, within(1e-12));
    }

    @Test
    void aSparedLossByHand() {
        Modifiers spared = NONE.withPassing(new Passing(0, 0, 1, 1));
        double hit = 15 / 36.0;
        assertThat(Battle.of(spared, 1, 1).winProbability()).isCloseTo(hit * hit, within(1e-12));
    }

    @Test
    void theTableAgreesWithTheBattlesWhateverPasses() {
        Modifiers modifiers = NONE.withReroll(true).withPassing(new Passing(-1, 2, 1, 4));
        BattleTable table = BattleTable.of(modifiers);
        for (int a = 0; a <= 12; a += 3) {
            for (int d = 0; d <= 12; d += 3) {
                agrees(table, Battle.of(modifiers, a, d), a, d);
            }
        }
    }

    /** One die against one: thrown again whenever it did not win, so that it wins unless it fails twice. */
    @Test
    void aSingleDieIsThrownAgainWhenItDidNotWin() {
        double wins = 0;
        for (int defence = 1; defence <= 6; defence++) {
            double fails = defence / 6.0;
            wins += (1 - fails * fails) / 6;
        }
        assertThat(Battle.of(NONE.withReroll(true), 1, 1).winProbability()).isCloseTo(wins, within(1e-12));
    }

    @Test
    void aRerollIsNeverAHandicap() {
        for (int units = 1; units <= 10; units++) {
            assertThat(Battle.of(NONE.withReroll(true), units, units).winProbability())
                    .isGreaterThan(Battle.of(NONE, units, units).winProbability());
        }
    }

    @Test
    void hugeBattlesAreHalvedUntilTheyFit() {
        BattleTable table = BattleTable.of(NONE);
        assertThat(table.winProbability(2000, 1000)).isEqualTo(table.winProbability(500, 250));
        assertThat(table.expectedAttackersLeft(2000, 1000)).isEqualTo(4 * table.expectedAttackersLeft(500, 250));
    }

    @Test
    void equalModifiersShareATable() {
        assertThat(BattleTable.of(NONE.withAttackHighest(3)))
                .isSameAs(BattleTable.of(NONE.withAttackHighest(1).withAttackHighest(3)))
                .isNotSameAs(BattleTable.of(NONE));
    }

    @Test
    void manyThreadsGetTheSameTable() {
        Modifiers modifiers = NONE.withAttackHighest(4).withDefenceHighest(3);
        long tables = IntStream.range(0, 64)
                .parallel()
                .mapToObj(thread -> BattleTable.of(modifiers))
                .distinct()
                .count();
        assertThat(tables).isEqualTo(1);
    }

    @Test
    void badInputIsNamed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Battle.of(NONE, 501, 1))
                .withMessage("attackers must be a whole number from 0 to 500, found 501");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Battle.of(NONE, 1, 1, -1))
                .withMessage("stopAt must be a whole number from 0 to 500, found -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BattleTable.of(NONE).winProbability(3, -1))
                .withMessage("units must not be negative, found 3 attackers and -1 defenders");
    }
}
