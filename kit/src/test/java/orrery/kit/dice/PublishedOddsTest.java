package orrery.kit.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Objects;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Every value of the reference file is met within its rounding. */
class PublishedOddsTest {

    private static final JsonNode ODDS = read();

    private static final Modifiers NONE = Modifiers.NONE;

    private static final Map<String, Modifiers> MODIFIERS = Map.of(
            "none", NONE,
            "attacker-plus-1", NONE.withAttackHighest(1),
            "defender-plus-1", NONE.withDefenceHighest(1),
            "both-plus-1", NONE.withAttackHighest(1).withDefenceHighest(1),
            "attacker-plus-2", NONE.withAttackHighest(2),
            "defender-plus-2", NONE.withDefenceHighest(2),
            "attacker-bonus-die", NONE.withAttackBonusDie(true),
            "defender-bonus-die", NONE.withDefenceBonusDie(true),
            "both-bonus-dice", NONE.withAttackBonusDie(true).withDefenceBonusDie(true),
            "attacker-bonus-die-and-plus-1", NONE.withAttackBonusDie(true).withAttackHighest(1));

    private static JsonNode read() {
        try (InputStream in = Objects.requireNonNull(PublishedOddsTest.class.getResourceAsStream("odds.json"))) {
            return JsonMapper.shared().readTree(in);
        } catch (IOException e) {
            throw new IllegalStateException("odds.json is not readable", e);
        }
    }

    private static Modifiers modifiers(JsonNode entry) {
        return Objects.requireNonNull(MODIFIERS.get(entry.path("modifier").stringValue()), entry::toString);
    }

    private static int number(JsonNode entry, String field) {
        assertThat(entry.path(field).isIntegralNumber())
                .as("%s of %s", field, entry)
                .isTrue();
        return entry.path(field).intValue();
    }

    private static double decimal(JsonNode entry, String field) {
        assertThat(entry.path(field).isNumber()).as("%s of %s", field, entry).isTrue();
        return entry.path(field).doubleValue();
    }

    private static Offset<Double> rounded(int places) {
        return within(0.5000001 * Math.pow(10, -places));
    }

    @Test
    void theOutcomesOfOneExchangeUnderEachModifier() {
        assertThat(ODDS.path("perRoll").size()).isEqualTo(MODIFIERS.size());
        for (JsonNode entry : ODDS.path("perRoll")) {
            assertThat(entry.path("rolls").size()).isEqualTo(6);
            for (JsonNode roll : entry.path("rolls")) {
                Exchange exchange =
                        new Exchange(number(roll, "attackerDice"), number(roll, "defenderDice"), modifiers(entry));
                assertThat(roll.path("outcomes").size()).isEqualTo(exchange.compared() + 1);
                roll.path("outcomes").forEach(outcome -> outcomeIsMet(exchange, outcome));
            }
        }
    }

    private static void outcomeIsMet(Exchange exchange, JsonNode outcome) {
        int attackerLoses = number(outcome, "attackerLoses");
        int defenderLoses = number(outcome, "defenderLoses");
        assertThat(exchange.count(attackerLoses, defenderLoses))
                .as("%s, %s", exchange, outcome)
                .isEqualTo(number(outcome, "count"));
        assertThat(exchange.of()).as("%s", exchange).isEqualTo(number(outcome, "of"));
        assertThat(exchange.probability(attackerLoses, defenderLoses))
                .as("%s, %s", exchange, outcome)
                .isCloseTo(decimal(outcome, "value"), rounded(6));
    }

    @Test
    void theTablePrintedInAJournal() {
        JsonNode table = ODDS.path("published").path("table");
        assertThat(table.size()).isEqualTo(10);
        for (int a = 1; a <= 10; a++) {
            assertThat(table.get(a - 1).size()).isEqualTo(10);
            for (int d = 1; d <= 10; d++) {
                assertThat(BattleTable.of(NONE).winProbability(a, d))
                        .as("%d against %d", a, d)
                        .isCloseTo(table.get(a - 1).get(d - 1).doubleValue(), rounded(3));
            }
        }
    }

    @Test
    void battlesOfUpToTwentyAgainstTwenty() {
        assertThat(ODDS.path("battles").size()).isEqualTo(400);
        BattleTable table = BattleTable.of(NONE);
        for (JsonNode entry : ODDS.path("battles")) {
            int a = number(entry, "attackingUnits");
            int d = number(entry, "defendingUnits");
            Battle battle = Battle.of(NONE, a, d, 0);
            resultIsMet(entry, battle.winProbability(), battle.expectedAttackersLeft(), battle.expectedDefendersLeft());
            resultIsMet(
                    entry,
                    table.winProbability(a, d),
                    table.expectedAttackersLeft(a, d),
                    table.expectedDefendersLeft(a, d));
        }
    }

    private static void resultIsMet(JsonNode entry, double wins, double attackersLeft, double defendersLeft) {
        assertThat(wins).as("%s", entry).isCloseTo(decimal(entry, "winProbability"), rounded(6));
        assertThat(attackersLeft).as("%s", entry).isCloseTo(decimal(entry, "expectedAttackersLeft"), rounded(4));
        assertThat(defendersLeft).as("%s", entry).isCloseTo(decimal(entry, "expectedDefendersLeft"), rounded(4));
    }

    @Test
    void battlesUnderAModifierThatHoldsThroughout() {
        assertThat(ODDS.path("battlesWithModifiers").size()).isEqualTo(81);
        for (JsonNode entry : ODDS.path("battlesWithModifiers")) {
            int a = number(entry, "attackingUnits");
            int d = number(entry, "defendingUnits");
            double wins = decimal(entry, "winProbability");
            assertThat(Battle.of(modifiers(entry), a, d, 0).winProbability())
                    .as("%s", entry)
                    .isCloseTo(wins, rounded(6));
            assertThat(BattleTable.of(modifiers(entry)).winProbability(a, d))
                    .as("%s", entry)
                    .isCloseTo(wins, rounded(6));
        }
    }

    @Test
    void threeDiceAgainstTwo() {
        Exchange exchange = Exchange.of(3, 2);
        assertThat(exchange.of()).isEqualTo(7776);
        assertThat(exchange.count(0, 2)).isEqualTo(2890);
        assertThat(exchange.count(1, 1)).isEqualTo(2611);
        assertThat(exchange.count(2, 0)).isEqualTo(2275);
    }

    @Test
    void twoDiceAgainstTwo() {
        Exchange exchange = Exchange.of(2, 2);
        assertThat(exchange.count(0, 2)).isEqualTo(295);
        assertThat(exchange.count(1, 1)).isEqualTo(420);
        assertThat(exchange.count(2, 0)).isEqualTo(581);
    }

    @Test
    void exchangesWithASingleDie() {
        assertThat(Exchange.of(1, 1).count(0, 1)).isEqualTo(15);
        assertThat(Exchange.of(2, 1).count(0, 1)).isEqualTo(125);
        assertThat(Exchange.of(3, 1).count(0, 1)).isEqualTo(855);
        assertThat(Exchange.of(1, 2).count(0, 1)).isEqualTo(55);
    }

    @Test
    void withEqualForcesTheAttackerIsTheFavouriteFromFiveOn() {
        assertThat(BattleTable.of(NONE).winProbability(5, 5)).isCloseTo(0.506, rounded(3));
        for (int units = 1; units <= BattleTable.MOST_UNITS; units++) {
            assertThat(BattleTable.of(NONE).winProbability(units, units) > 0.5)
                    .as("%d against %d", units, units)
                    .isEqualTo(units >= 5);
        }
    }

    @Test
    void oneMoreAttackerNeverHurtsAndOneMoreDefenderNeverHelps() {
        MODIFIERS.forEach((name, modifiers) -> monotone(name, BattleTable.of(modifiers)));
    }

    /** Up to 20 units a difference is always seen; beyond that it may vanish in rounding near 0 and 1. */
    private static void monotone(String name, BattleTable table) {
        for (int a = 1; a < BattleTable.MOST_UNITS; a++) {
            for (int d = 1; d < BattleTable.MOST_UNITS; d++) {
                double here = table.winProbability(a, d);
                double least = here > 1e-9 && here < 1 - 1e-9 ? 0 : -1e-14;
                String where = name + ": " + a + " against " + d;
                assertThat(table.winProbability(a + 1, d) - here).as(where).isGreaterThan(least);
                assertThat(here - table.winProbability(a, d + 1)).as(where).isGreaterThan(least);
            }
        }
    }

    /** The statements of the file, each held by a test of this class. */
    @Test
    void allStatementsOfTheFileAreTested() {
        assertThat(ODDS.path("checks").size()).isEqualTo(5);
    }
}
