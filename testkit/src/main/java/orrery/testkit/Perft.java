package orrery.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import orrery.core.Choices;
import orrery.core.Fact;
import orrery.core.Playout;
import orrery.core.Policy;
import orrery.core.Question;
import orrery.core.Start;
import orrery.core.State;

/**
 * Counts the courses that a position has: all sequences of so many decisions with two or more choices, chance being the
 * same for the same sequence. A count that changes says that the rules have.
 */
public final class Perft {

    private Perft() {}

    /**
     * @param position gives the position anew each time
     * @param seed     of chance
     * @param depth    decisions, 1 or more
     * @return sequences of {@code depth} decisions, or fewer where the game ends before
     */
    public static <S extends State<S, F>, F extends Fact> long count(
            Supplier<Start<S, F>> position, int seats, long seed, int depth) {
        List<Integer> path = new ArrayList<>();
        long courses = 0;
        while (true) {
            Walk<S> walk = new Walk<>(path, depth);
            Start<S, F> start = position.get();
            try {
                new Playout<>(start.state(), Collections.nCopies(seats, walk), new SplittableRandom(seed))
                        .play(start.first());
            } catch (Walk.DeepEnough enough) {
                // the sequence is complete
            }
            courses++;
            if (!walk.advance()) {
                return courses;
            }
        }
    }

    /** Follows a path of indices, the first choice beyond its end, and turns it into the next path. */
    private static final class Walk<S> implements Policy<S> {

        private static final class DeepEnough extends RuntimeException {

            private static final long serialVersionUID = 1L;

            DeepEnough() {
                super("deep enough", null, false, false);
            }
        }

        private final List<Integer> path;
        private final List<Integer> widths = new ArrayList<>();
        private final int depth;

        Walk(List<Integer> path, int depth) {
            this.path = path;
            this.depth = depth;
        }

        @Override
        public int choose(S state, Question<?> question, Choices<?> legal) {
            if (widths.size() == depth) {
                throw new DeepEnough();
            }
            if (widths.size() == path.size()) {
                path.add(0);
            }
            widths.add(legal.size());
            return path.get(widths.size() - 1);
        }

        boolean advance() {
            while (!path.isEmpty()) {
                int last = path.removeLast();
                if (last + 1 < widths.get(path.size())) {
                    path.add(last + 1);
                    return true;
                }
            }
            return false;
        }
    }
}
