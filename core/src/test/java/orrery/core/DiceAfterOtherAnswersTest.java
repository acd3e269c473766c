package orrery.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static orrery.core.BazaarTable.ONE;
import static orrery.core.BazaarTable.TWO;
import static orrery.core.BazaarTable.answer;

import org.junit.jupiter.api.Test;
import orrery.core.toy.BazaarChoice;

/** Who goes back and chooses otherwise gets dice that have nothing to do with those it has seen; the same moves, the same. */
class DiceAfterOtherAnswersTest {

    /** Of 36 pairs, 35 degrees of freedom, 0.1 per cent. */
    private static final double LIMIT = 66.62;

    private static final int TABLES = 1_440;

    /** Dice that forget what has been answered: all else is as it should be. */
    private record Forgetful(KeyedChance dice) implements ChanceSource {

        private static Draw forgotten(Draw draw) {
            return new Draw(draw.number(), draw.part(), new byte[32], draw.why());
        }

        @Override
        public void roll(Draw draw, int sides, int[] values) {
            dice.roll(forgotten(draw), sides, values);
        }

        @Override
        public int pick(Draw draw, int size) {
            return dice.pick(forgotten(draw), size);
        }
    }

    private interface Source {
        ChanceSource of(KeyedChance dice);
    }

    /** The first die after a pass, and after going back and giving a coin before the same pass. */
    private static int[] pair(int table, Source source) throws Refused {
        byte[] seed = {(byte) table, (byte) (table >> 8)};
        ChanceSource dice = source.of(new KeyedChance(java.util.Arrays.copyOf(seed, 32), "table"));
        var match = Match.start(BazaarTable.GAME, Setup.of("market", 2), dice);
        for (Seat seat : Seat.first(2)) {
            BazaarTable.stake(match, seat, 1);
            BazaarTable.keep(match, seat);
        }
        answer(match, ONE, new BazaarChoice.Pass());
        answer(match, TWO, new BazaarChoice.Pass());
        int first = die(match);
        goBack(match);
        answer(match, TWO, new BazaarChoice.Pass());
        assertThat(die(match)).as("the same moves").isEqualTo(first);
        goBack(match);
        match.interject(TWO, new BazaarChoice.Give(ONE));
        answer(match, TWO, new BazaarChoice.Pass());
        return new int[] {first, die(match)};
    }

    private static void goBack(Match<?, ?> match) throws Refused {
        match.askUndo(TWO, match.lastDecision(TWO).orElseThrow());
        match.answerUndo(ONE, true);
    }

    private static int die(Match<?, ?> match) {
        return match.log().stream()
                .filter(Entry.Chance.class::isInstance)
                .map(Entry.Chance.class::cast)
                .filter(chance -> chance.block() == 0)
                .reduce((earlier, later) -> later)
                .orElseThrow()
                .values()
                .getFirst();
    }

    private static void independent(Source source) throws Refused {
        int[][] counts = new int[6][6];
        for (int table = 0; table < TABLES; table++) {
            int[] pair = pair(table, source);
            counts[pair[0] - 1][pair[1] - 1]++;
        }
        double expected = TABLES / 36.0;
        double chiSquare = 0;
        for (int[] row : counts) {
            for (int count : row) {
                chiSquare += (count - expected) * (count - expected) / expected;
            }
        }
        assertThat(chiSquare).isLessThan(LIMIT);
    }

    @Test
    void aDieOnceSeenIsWorthNothingAfterAnotherChoice() throws Refused {
        independent(dice -> dice);
    }

    @Test
    void diceThatForgetTheAnswersAreFoundOut() {
        assertThatThrownBy(() -> independent(Forgetful::new)).isInstanceOf(AssertionError.class);
    }
}
