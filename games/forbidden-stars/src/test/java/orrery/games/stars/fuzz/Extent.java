package orrery.games.stars.fuzz;

/** How far random tests go. */
final class Extent {

    private static final boolean FAST = Boolean.getBoolean("orrery.fast");
    private static final boolean FULL = Boolean.getBoolean("orrery.full");

    private Extent() {}

    /** One of three numbers, by what the tests were asked for. */
    static int of(int fast, int normal, int full) {
        return FULL ? full : FAST ? fast : normal;
    }
}
