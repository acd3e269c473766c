package orrery.games.roll;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import orrery.core.RulesFault;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tile;

/**
 * Where the game tiles are that no tableau holds: in the bag, in the construction zones, and during Explore in hands or
 * abandoned. The bag keeps no order: a tile is drawn at random when it is drawn.
 */
final class TileHoldings {

    private static final int STACKS = Stack.values().length;

    private final byte[] stacks;
    private final byte[] sizes;
    private long bag;
    private final long[] shares;
    private final long[] drawn;
    private final long[] abandoned;

    TileHoldings(int seats) {
        stacks = new byte[seats * STACKS * Tile.GAME_TILES];
        sizes = new byte[seats * STACKS];
        bag = (1L << Tile.GAME_TILES) - 1;
        shares = new long[seats];
        drawn = new long[seats];
        abandoned = new long[seats];
    }

    private TileHoldings(TileHoldings of) {
        stacks = of.stacks.clone();
        sizes = of.sizes.clone();
        bag = of.bag;
        shares = of.shares.clone();
        drawn = of.drawn.clone();
        abandoned = of.abandoned.clone();
    }

    TileHoldings copy() {
        return new TileHoldings(this);
    }

    private static int row(int seat, Stack stack) {
        return seat * STACKS + stack.ordinal();
    }

    int size(int seat, Stack stack) {
        return sizes[row(seat, stack)];
    }

    /** The game tile at a place of a stack, 0 on top. */
    Tile at(int seat, Stack stack, int index) {
        return Tile.at(stacks[row(seat, stack) * Tile.GAME_TILES + index]);
    }

    @Nullable
    Tile top(int seat, Stack stack) {
        return size(seat, stack) == 0 ? null : at(seat, stack, 0);
    }

    void put(int seat, Stack stack, Tile tile, boolean top) {
        int row = row(seat, stack);
        int first = row * Tile.GAME_TILES;
        if (top) {
            System.arraycopy(stacks, first, stacks, first + 1, sizes[row]);
        }
        stacks[first + (top ? 0 : sizes[row])] = (byte) tile.development().ordinal();
        sizes[row]++;
    }

    void take(int seat, Stack stack, Tile tile) {
        int row = row(seat, stack);
        int first = row * Tile.GAME_TILES;
        int wanted = tile.development().ordinal();
        for (int i = 0; i < sizes[row]; i++) {
            if (stacks[first + i] == wanted) {
                System.arraycopy(stacks, first + i + 1, stacks, first + i, sizes[row] - i - 1);
                sizes[row]--;
                return;
            }
        }
        throw new RulesFault(tile.id() + " is not in the stack of " + stack.id() + " of seat " + (seat + 1));
    }

    long bag() {
        return bag;
    }

    void setBag(long tiles) {
        bag = tiles;
    }

    long share(int seat) {
        return shares[seat];
    }

    void setShare(int seat, long tiles) {
        shares[seat] = tiles;
    }

    void deal(int seat, long tiles) {
        shares[seat] = tiles;
        bag &= ~tiles;
    }

    void returnShares() {
        for (int seat = 0; seat < shares.length; seat++) {
            bag |= shares[seat];
            shares[seat] = 0;
        }
    }

    long drawn(int seat) {
        return drawn[seat];
    }

    void draw(int seat, long tiles) {
        if ((tiles & ~(bag | shares[seat])) != 0) {
            throw new RulesFault("seat " + (seat + 1) + " draws tiles that it cannot draw");
        }
        bag &= ~tiles;
        shares[seat] &= ~tiles;
        drawn[seat] |= tiles;
    }

    void setDrawn(int seat, long tiles) {
        drawn[seat] = tiles;
    }

    void place(int seat, Stack stack, Tile tile, boolean top) {
        if ((drawn[seat] & tile.development().bit()) == 0) {
            throw new RulesFault("seat " + (seat + 1) + " has not drawn " + tile.id());
        }
        drawn[seat] &= ~tile.development().bit();
        put(seat, stack, tile, top);
    }

    long abandoned(int seat) {
        return abandoned[seat];
    }

    void setAbandoned(int seat, long tiles) {
        abandoned[seat] = tiles;
    }

    void abandon(int seat, Stack stack, Tile tile) {
        take(seat, stack, tile);
        abandoned[seat] |= tile.development().bit();
    }

    void returnAbandoned(int seat) {
        bag |= abandoned[seat];
        abandoned[seat] = 0;
    }

    void giveUp(int seat, Stack stack, Tile tile) {
        take(seat, stack, tile);
        bag |= tile.development().bit();
    }

    /** All tiles of a seat's construction zone. */
    long zone(int seat) {
        long tiles = 0;
        for (int row = seat * STACKS; row < (seat + 1) * STACKS; row++) {
            for (int i = 0; i < sizes[row]; i++) {
                tiles |= 1L << stacks[row * Tile.GAME_TILES + i];
            }
        }
        return tiles;
    }

    /** Deals anew what a seat cannot see: the bag, the shares, and what the others hold. */
    void redeal(int viewer, RandomGenerator random) {
        long unseen = bag;
        for (int seat = 0; seat < shares.length; seat++) {
            unseen |= shares[seat];
            if (seat != viewer) {
                unseen |= zone(seat) | drawn[seat] | abandoned[seat];
            }
        }
        Lots lots = new Lots(unseen, random);
        for (int seat = 0; seat < shares.length; seat++) {
            if (seat != viewer) {
                for (int row = seat * STACKS; row < (seat + 1) * STACKS; row++) {
                    for (int i = 0; i < sizes[row]; i++) {
                        stacks[row * Tile.GAME_TILES + i] = (byte) lots.one();
                    }
                }
                drawn[seat] = lots.some(Long.bitCount(drawn[seat]));
                abandoned[seat] = lots.some(Long.bitCount(abandoned[seat]));
            }
            shares[seat] = lots.some(Long.bitCount(shares[seat]));
        }
        bag = lots.rest();
    }

    /** Tiles drawn by lot. */
    private static final class Lots {

        private final RandomGenerator random;
        private final byte[] tiles = new byte[Tile.GAME_TILES];
        private int left;

        Lots(long unseen, RandomGenerator random) {
            this.random = random;
            for (long rest = unseen; rest != 0; rest &= rest - 1) {
                tiles[left++] = (byte) Long.numberOfTrailingZeros(rest);
            }
        }

        int one() {
            int index = random.nextInt(left);
            byte tile = tiles[index];
            tiles[index] = tiles[--left];
            return tile;
        }

        long some(int count) {
            long some = 0;
            for (int i = 0; i < count; i++) {
                some |= 1L << one();
            }
            return some;
        }

        long rest() {
            long rest = 0;
            for (int i = 0; i < left; i++) {
                rest |= 1L << tiles[i];
            }
            return rest;
        }
    }
}
