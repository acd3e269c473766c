package orrery.games.roll.fuzz;

/** How much is played: little by {@code ./orrery test --fast}, much by {@code ./orrery test --full}. */
public final class Extent {

    private static final boolean FAST = Boolean.getBoolean("orrery.fast");
    private static final boolean FULL = Boolean.getBoolean("orrery.full");

    private Extent() {}

    /** One of three numbers, by what the tests were asked for. */
    public static int of(int fast, int normal, int full) {
        return FULL ? full : FAST ? fast : normal;
    }
}
