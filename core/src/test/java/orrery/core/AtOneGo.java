package orrery.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import orrery.core.toy.Bazaar;
import orrery.core.toy.BazaarFact;
import orrery.core.toy.BazaarState;

/** A random game as a play-out, written down so that a match can be led along it answer by answer. */
final class AtOneGo implements Playout.Observer<BazaarState, BazaarFact> {

    private final List<BazaarFact> facts = new ArrayList<>();
    private final List<Choice> answers = new ArrayList<>();
    private final Given chance = new Given();

    private AtOneGo() {}

    /** The play-out and the match that is led along it are the same game. */
    static void compare(Bazaar game, long seed) throws Refused {
        AtOneGo recorded = new AtOneGo();
        Start<BazaarState, BazaarFact> start = game.start(Setup.of("market", 3));
        Outcome outcome = new Playout<>(start.state(), BazaarTable.randomPolicies(3, seed), new SplittableRandom(seed))
                .observedBy(recorded)
                .play(start.first());
        Match<BazaarState, BazaarFact> match = Match.start(game, Setup.of("market", 3), recorded.chance);
        for (Choice answer : recorded.answers) {
            BazaarTable.answer(match, match.prompts().getFirst().seat(), answer);
        }
        assertThat(match.outcome()).contains(outcome);
        assertThat(BazaarTable.position(match)).isEqualTo(game.position(start.state()));
        assertThat(match.truth()).isEqualTo(recorded.facts);
    }

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
