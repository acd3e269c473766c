package orrery.core;

/**
 * Something one seat has to decide. It can be read in two ways that always agree: for people as a {@link Decision} with
 * verdicts and anchors, and for play-outs as bare legal choices.
 *
 * <p>A question looks at the state when it is read, not when it is made: in between something may have been interjected,
 * or dealt anew in a fork. It keeps the state it is about to itself: whoever holds the question learns no more than the legal choices.
 */
public interface Question<C extends Choice> {

    /** Who is asked. */
    Seat seat();

    /** All legal choices and the interesting illegal ones, for people. */
    Decision<C> decision();

    /** The legal choices alone, in the order in which {@link #decision} lists them. */
    void legal(Choices<C> into);

    /**
     * Whether answering at once when only one choice is legal would tell others something hidden. Then the seat is asked
     * (or its standing answer given) as if it had more to choose from.
     */
    default boolean guardsSecret() {
        return false;
    }
}
