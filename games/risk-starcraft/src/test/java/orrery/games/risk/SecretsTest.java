package orrery.games.risk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import orrery.core.Fact;
import orrery.core.Match;
import orrery.core.Policy;
import orrery.core.Refused;
import orrery.core.Seat;
import orrery.core.Viewer;
import orrery.core.Visitor;
import orrery.games.risk.cards.FactionCard;

/** Article hidden-hands: everybody sees how many cards others hold and nobody sees which. */
class SecretsTest {

    @ParameterizedTest(name = "with {0} seats")
    @ValueSource(ints = {3, 4, 5, 6})
    void nothingASeatSeesDependsOnWhatIsHiddenFromIt(int seats) throws Refused {
        for (long seed = 0; seed < 4; seed++) {
            RandomPlay.PLAY.match(seed, RandomPlay.setup(seats), 400, (match, random) -> {
                for (Seat seat : Seat.first(seats)) {
                    RiskState dealtAnew = match.state(seat).copy();
                    dealtAnew.redeal(seat, random);
                    assertThat(RandomPlay.GAME.view(dealtAnew, seat)).isEqualTo(match.view(seat));
                    assertThat(RandomPlay.GAME.view(dealtAnew, Visitor.VISITOR)).isEqualTo(match.view(Visitor.VISITOR));
                }
            });
        }
    }

    @Test
    void overManyDealsEveryUnseenCardTurnsUpWhereverItCanBe() throws Refused {
        Match<RiskState, RiskFact> match = RandomPlay.PLAY.match(11, RandomPlay.setup(6), 700, (m, random) -> {});
        RiskState truth = match.state(Visitor.VISITOR);
        SplittableRandom random = new SplittableRandom(5);
        for (Seat viewer : Seat.first(6)) {
            Map<FactionCard, Set<Place>> seen = new EnumMap<>(FactionCard.class);
            for (int i = 0; i < 400; i++) {
                RiskState deal = truth.copy();
                deal.redeal(viewer, random);
                for (FactionCard card : FactionCard.values()) {
                    seen.computeIfAbsent(card, c -> EnumSet.noneOf(Place.class)).add(placeOf(deal, card));
                }
            }
            for (FactionCard card : FactionCard.values()) {
                long settled =
                        truth.hand(viewer) | truth.captured(viewer) | truth.known(viewer) | truth.discard(card.race());
                if ((settled & card.bit()) != 0) {
                    assertThat(seen.get(card)).hasSize(1);
                } else if (truth.deck(card.race()) != 0 && heldByOthers(truth, viewer, card) > 0) {
                    assertThat(seen.get(card)).as(card.id()).contains(Place.DECK, Place.HAND);
                }
            }
        }
    }

    private enum Place {
        DECK,
        HAND,
        DISCARD
    }

    private static Place placeOf(RiskState state, FactionCard card) {
        if ((state.deck(card.race()) & card.bit()) != 0) {
            return Place.DECK;
        }
        return (state.discard(card.race()) & card.bit()) != 0 ? Place.DISCARD : Place.HAND;
    }

    private static int heldByOthers(RiskState state, Seat viewer, FactionCard card) {
        int held = 0;
        for (Seat seat : Seat.first(state.seats())) {
            if (seat != viewer) {
                held += Long.bitCount(
                        (state.hand(seat) | state.captured(seat)) & FactionCard.of(card.race()) & ~state.known(viewer));
            }
        }
        return held;
    }

    @Test
    void aCardDrawnIsToldToItsOwnerAlone() {
        RiskFact drawn = new CardFact.CardDrawn(Seat.of(1), FactionCard.ZERG_BURROW.race(), FactionCard.ZERG_BURROW);
        assertThat(drawn.seenBy(Seat.of(1))).isEqualTo(drawn);
        for (Viewer other : new Viewer[] {Seat.of(0), Seat.of(2), Visitor.VISITOR}) {
            Fact seen = drawn.seenBy(other);
            assertThat(String.valueOf(seen)).doesNotContain("BURROW");
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void aForkForASeatPlaysOnToALegalEndAndLeavesTheTableAlone(long seed) throws Refused {
        RandomPlay.PLAY.match(seed, RandomPlay.setup(4), 120, (match, random) -> {
            Record before = RandomPlay.GAME.position(match.state(Visitor.VISITOR));
            Seat viewer = Seat.of(random.nextInt(4));
            Policy<RiskState> uniform = (state, question, legal) -> random.nextInt(legal.size());
            match.fork(viewer, Collections.nCopies(4, uniform), random).play(match.runningSegment());
            assertThat(RandomPlay.GAME.position(match.state(Visitor.VISITOR))).isEqualTo(before);
        });
    }
}
