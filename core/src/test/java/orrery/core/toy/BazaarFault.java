package orrery.core.toy;

/** Faults that can be planted in the rules of Bazaar, each to be found by one property of the table. */
public enum BazaarFault {
    /** A procedure looks at something that is no part of the game. */
    OUTSIDE,
    /** A procedure remembers how often it was carried out. */
    COUNTS_RUNS,
    /** A lane looks at what another lane did. */
    PEEKS,
    /** A procedure keeps hidden cards across a question. */
    KEPT_ACROSS,
    /** Dealing anew changes the seat's own hand, too. */
    OWN_REDEAL,
    /** A copy of a state shares the hands. */
    SHARED_COPY,
    /** Three coins may be staked whether the seat has them or not. */
    OPEN_OFFER,
    /** Nobody may stake more than two coins: not a fault, but rules that have been made stricter. */
    STRICTER
}
