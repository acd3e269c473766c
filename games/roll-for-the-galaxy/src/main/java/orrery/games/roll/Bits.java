package orrery.games.roll;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import orrery.games.roll.components.Tile;

/** Sets of game tiles or developments as bit masks. */
public final class Bits {

    private Bits() {}

    /** Number of the bit that has {@code index} set bits below it. */
    public static int nth(long mask, int index) {
        long rest = mask;
        for (int i = 0; i < index; i++) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }

    /**
     * A number from 0 to below {@code bound}, each as likely as any other but for one part in millions: without the
     * division that {@link RandomGenerator#nextInt(int)} takes, for dealing anew what a bot cannot see.
     */
    static int below(int bound, RandomGenerator random) {
        return (int) ((random.nextInt() & 0xffff_ffffL) * bound >>> 32);
    }

    /** The tiles of a mask, by their developments in ascending order. */
    public static List<Tile> tiles(long mask) {
        List<Tile> tiles = new ArrayList<>();
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            tiles.add(Tile.at(Long.numberOfTrailingZeros(rest)));
        }
        return List.copyOf(tiles);
    }

    /** The mask of tiles, whichever side they are named by. */
    public static long of(List<Tile> tiles) {
        long mask = 0;
        for (Tile tile : tiles) {
            mask |= tile.development().bit();
        }
        return mask;
    }
}
