package orrery.kit.modifier;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Message;

/**
 * A number together with the parts it is made of, in the order in which they were added.
 *
 * @param parts the contributions
 */
public record ExplainedSum(List<Contribution> parts) {

    /** Nothing yet: 0. */
    public static final ExplainedSum ZERO = new ExplainedSum(List.of());

    public ExplainedSum {
        parts = List.copyOf(parts);
    }

    /** This sum and one more part; a part of 0 explains nothing and is left out. */
    public ExplainedSum plus(Message reason, int amount) {
        if (amount == 0) {
            return this;
        }
        List<Contribution> more = new ArrayList<>(parts);
        more.add(new Contribution(reason, amount));
        return new ExplainedSum(more);
    }

    /** This sum and all parts of another. */
    public ExplainedSum plus(ExplainedSum other) {
        List<Contribution> more = new ArrayList<>(parts);
        more.addAll(other.parts);
        return new ExplainedSum(more);
    }

    /** This sum, filled up to {@code least} by one more part if it is less. */
    public ExplainedSum atLeast(int least, Message reason) {
        return plus(reason, Math.max(0, least - total()));
    }

    /** This sum, cut down to {@code most} by one more part if it is more. */
    public ExplainedSum atMost(int most, Message reason) {
        return plus(reason, Math.min(0, most - total()));
    }

    /** All parts together. */
    public int total() {
        int total = 0;
        for (Contribution part : parts) {
            total = Math.addExact(total, part.amount());
        }
        return total;
    }
}
