package orrery.core;

import org.jspecify.annotations.Nullable;

/**
 * An answer that a seat gives beforehand to a kind of question ("always the most dice"), so that nobody has to wait for
 * it. Others cannot tell a standing answer from one given on the spot.
 */
public interface StandingOrder<S> extends Component {

    /** What the order says, for its owner. */
    default Message message() {
        return Message.of("standing." + id());
    }

    /**
     * The answer to this question, or {@code null} if the order says nothing about it. It looks at nothing that the
     * question's seat may not see.
     */
    @Nullable
    Choice answer(S state, Question<?> question);

    /** Whether it is in force for every person from the start, until the person withdraws it. */
    default boolean isUsual() {
        return false;
    }
}
