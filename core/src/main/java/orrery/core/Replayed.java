package orrery.core;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * What a fork for a seat goes along before it may speculate: the steps of the running segment up to the pending question,
 * without the sealed answers of other seats. At the frontier the state is dealt anew as far as the seat cannot see it.
 */
class Replayed<S extends State<S, F>, F extends Fact> {

    private final Game<S, F> game;
    private final Tape tape;
    private final Seat viewer;
    private final int openBlock;
    private final RandomGenerator random;

    private List<Tape.Item> track;
    private int next;
    private int block;
    private boolean inLane;
    private boolean beyond;

    /** @param openBlock the block in which seats are answering together, or 0 if one seat alone is asked */
    Replayed(Game<S, F> game, Tape tape, Seat viewer, int openBlock, RandomGenerator random) {
        this.game = game;
        this.tape = tape;
        this.viewer = viewer;
        this.openBlock = openBlock;
        this.random = random;
        this.track = tape.main();
    }

    @Nullable
    Choice nextAnswer(Playout<S, F> playout, Question<?> question) {
        Entry.Step step = nextStep(playout);
        return step == null ? null : accept(question, ((Entry.Answer) step).choice());
    }

    /** Looks at an answer of the log before the procedure gets it. */
    Choice accept(Question<?> question, Choice choice) {
        return choice;
    }

    int currentBlock() {
        return inLane ? block : 0;
    }

    int @Nullable [] nextChance(Playout<S, F> playout) {
        Entry.Step step = nextStep(playout);
        return step == null ? null : array(((Entry.Chance) step).values());
    }

    private static int[] array(List<Integer> values) {
        int[] array = new int[values.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = values.get(i);
        }
        return array;
    }

    private Entry.@Nullable Step nextStep(Playout<S, F> playout) {
        while (next < track.size() && track.get(next).step() instanceof Entry.Interjected said) {
            next++;
            game.interject(playout, said.seat(), said.choice());
        }
        if (next < track.size()) {
            return track.get(next++).step();
        }
        beyond = true;
        frontier(playout);
        return null;
    }

    void frontier(Playout<S, F> playout) {
        playout.beyond();
        playout.state().redeal(viewer, random);
    }

    void together(Playout<S, F> playout, List<Seat> seats, Lane<S, F> lane) {
        block++;
        for (Tape.Item item : tape.interjected(block)) {
            Entry.Interjected said = (Entry.Interjected) item.step();
            game.interject(playout, said.seat(), said.choice());
        }
        List<Seat> order = new ArrayList<>(seats);
        order.sort(null);
        boolean sealed = block == openBlock;
        if (sealed) {
            order.remove(viewer);
            if (seats.contains(viewer)) {
                order.addFirst(viewer);
            }
        }
        List<Tape.Item> main = track;
        int resume = next;
        for (Seat seat : order) {
            if (sealed && seat != viewer) {
                if (!beyond) {
                    frontier(playout);
                }
                break;
            }
            track = tape.lane(block, seat);
            next = 0;
            inLane = true;
            lane.play(playout, seat);
        }
        track = main;
        next = resume;
        inLane = false;
        if (sealed) {
            order.remove(viewer);
            playout.together(order, lane);
        }
    }
}
