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
    final long[] friendly = new long[2];
    /** Voids that were uncontrolled before the movement. */
    final long[] empty = new long[2];

    /** Units that have arrived in the areas of the active system by this movement, packed like those of an area. */
    final long[] arrived = new long[4];
    /** The areas from which they came, two words for each area of the active system. */
    final long[] origins = new long[8];

    OrderMemory copy() {
        OrderMemory copy = new OrderMemory();
        copy.seat = seat;
        copy.system = system;
        copy.order = order;
        copy.token = token;
        copy.flags = flags;
        copy.neighbour = neighbour;
        copy.battles = battles;
        copy.roks = roks;
        System.arraycopy(empty, 0, copy.empty, 0, empty.length);
        System.arraycopy(friendly, 0, copy.friendly, 0, friendly.length);
        System.arraycopy(arrived, 0, copy.arrived, 0, arrived.length);
        System.arraycopy(origins, 0, copy.origins, 0, origins.length);
        return copy;
    }
}
