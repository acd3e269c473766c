package orrery.core;

import static org.assertj.core.api.Assertions.assertThat;
import static orrery.core.BazaarTable.ONE;
import static orrery.core.BazaarTable.THREE;
import static orrery.core.BazaarTable.TWO;
import static orrery.core.BazaarTable.keep;
import static orrery.core.BazaarTable.stake;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import orrery.core.toy.BazaarFact;
import orrery.core.toy.BazaarState;

/** Play-outs, from the start and from the middle. */
class ForkTest {

    /** What happened in a fork from its checkpoint on. */
    private static List<BazaarFact> facts(Match<BazaarState, BazaarFact> match, Seat viewer, long seed) {
        List<BazaarFact> facts = new ArrayList<>();
        match.fork(viewer, BazaarTable.randomPolicies(match.setup().seats(), seed), new SplittableRandom(seed))
                .observedBy(new Playout.Observer<>() {
                    @Override
                    public void happened(BazaarState state, BazaarFact fact) {
                        facts.add(fact);
                        BazaarTable.GAME.check(state);
                    }
                })
                .play(match.runningSegment());
        return facts;
    }

    @Test
    void aForkKeepsTheSeatsOwnSealedAnswersAndKnowsNothingOfTheOthers() throws Refused {
        var match = BazaarTable.of(3);
        stake(match, ONE, 2);
        stake(match, TWO, 3);
        keep(match, TWO);
        Set<BazaarFact> own = new HashSet<>();
        Set<BazaarFact> others = new HashSet<>();
        Set<Integer> bidsOfTwo = new HashSet<>();
        for (int seed = 0; seed < 60; seed++) {
            List<BazaarFact> first = facts(match, ONE, seed).subList(0, 12);
            for (BazaarFact fact : first) {
                if (fact instanceof BazaarFact.Staked s) {
                    (s.seat() == ONE ? own : others).add(s);
                    if (s.seat() == TWO) {
                        bidsOfTwo.add(s.coins());
                    }
                }
                if (fact instanceof BazaarFact.StakesShown) {
                    break;
                }
            }
        }
        assertThat(own).containsExactly(new BazaarFact.Staked(ONE, 2));
        assertThat(bidsOfTwo).containsExactlyInAnyOrder(0, 1, 2, 3);
    }

    @Test
    void aForkBeginsAtEveryKindOfQuestionForEverySeatAndLeavesTheMatchAlone() throws Refused {
        for (int game = 0; game < 10; game++) {
            var match = BazaarTable.of(3);
            SplittableRandom random = new SplittableRandom(game);
            while (match.outcome().isEmpty()) {
                List<Object> before = List.of(BazaarTable.seen(match), match.log(), match.happened());
                for (Seat seat : Seat.first(3)) {
                    assertThat(facts(match, seat, game)).isNotEmpty();
                }
                assertThat(List.of(BazaarTable.seen(match), match.log(), match.happened()))
                        .isEqualTo(before);
                BazaarTable.answerAny(match, random);
            }
        }
    }

    @Test
    void aForkAfterTheOwnLaneIsDoneGoesOnWithTheOthers() throws Refused {
        var match = BazaarTable.of(3);
        stake(match, THREE, 3);
        keep(match, THREE);
        assertThat(facts(match, THREE, 1)).contains(new BazaarFact.Staked(THREE, 3));
    }

    @Test
    void aForkDealsAnewWhatItsSeatCannotSeeAndKeepsWhatItSees() throws Refused {
        var match = BazaarTable.atTheWindow(3);
        Set<Object> own = new HashSet<>();
        Set<Object> others = new HashSet<>();
        for (int seed = 0; seed < 60; seed++) {
            Playout<BazaarState, BazaarFact> fork =
                    match.fork(ONE, BazaarTable.randomPolicies(3, seed), new SplittableRandom(seed));
            fork.observedBy(new Playout.Observer<>() {
                        private boolean first = true;

                        @Override
                        public void answered(Question<?> question, Choice choice, int options) {
                            if (first) {
                                own.add(List.copyOf(fork.state().hand(ONE)));
                                others.add(List.copyOf(fork.state().hand(TWO)));
                                first = false;
                            }
                        }
                    })
                    .play(match.runningSegment());
        }
        assertThat(own).containsExactly(match.state(ONE).hand(ONE));
        assertThat(others).hasSize(3);
    }

    @Test
    void whatASeatCannotSeeIsDealtAnew() throws Refused {
        var match = BazaarTable.atTheWindow(3);
        Set<Object> handsOfTwo = new HashSet<>();
        for (int seed = 0; seed < 60; seed++) {
            BazaarState state = match.state(ONE).copy();
            Record view = BazaarTable.GAME.view(state, ONE);
            state.redeal(ONE, new SplittableRandom(seed));
            BazaarTable.GAME.check(state);
            assertThat(BazaarTable.GAME.view(state, ONE)).isEqualTo(view);
            handsOfTwo.add(List.copyOf(state.hand(TWO)));
        }
        assertThat(handsOfTwo).hasSize(3);
        assertThat(BazaarTable.GAME.state(BazaarTable.position(match)))
                .satisfies(s -> assertThat(BazaarTable.GAME.position(s)).isEqualTo(BazaarTable.position(match)));
    }

    @Test
    void aPlayoutIsTheMatchWhenItGetsTheSameAnswersAndTheSameChance() throws Refused {
        for (int seed = 0; seed < 20; seed++) {
            AtOneGo.compare(BazaarTable.GAME, seed);
        }
    }
}
