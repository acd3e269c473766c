package orrery.kit.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PileTest {

    @Test
    void theLastCardPutIsTheFirstTaken() {
        Pile pile = Pile.of(3);
        assertThat(pile.top()).isEqualTo(2);
        assertThat(pile.take()).isEqualTo(2);
        pile.put(7);
        assertThat(pile).hasToString("[0, 1, 7]");
    }

    @Test
    void aCardPutUnderIsTakenLast() {
        Pile pile = Pile.of(2);
        pile.putUnder(9);
        assertThat(pile.toArray()).containsExactly(9, 0, 1);
    }

    @Test
    void cardsAreTakenFromWithin() {
        Pile pile = Pile.of(4);
        assertThat(pile.takeAt(1)).isEqualTo(1);
        pile.remove(3);
        assertThat(pile.toArray()).containsExactly(0, 2);
        assertThat(pile.contains(2)).isTrue();
        assertThat(pile.contains(3)).isFalse();
    }

    @Test
    void ofTwoEqualCardsTheTopmostIsRemoved() {
        Pile pile = Pile.of(2);
        pile.put(0);
        pile.remove(0);
        assertThat(pile.toArray()).containsExactly(0, 1);
    }

    @Test
    void aPileIsPutOnAnother() {
        Pile deck = Pile.of(2);
        Pile discard = Pile.of(3);
        deck.putAll(discard);
        assertThat(deck.toArray()).containsExactly(0, 1, 0, 1, 2);
        assertThat(discard.isEmpty()).isTrue();
    }

    @Test
    void theOrderComesFromOutside() {
        Pile pile = Pile.empty();
        pile.put(10);
        pile.put(11);
        pile.put(12);
        pile.arrange(new int[] {2, 0, 1});
        assertThat(pile.toArray()).containsExactly(12, 10, 11);
    }

    @Test
    void aCopyLivesItsOwnLife() {
        Pile pile = Pile.of(20);
        Pile copy = pile.copy();
        assertThat(copy).isEqualTo(pile).hasSameHashCodeAs(pile);
        copy.take();
        copy.put(5);
        assertThat(pile).isEqualTo(Pile.of(20)).isNotEqualTo(copy);
    }

    @Test
    void mixingMakesEveryOrderAboutAsLikely() {
        SplittableRandom random = new SplittableRandom(42);
        Map<String, Integer> seen = new HashMap<>();
        for (int time = 0; time < 6000; time++) {
            Pile pile = Pile.of(3);
            pile.mix(random);
            seen.merge(pile.toString(), 1, Integer::sum);
        }
        assertThat(seen).hasSize(6);
        assertThat(seen.values()).allSatisfy(times -> assertThat(times).isBetween(850, 1150));
    }

    @Test
    void badInputIsNamed() {
        assertThatIllegalStateException()
                .isThrownBy(() -> Pile.empty().take())
                .withMessage("there is no card of the pile to choose: nothing is left");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Pile.of(2).takeAt(2))
                .withMessage("no such card of the pile: it must be from 0 to 1, found 2");
        assertThatIllegalStateException()
                .isThrownBy(() -> Pile.of(2).remove(5))
                .withMessage("card 5 is not in the pile [0, 1]");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Pile.empty().put(-1))
                .withMessage("no such card: it must be from 0 to 32767, found -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Pile.of(2).arrange(new int[] {0}))
                .withMessage("an order of 2 cards is needed, found one of 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Pile.of(2).arrange(new int[] {1, 1}))
                .withMessage("index 1 is twice in the order [1, 1]");
        Pile pile = Pile.of(2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> pile.putAll(pile))
                .withMessage("a pile cannot be put on itself");
    }
}
