package orrery.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import orrery.core.toy.Bazaar;

/** Dice that can be verified. */
class KeyedChanceTest {

    private static ChanceSource.Draw draw(long number) {
        return new ChanceSource.Draw(number, 0, new byte[32], Bazaar.Why.PRIZE);
    }

    private static int[] dice(KeyedChance chance) {
        int[] values = new int[40];
        chance.roll(draw(0), 6, values);
        return values;
    }

    @Test
    void everyFaceComesAsOftenAsTheOthers() {
        KeyedChance chance = BazaarTable.chance();
        int[] count = new int[6];
        int[] values = new int[2];
        for (int i = 0; i < 6_000; i++) {
            chance.roll(draw(i), 6, values);
            count[values[0] - 1]++;
            count[values[1] - 1]++;
        }
        double chiSquare = Arrays.stream(count)
                .mapToDouble(n -> (n - 2_000.0) * (n - 2_000.0) / 2_000.0)
                .sum();
        assertThat(chiSquare).as("5 degrees of freedom, 0.1 per cent").isLessThan(20.52);
    }

    @Test
    void aShuffleHoldsEveryThingOnce() {
        assertThat(BazaarTable.chance().order(draw(1), 52))
                .containsExactlyInAnyOrder(
                        java.util.stream.IntStream.range(0, 52).toArray());
    }

    @Test
    void diceDependOnSeedTableNumberAnswersAndContributions() {
        int[] values = dice(BazaarTable.chance());
        assertThat(dice(BazaarTable.chance())).isEqualTo(values);
        assertThat(dice(new KeyedChance(new byte[32], "table"))).isNotEqualTo(values);
        assertThat(dice(new KeyedChance(
                        java.util.HexFormat.of().parseHex(BazaarTable.chance().secret()), "other")))
                .isNotEqualTo(values);
        assertThat(dice(BazaarTable.chance().with(Seat.of(0), "abc"))).isNotEqualTo(values);
        int[] others = new int[40];
        BazaarTable.chance().roll(draw(1), 6, others);
        assertThat(others).isNotEqualTo(values);
        byte[] consumed = new byte[32];
        consumed[31] = 1;
        BazaarTable.chance().roll(new ChanceSource.Draw(0, 0, consumed, Bazaar.Why.PRIZE), 6, others);
        assertThat(others).isNotEqualTo(values);
    }

    @Test
    void theCommitmentIsTheHashOfTableAndSeed() {
        // printf 't\0' and 32 zero bytes, through sha256sum
        assertThat(new KeyedChance(new byte[32], "t").commitment())
                .isEqualTo("788a3222bfc697df1d3d607ec13ccd676367cb38afbba179087933a581c94cc3");
        assertThatThrownBy(() -> new KeyedChance(new byte[31], "t")).hasMessage("a seed has 32 bytes, not 31");
    }

    @Test
    void theValuesAreThoseOfTheWrittenDefinition() {
        // worked out apart from this program: key = HMAC(seed, "t"), value = HMAC(key, number part index attempt hash)
        int[] values = new int[8];
        new KeyedChance(new byte[32], "t").roll(draw(5), 6, values);
        assertThat(values).containsExactly(5, 4, 3, 2, 6, 3, 4, 2);
    }

    @Test
    void nobodyContributesAfterTheFirstDraw() throws Refused {
        var match = BazaarTable.of(2);
        match.contribute(Seat.of(0), "abc");
        BazaarTable.stake(match, Seat.of(0), 1);
        assertThatThrownBy(() -> match.contribute(Seat.of(1), "def")).isInstanceOf(Refused.class);
    }
}
