package orrery.testkit.fuzz;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import orrery.core.ChanceSource;
import orrery.core.Choice;
import orrery.core.Fact;
import orrery.core.Playout;
import orrery.core.Purpose;
import orrery.core.Question;
import orrery.core.RulesFault;
import orrery.core.Seat;
import orrery.core.State;

/**
 * What seats and chance answered in a play-out, so that a match can be led along the same course: answers by seat, chance
 * by the number that a match gives to its draws, lanes apart.
 */
final class Recording<S extends State<S, F>, F extends Fact> implements Playout.Observer<S, F> {

    private final Map<Seat, List<Choice>> answers = new HashMap<>();
    private final Map<Long, int[]> chance = new HashMap<>();
    private final List<F> facts = new ArrayList<>();
    private long draws;
    private long laneDraws = -1;
    private long laneBase;
    private long mostLaneDraws;

    @Override
    public void happened(S state, F fact) {
        facts.add(fact);
    }

    @Override
    public void answered(Question<?> question, Choice choice, int options) {
        if (options > 1 || question.guardsSecret()) {
            answers.computeIfAbsent(question.seat(), seat -> new ArrayList<>()).add(choice);
        }
    }

    @Override
    public void chanced(Purpose why, int[] values) {
        chance.put(laneDraws < 0 ? draws++ : laneDraws++, values.clone());
        mostLaneDraws = laneDraws < 0 ? 0 : Math.max(mostLaneDraws, laneDraws - laneBase);
    }

    @Override
    public void laneBegan(Seat seat) {
        laneBase = draws + ((long) (seat.index() + 1) << 40);
        laneDraws = laneBase;
    }

    @Override
    public void lanesMerged() {
        laneDraws = -1;
        draws += 1 + mostLaneDraws;
        mostLaneDraws = 0;
    }

    List<F> facts() {
        return facts;
    }

    /** The answers that a match asks a seat for, in order. */
    Map<Seat, Deque<Choice>> answers() {
        Map<Seat, Deque<Choice>> queues = new HashMap<>();
        answers.forEach((seat, given) -> queues.put(seat, new ArrayDeque<>(given)));
        return queues;
    }

    /** The dice of the play-out again, whatever the order in which lanes throw them. */
    ChanceSource chance() {
        return new ChanceSource() {
            @Override
            public void roll(Draw draw, int sides, int[] values) {
                int[] recorded = recorded(draw, values.length);
                System.arraycopy(recorded, 0, values, 0, values.length);
            }

            @Override
            public int pick(Draw draw, int size) {
                return recorded(draw, 1)[0];
            }

            @Override
            public int[] order(Draw draw, int size) {
                return recorded(draw, size);
            }
        };
    }

    private int[] recorded(ChanceSource.Draw draw, int size) {
        int[] values = chance.get(draw.number());
        if (values == null || values.length != size) {
            throw new RulesFault("the play-out and the match differ: only one draws "
                    + draw.why().id() + " as number " + draw.number());
        }
        return values.clone();
    }
}
