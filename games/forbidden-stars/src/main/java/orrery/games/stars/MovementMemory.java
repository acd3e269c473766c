package orrery.games.stars;

/** What is remembered of the movement of an Advance order: where paths led before it, who has come from where. */
final class MovementMemory {

    /** Before anything moves; never changed, so that all may have the same. */
    static final MovementMemory NONE = new MovementMemory();

    /** Areas that were friendly before the movement, a bit each in two words. */
    final long[] friendly;
    /** Voids that were uncontrolled before the movement. */
    final long[] empty;

    /** Units that have arrived in the areas of the active system by this movement, packed like those of an area. */
    final long[] arrived;
    /** The areas from which they came, two words for each area of the active system. */
    final long[] origins;

    MovementMemory() {
        friendly = new long[2];
        empty = new long[2];
        arrived = new long[4];
        origins = new long[8];
    }

    private MovementMemory(MovementMemory from) {
        friendly = from.friendly.clone();
        empty = from.empty.clone();
        arrived = from.arrived.clone();
        origins = from.origins.clone();
    }

    MovementMemory copy() {
        return this == NONE ? this : new MovementMemory(this);
    }
}
