package orrery.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static orrery.core.BazaarTable.ONE;
import static orrery.core.BazaarTable.THREE;
import static orrery.core.BazaarTable.TWO;
import static orrery.core.BazaarTable.answer;
import static orrery.core.BazaarTable.keep;
import static orrery.core.BazaarTable.seen;
import static orrery.core.BazaarTable.stake;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import orrery.core.toy.BazaarChoice;

/** Seats act together, each on its own. */
class LanesTest {

    @Test
    void whateverTheOrderOfAnsweringTheSameHappens() throws Refused {
        List<Object> expected = null;
        Object dice = null;
        List<List<Seat>> orders = interleavings(2, 2, 2);
        assertThat(orders).hasSize(90);
        for (List<Seat> order : orders) {
            var match = BazaarTable.of(3);
            int[] given = new int[3];
            for (Seat seat : order) {
                if (given[seat.index()]++ == 0) {
                    stake(match, seat, seat.index());
                } else {
                    keep(match, seat);
                }
            }
            for (Seat seat : Seat.first(3)) {
                answer(match, seat, new BazaarChoice.Pass());
            }
            dice = dice == null ? match.log().getLast() : dice;
            expected = expected == null ? seen(match) : expected;
            assertThat(seen(match)).as("order %s", order).isEqualTo(expected);
            assertThat(match.log().getLast()).isEqualTo(dice).isInstanceOf(Entry.Chance.class);
        }
    }

    private static List<List<Seat>> interleavings(int... left) {
        List<List<Seat>> all = new ArrayList<>();
        for (int i = 0; i < left.length; i++) {
            if (left[i] > 0) {
                int[] rest = left.clone();
                rest[i]--;
                for (List<Seat> tail : interleavings(rest)) {
                    List<Seat> order = new ArrayList<>(List.of(Seat.of(i)));
                    order.addAll(tail);
                    all.add(order);
                }
            }
        }
        return all.isEmpty() ? List.of(List.of()) : all;
    }

    @Test
    void whatASeatDoesInItsLaneIsSeenByItselfAlone() throws Refused {
        var match = BazaarTable.of(3);
        Object two = List.of(
                match.facts(TWO),
                match.view(TWO),
                match.prompt(TWO).orElseThrow().id());
        Object visitor = List.of(match.facts(Visitor.VISITOR), match.view(Visitor.VISITOR), match.happened());
        int before = match.facts(ONE).size();
        stake(match, ONE, 2);
        assertThat(match.facts(ONE)).hasSize(before + 2);
        keep(match, ONE);
        assertThat(List.of(
                        match.facts(TWO),
                        match.view(TWO),
                        match.prompt(TWO).orElseThrow().id()))
                .isEqualTo(two);
        assertThat(List.of(match.facts(Visitor.VISITOR), match.view(Visitor.VISITOR), match.happened()))
                .isEqualTo(visitor);
    }

    @Test
    void aSeatReplacesItsAnswerUntilTheLastLaneIsDone() throws Refused {
        var match = BazaarTable.of(3);
        stake(match, ONE, 1);
        keep(match, ONE);
        assertThat(match.prompt(ONE)).isEmpty();
        match.takeBack(ONE);
        Choice other = BazaarTable.legal(match, ONE).getLast();
        assertThat(other).isInstanceOf(BazaarChoice.Exchange.class);
        answer(match, ONE, other);
        for (Seat seat : List.of(TWO, THREE)) {
            stake(match, seat, 1);
            keep(match, seat);
        }
        assertThatThrownBy(() -> match.takeBack(ONE)).isInstanceOf(Refused.class);
        assertThat(match.facts(Visitor.VISITOR).toString()).contains("PutBack[seat=1, card=null]");
    }

    @Test
    void nobodyTakesBackWhatLiesBeforeItsOwnDraw() throws Refused {
        var match = BazaarTable.of(3);
        stake(match, ONE, 1);
        assertThatThrownBy(() -> match.takeBack(ONE))
                .isInstanceOfSatisfying(
                        Refused.class, refused -> assertThat(refused.kind()).isEqualTo(Refused.Kind.NO_UNDO));
    }

    @Test
    void answersThatAnInterjectionMadeIllegalGoBack() throws Refused {
        var match = BazaarTable.of(3);
        stake(match, ONE, 3);
        keep(match, ONE);
        stake(match, TWO, 1);
        int two = match.prompt(TWO).orElseThrow().id();
        match.interject(ONE, new BazaarChoice.Give(THREE));
        assertThat(match.log().getLast()).isEqualTo(new Entry.TakenBack(ONE, 1, 0));
        assertThat(BazaarTable.legal(match, ONE)).hasSize(3).doesNotContain(new BazaarChoice.Stake(3));
        assertThat(match.prompt(TWO).orElseThrow().id()).isEqualTo(two);
        assertThat(BazaarTable.legal(match, THREE)).contains(new BazaarChoice.Stake(4));
        Match<?, ?> again = Match.replay(BazaarTable.GAME, match.setup(), BazaarTable.chance(), match.log());
        assertThat(again.log()).isEqualTo(match.log());
    }

    @Test
    void consentToAnUndoDoesNotTellWhoHasAnswered() throws Refused {
        var match = BazaarTable.of(3);
        stake(match, ONE, 1);
        int own = match.lastDecision(ONE).orElseThrow();
        var before = match.consentNeeded(ONE, own);
        stake(match, TWO, 1);
        assertThat(match.consentNeeded(ONE, own)).isEqualTo(before).containsExactlyInAnyOrder(TWO, THREE);
    }
}
