package orrery.core;

import static org.assertj.core.api.Assertions.assertThat;
import static orrery.core.BazaarTable.ONE;
import static orrery.core.BazaarTable.THREE;
import static orrery.core.BazaarTable.TWO;
import static orrery.core.BazaarTable.keep;
import static orrery.core.BazaarTable.stake;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
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
    void aPlayoutIsTheMatchWhenItGetsTheSameAnswersAndTheSameChance() {
        for (int game = 0; game < 20; game++) {
            Start<BazaarState, BazaarFact> start = BazaarTable.GAME.start(Setup.of("market", 3));
            List<BazaarFact> facts = new ArrayList<>();
            Given chance = new Given();
            List<Choice> answers = new ArrayList<>();
            Outcome outcome = new Playout<>(
                            start.state(), BazaarTable.randomPolicies(3, game), new SplittableRandom(game))
                    .observedBy(new Playout.Observer<>() {
                        @Override
                        public void happened(BazaarState state, BazaarFact fact) {
                            facts.add(fact);
                        }

                        @Override
                        public void chanced(Purpose why, int[] values) {
                            chance.add(values);
                        }

                        @Override
                        public void laneBegan(Seat seat) {
                            chance.lane = seat.number();
                        }

                        @Override
                        public void lanesMerged() {
                            chance.lane = 0;
                        }

                        @Override
                        public void answered(Question<?> question, Choice choice, int options) {
                            if (options > 1 || question.guardsSecret()) {
                                answers.add(choice);
                            }
                        }
                    })
                    .play(start.first());
            var match = Match.start(BazaarTable.GAME, Setup.of("market", 3), chance);
            for (Choice answer : answers) {
                Seat seat = match.prompts().getFirst().seat();
                try {
                    BazaarTable.answer(match, seat, answer);
                } catch (Refused refused) {
                    throw new AssertionError(refused);
                }
            }
            assertThat(match.outcome()).contains(outcome);
            assertThat(BazaarTable.position(match)).isEqualTo(BazaarTable.GAME.position(start.state()));
            assertThat(match.facts(ONE))
                    .isEqualTo(facts.stream()
                            .map(f -> f.seenBy(ONE))
                            .filter(java.util.Objects::nonNull)
                            .toList());
        }
    }

    /** Chance that comes out as written down, for each lane apart: draws of lanes are numbered apart, too. */
    private static final class Given implements ChanceSource {

        private final Map<Integer, Deque<int[]>> values = new HashMap<>();
        private int lane;

        void add(int[] drawn) {
            values.computeIfAbsent(lane, l -> new ArrayDeque<>()).add(drawn.clone());
        }

        private int[] next(Draw draw) {
            return values.get((int) (draw.number() >> 40)).remove();
        }

        @Override
        public void roll(Draw draw, int sides, int[] into) {
            System.arraycopy(next(draw), 0, into, 0, into.length);
        }

        @Override
        public int pick(Draw draw, int size) {
            return next(draw)[0];
        }
    }
}
