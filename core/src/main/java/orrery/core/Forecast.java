package orrery.core;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The odds of what a choice would begin, as far as the seat that may choose it can know.
 *
 * @param success chance that it reaches its aim if it is carried on to the end, 0 to 1; null if it has no such aim
 * @param next    outcomes of the next roll; their chances sum to 1
 * @param end     what is left when it is carried on to the end; their chances sum to 1
 * @param exact   whether the chances are computed rather than sampled
 */
public record Forecast(@Nullable Double success, List<Outlook> next, List<Outlook> end, boolean exact) {

    public Forecast {
        next = List.copyOf(next);
        end = List.copyOf(end);
    }

    /**
     * One thing that can come of it.
     *
     * @param chance 0 to 1
     */
    public record Outlook(Message what, double chance, Favour favour) {}

    /** Whom an outcome favours: the one who chooses, nobody, or the other side. */
    public enum Favour implements Component {
        GOOD("good"),
        EVEN("even"),
        BAD("bad");

        private final String id;

        Favour(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }
    }
}
