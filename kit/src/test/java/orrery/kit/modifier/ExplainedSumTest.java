package orrery.kit.modifier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import orrery.core.Message;

class ExplainedSumTest {

    private static final Message TERRITORIES = Message.of("reason.territories");
    private static final Message PLANET = Message.of("reason.planet");
    private static final Message LEAST = Message.of("reason.least");

    @Test
    void theTotalIsTheSumOfItsParts() {
        ExplainedSum sum =
                ExplainedSum.ZERO.plus(TERRITORIES, 4).plus(PLANET, 7).plus(LEAST, -2);
        assertThat(sum.total()).isEqualTo(9);
        assertThat(sum.parts())
                .containsExactly(
                        new Contribution(TERRITORIES, 4), new Contribution(PLANET, 7), new Contribution(LEAST, -2));
    }

    @Test
    void nothingExplainsNothing() {
        assertThat(ExplainedSum.ZERO.total()).isZero();
        assertThat(ExplainedSum.ZERO.plus(PLANET, 0).parts()).isEmpty();
    }

    @Test
    void aLeastValueIsAPartOfItsOwn() {
        assertThat(ExplainedSum.ZERO.plus(TERRITORIES, 2).atLeast(3, LEAST).parts())
                .containsExactly(new Contribution(TERRITORIES, 2), new Contribution(LEAST, 1));
        assertThat(ExplainedSum.ZERO.plus(TERRITORIES, 3).atLeast(3, LEAST).parts())
                .hasSize(1);
    }

    @Test
    void aMostValueTakesAway() {
        assertThat(ExplainedSum.ZERO.plus(TERRITORIES, 5).atMost(3, LEAST).parts())
                .containsExactly(new Contribution(TERRITORIES, 5), new Contribution(LEAST, -2));
        assertThat(ExplainedSum.ZERO.plus(TERRITORIES, 2).atMost(3, LEAST).total())
                .isEqualTo(2);
    }

    @Test
    void sumsAreJoined() {
        ExplainedSum joined = ExplainedSum.ZERO.plus(TERRITORIES, 1).plus(ExplainedSum.ZERO.plus(PLANET, 2));
        assertThat(joined.total()).isEqualTo(3);
        assertThat(joined.parts()).extracting(Contribution::reason).containsExactly(TERRITORIES, PLANET);
    }

    @Test
    void aTotalThatIsTooLargeIsAnErrorAndNotWrong() {
        ExplainedSum sum = ExplainedSum.ZERO.plus(PLANET, Integer.MAX_VALUE).plus(PLANET, 1);
        assertThatExceptionOfType(ArithmeticException.class).isThrownBy(sum::total);
    }
}
