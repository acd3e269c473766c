package orrery.games.risk.invasion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;
import orrery.games.risk.RiskState;
import orrery.games.risk.board.Territory;
import orrery.games.risk.scenario.RiskWords;
import orrery.kit.dice.BattleTable;

/**
 * The odds are those of the game: from every standing the next roll is fought out by the game itself for every throw there
 * is, and the chances told for the standings it leads to average to the chance told for where it began. What holds for each
 * step of a battle holds for the whole of it.
 */
class InvasionOddsTest {

    private static final Territory FROM = Territory.AUGUSTGRAD;
    private static final Territory TO = Territory.KERESH_PROVINCE;

    /** What is told of a standing: the chance to win, and the units left on average. */
    private record Told(double wins, double attackersLeft, double defendersLeft) {

        Told plus(Told other, double weight) {
            return new Told(
                    wins + weight * other.wins,
                    attackersLeft + weight * other.attackersLeft,
                    defendersLeft + weight * other.defendersLeft);
        }
    }

    private static final Told NOTHING = new Told(0, 0, 0);

    @ParameterizedTest(name = "{0} against {1}: {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | 1 |",
                "2 | 1 |",
                "3 | 1 |",
                "1 | 2 |",
                "2 | 2 |",
                "3 | 2 |",
                "7 | 5 |",
                "3 | 2 | hero 1 augustgrad",
                "3 | 2 | hero 2 keresh-province",
                "4 | 3 | hero 1 augustgrad; hero 2 keresh-province",
            })
    void heroes(int attackers, int defenders, String lines) throws BadLine {
        theNextRollAgrees(attackers, defenders, lines, "");
    }

    @ParameterizedTest(name = "{0} against {1}: {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "3 | 2 | extra-dice 2",
                "2 | 1 | extra-dice 2",
                "4 | 3 | attack-each 1",
                "4 | 3 | attack-highest 1",
                "4 | 3 | attack-each 1 attack-highest 1",
                "4 | 3 | defence-highest 1",
                "4 | 3 | defence-lower 1",
                "4 | 3 | defence-highest 1 defence-lower 1",
                "4 | 3 | attack-limit 2",
                "4 | 3 | defence-limit 1",
                "4 | 3 | attack-limit 2 defence-highest 1",
                "3 | 2 | weaker 1 weaker-rolls 2",
                "3 | 2 | weaker 1 weaker-rolls 1 attack-highest 1",
                "3 | 2 | weaker 1 weaker-rolls 1 attack-each 1",
                "4 | 3 | shield 1 shield-left 4",
                "4 | 1 | shield 1 shield-left 1",
                "3 | 2 | shield 1 shield-left 2 weaker 1 weaker-rolls 2",
            })
    void lastingEffects(int attackers, int defenders, String effects) throws BadLine {
        theNextRollAgrees(attackers, defenders, "", effects);
        theNextRollAgrees(attackers, defenders, "hero 1 augustgrad; hero 2 keresh-province", effects);
    }

    @ParameterizedTest(name = "{0} against {1}: {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | 1 | reroll",
                "2 | 1 | reroll defence-highest 1",
                "2 | 2 | reroll",
                "4 | 3 | reroll attack-limit 2 defence-lower 1",
                "2 | 2 | reroll weaker 1 weaker-rolls 1",
                "2 | 2 | reroll shield 1 shield-left 1",
            })
    void diceThrownAgain(int attackers, int defenders, String effects) throws BadLine {
        theNextRollAgrees(attackers, defenders, "hero 2 keresh-province", effects);
    }

    private static void theNextRollAgrees(int attackers, int defenders, String lines, String effects) throws BadLine {
        RiskState state = state(attackers, defenders, Objects.requireNonNullElse(lines, ""), effects);
        Invasion invasion = Objects.requireNonNull(state.invasion(FROM, TO));
        Told told = told(state, invasion);

        Told found = average(state, invasion);

        assertThat(found.wins()).isCloseTo(told.wins(), within(1e-9));
        assertThat(found.attackersLeft()).isCloseTo(told.attackersLeft(), within(1e-9));
        assertThat(found.defendersLeft()).isCloseTo(told.defendersLeft(), within(1e-9));
    }

    private static RiskState state(int attackers, int defenders, String more, String effects) throws BadLine {
        List<String> lines = new ArrayList<>(List.of(
                "turn 1 invasion",
                FROM.id() + " 1 " + (attackers + 1),
                TO.id() + " 2 " + defenders,
                "invasion " + FROM.id() + " " + TO.id() + " rolls 1 " + effects));
        for (String line : more.split(";")) {
            if (!line.isBlank()) {
                lines.add(line.trim());
            }
        }
        return new RiskWords()
                .begin(Setup.of("basic-training", 3), Line.numbered(lines.toArray(String[]::new)))
                .state();
    }

    private static Told told(RiskState state, Invasion invasion) {
        int attackers = state.units(FROM) - 1;
        int defenders = state.units(TO);
        BattleTable table = BattleTable.of(InvasionOdds.modifiers(
                invasion,
                Backing.ofAttack(state, Seat.of(0), state.heroAt(Seat.of(0), FROM), TO),
                Backing.ofDefence(state, Seat.of(1), TO)));
        return new Told(
                table.winProbability(attackers, defenders),
                table.expectedAttackersLeft(attackers, defenders),
                table.expectedDefendersLeft(attackers, defenders));
    }

    /** All first throws, and for each the best of what can be thrown again. */
    private static Told average(RiskState state, Invasion invasion) {
        int attack = Math.min(invasion.attackLimit(), state.units(FROM) - 1);
        int thrown = attack + invasion.extraDice() + Math.min(invasion.defenceLimit(), state.units(TO));
        int[] throwOfAll = first(thrown);
        Told sum = NOTHING;
        long count = 0;
        do {
            Told best = again(state, throwOfAll, 0);
            for (int set = 1; invasion.reroll() && set < 1 << attack; set++) {
                Told other = again(state, throwOfAll, set);
                best = other.wins() > best.wins() ? other : best;
            }
            sum = sum.plus(best, 1);
            count++;
        } while (next(throwOfAll));
        return NOTHING.plus(sum, 1.0 / count);
    }

    /** The average over all throws of the dice thrown again. */
    private static Told again(RiskState state, int[] first, int set) {
        int[] second = first(Integer.bitCount(set));
        Told sum = NOTHING;
        long count = 0;
        do {
            ScriptedTable table = new ScriptedTable(state.copy(), first, second, set);
            new FightRoll(FROM, TO, true).play(table);
            sum = sum.plus(
                    told(table.state(), Objects.requireNonNull(table.state().invasion(FROM, TO))), 1);
            count++;
        } while (next(second));
        return NOTHING.plus(sum, 1.0 / count);
    }

    private static int[] first(int dice) {
        int[] values = new int[dice];
        java.util.Arrays.fill(values, 1);
        return values;
    }

    /** The next throw in order; {@code false} if it was the last. */
    private static boolean next(int[] dice) {
        for (int die = dice.length - 1; die >= 0; die--) {
            if (dice[die] < 6) {
                dice[die]++;
                return true;
            }
            dice[die] = 1;
        }
        return false;
    }
}
