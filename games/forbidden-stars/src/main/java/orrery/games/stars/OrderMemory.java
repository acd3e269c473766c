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
    MovementMemory movement = MovementMemory.NONE;

    OrderMemory() {}

    private OrderMemory(OrderMemory from) {
        seat = from.seat;
        system = from.system;
        order = from.order;
        token = from.token;
        flags = from.flags;
        neighbour = from.neighbour;
        battles = from.battles;
        roks = from.roks;
        movement = from.movement.copy();
    }

    /** The memory of the movement, to be changed. */
    MovementMemory moving() {
        if (movement == MovementMemory.NONE) {
            movement = new MovementMemory();
        }
        return movement;
    }

    OrderMemory copy() {
        return new OrderMemory(this);
    }
}
