package orrery.bots;

import java.util.concurrent.atomic.AtomicLong;
import orrery.core.Choices;
import orrery.core.Policy;
import orrery.core.Question;

/**
 * A policy that always answers: when the one it stands for fails or names no legal choice, the first legal choice is
 * taken instead. Failures are counted, and the first is written to the standard error stream.
 */
public final class Steadfast<S> implements Policy<S> {

    private final String name;
    private final Policy<S> thinking;
    private final AtomicLong failures = new AtomicLong();

    /** @param name what the message of a failure calls the policy */
    public Steadfast(String name, Policy<S> thinking) {
        this.name = name;
        this.thinking = thinking;
    }

    @Override
    public int choose(S state, Question<?> question, Choices<?> legal) {
        int options = legal.size();
        try {
            int index = thinking.choose(state, question, legal);
            if (index >= 0 && index < options) {
                return index;
            }
            failed(question, "named choice " + index + " of " + options);
        } catch (RuntimeException | StackOverflowError e) {
            failed(question, "failed with " + e);
        }
        return 0;
    }

    private void failed(Question<?> question, String how) {
        if (failures.getAndIncrement() == 0) {
            System.err.println("bot " + name + " of seat " + question.seat() + " " + how + " at "
                    + question.getClass().getSimpleName() + "; it takes the first legal choice instead");
        }
    }

    /** How many answers had to be replaced so far. */
    public long failures() {
        return failures.get();
    }
}
