package orrery.testkit.auction;

/** Faults that can be planted, each to be found by one check. */
public enum Fault {
    /** The view shows all hands. */
    LEAKY_VIEW,
    /** A hidden fact is shown to all. */
    LEAKY_FACT,
    /** An option's message tells what lies in the deck. */
    LEAKY_OPTION,
    /** The options are listed in another order than the legal choices. */
    OTHER_ORDER,
    /** A swapped card is lost. */
    LOST_CARD,
    /** Nobody can give the prize to anybody, nor keep it. */
    DEAD_END,
    /** A procedure looks at something outside the state. */
    OUTSIDE,
    /** A lane looks at what the lane before it did. */
    PEEKING_LANE,
    /** A procedure keeps a hidden card across a question. */
    KEPT_ACROSS,
    /** Dealing anew deals nothing. */
    STUCK_REDEAL,
    /** Dealing anew changes the seat's own hand. */
    OWN_REDEAL,
    /** The stored position forgets the coins. */
    FORGETFUL_POSITION,
    /** One coin too many may be staked. */
    EXTRA_STAKE,
    /** An offered stake breaks the rules when it is made. */
    UNPLAYABLE
}
