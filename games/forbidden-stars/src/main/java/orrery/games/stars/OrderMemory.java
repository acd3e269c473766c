package orrery.games.stars;

/** What is remembered of the order that is being carried out. */
final class OrderMemory {

    static final int NONE = -1;

    int seat = NONE;
    /** The active system. */
    int system = NONE;

    int order = NONE;
    /** Whether the order that is carried out lies on its stack. */
    boolean token;
    /** A bit for each {@link OrderFlag}. */
    int flags;
    /** The system that units moved from, beside the active one. */
    int neighbour = NONE;

    int battles;
    int roks;
    final long[] friendly;
    /** Voids that were uncontrolled before the movement. */
    final long[] empty;

    /** Units that have arrived in the areas of the active system by this movement, packed like those of an area. */
    final long[] arrived;
    /** The areas from which they came, two words for each area of the active system. */
    final long[] origins;

    OrderMemory() {
        friendly = new long[2];
        empty = new long[2];
        arrived = new long[4];
        origins = new long[8];
    }

    private OrderMemory(OrderMemory from) {
        seat = from.seat;
        system = from.system;
        order = from.order;
        token = from.token;
        flags = from.flags;
        neighbour = from.neighbour;
        battles = from.battles;
        roks = from.roks;
        friendly = from.friendly.clone();
        empty = from.empty.clone();
        arrived = from.arrived.clone();
        origins = from.origins.clone();
    }

    OrderMemory copy() {
        return new OrderMemory(this);
    }
}
