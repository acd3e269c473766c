package orrery.kit.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BagTest {

    @Test
    void everyTokenHasItsPlaceInTheRow() {
        Bag bag = Bag.of(2, 0, 3);
        assertThat(bag.size()).isEqualTo(5);
        assertThat(IntStream.range(0, 5).map(bag::kindAt)).containsExactly(0, 0, 2, 2, 2);
    }

    @Test
    void tokensComeAndGo() {
        Bag bag = Bag.of(1, 0);
        bag.put(1);
        bag.remove(0);
        assertThat(bag.count(0)).isZero();
        assertThat(bag.count(1)).isEqualTo(1);
        assertThat(bag.size()).isEqualTo(1);
        assertThat(bag.kindAt(0)).isEqualTo(1);
        bag.remove(1);
        assertThat(bag.isEmpty()).isTrue();
    }

    @Test
    void aCopyLivesItsOwnLife() {
        Bag bag = Bag.of(1, 1);
        Bag copy = bag.copy();
        assertThat(copy).isEqualTo(bag).hasSameHashCodeAs(bag);
        copy.remove(1);
        assertThat(bag).hasToString("[1, 1]").isNotEqualTo(copy);
    }

    @Test
    void badInputIsNamed() {
        assertThatIllegalArgumentException()
                .isThrownBy(Bag::of)
                .withMessage("a bag must know at least one kind, found none");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Bag.of(1, -2))
                .withMessage("kind 1 must have 0 tokens or more, found -2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Bag.of(1).put(1))
                .withMessage("no such kind: it must be from 0 to 0, found 1");
        assertThatIllegalStateException()
                .isThrownBy(() -> Bag.of(0, 1).remove(0))
                .withMessage("no token of kind 0 is in the bag [0, 1]");
        assertThatIllegalStateException()
                .isThrownBy(() -> Bag.of(0).kindAt(0))
                .withMessage("there is no token of the bag to choose: nothing is left");
    }
}
