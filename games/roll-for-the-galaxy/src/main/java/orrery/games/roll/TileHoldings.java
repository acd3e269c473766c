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

    /** Of each stack how many tiles it has, then these, the top one first. */
    private static final int PER_STACK = 1 + Tile.GAME_TILES;

    /** Sets of tiles that each seat has: those it can draw, those it has drawn, those it has abandoned. */
    private static final int SHARE = 0;

    private static final int DRAWN = 1;
    private static final int ABANDONED = 2;
    private static final int SETS = 3;

    private final byte[] stacks;
    private final long[] sets;
    private long bag;

    TileHoldings(int seats) {
        stacks = new byte[seats * STACKS * PER_STACK];
        sets = new long[seats * SETS];
        bag = (1L << Tile.GAME_TILES) - 1;
    }

    private TileHoldings(TileHoldings of) {
        stacks = of.stacks.clone();
        sets = of.sets.clone();
        bag = of.bag;
    }

    TileHoldings copy() {
        return new TileHoldings(this);
    }

    private int seats() {
        return sets.length / SETS;
    }

    private static int row(int seat, Stack stack) {
        return (seat * STACKS + stack.ordinal()) * PER_STACK;
    }

    private static int firstRow(int seat) {
        return seat * STACKS * PER_STACK;
    }

    int size(int seat, Stack stack) {
        return stacks[row(seat, stack)];
    }

    /** The game tile at a place of a stack, 0 on top. */
    Tile at(int seat, Stack stack, int index) {
        return Tile.at(stacks[row(seat, stack) + 1 + index]);
    }

    @Nullable
    Tile top(int seat, Stack stack) {
        return size(seat, stack) == 0 ? null : at(seat, stack, 0);
    }

    void put(int seat, Stack stack, Tile tile, boolean top) {
        int row = row(seat, stack);
        int first = row + 1;
        if (top) {
            System.arraycopy(stacks, first, stacks, first + 1, stacks[row]);
        }
        stacks[first + (top ? 0 : stacks[row])] = (byte) tile.development().ordinal();
        stacks[row]++;
    }

    void take(int seat, Stack stack, Tile tile) {
        int row = row(seat, stack);
        int first = row + 1;
        int wanted = tile.development().ordinal();
        for (int i = 0; i < stacks[row]; i++) {
            if (stacks[first + i] == wanted) {
                System.arraycopy(stacks, first + i + 1, stacks, first + i, stacks[row] - i - 1);
                stacks[row]--;
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
        return sets[seat * SETS + SHARE];
    }

    void setShare(int seat, long tiles) {
        sets[seat * SETS + SHARE] = tiles;
    }

    void deal(int seat, long tiles) {
        sets[seat * SETS + SHARE] = tiles;
        bag &= ~tiles;
    }

    void returnShares() {
        for (int seat = 0; seat < seats(); seat++) {
            bag |= sets[seat * SETS + SHARE];
            sets[seat * SETS + SHARE] = 0;
        }
    }

    long drawn(int seat) {
        return sets[seat * SETS + DRAWN];
    }

    void draw(int seat, long tiles) {
        if ((tiles & ~(bag | sets[seat * SETS + SHARE])) != 0) {
            throw new RulesFault("seat " + (seat + 1) + " draws tiles that it cannot draw");
        }
        bag &= ~tiles;
        sets[seat * SETS + SHARE] &= ~tiles;
        sets[seat * SETS + DRAWN] |= tiles;
    }

    void setDrawn(int seat, long tiles) {
        sets[seat * SETS + DRAWN] = tiles;
    }

    void place(int seat, Stack stack, Tile tile, boolean top) {
        if ((sets[seat * SETS + DRAWN] & tile.development().bit()) == 0) {
            throw new RulesFault("seat " + (seat + 1) + " has not drawn " + tile.id());
        }
        sets[seat * SETS + DRAWN] &= ~tile.development().bit();
        put(seat, stack, tile, top);
    }

    long abandoned(int seat) {
        return sets[seat * SETS + ABANDONED];
    }

    void setAbandoned(int seat, long tiles) {
        sets[seat * SETS + ABANDONED] = tiles;
    }

    void abandon(int seat, Stack stack, Tile tile) {
        take(seat, stack, tile);
        sets[seat * SETS + ABANDONED] |= tile.development().bit();
    }

    void returnAbandoned(int seat) {
        bag |= sets[seat * SETS + ABANDONED];
        sets[seat * SETS + ABANDONED] = 0;
    }

    void giveUp(int seat, Stack stack, Tile tile) {
        take(seat, stack, tile);
        bag |= tile.development().bit();
    }

    /** All tiles of a seat's construction zone. */
    long zone(int seat) {
        long tiles = 0;
        for (int row = firstRow(seat); row < firstRow(seat + 1); row += PER_STACK) {
            for (int i = 1; i <= stacks[row]; i++) {
                tiles |= 1L << stacks[row + i];
            }
        }
        return tiles;
    }

    /** Deals anew what a seat cannot see: the bag, the shares, and what the others hold. */
    void redeal(int viewer, RandomGenerator random) {
        long unseen = bag;
        for (int seat = 0; seat < seats(); seat++) {
            unseen |= sets[seat * SETS + SHARE];
            if (seat != viewer) {
                unseen |= zone(seat) | sets[seat * SETS + DRAWN] | sets[seat * SETS + ABANDONED];
            }
        }
        Lots lots = new Lots(unseen, random);
        for (int seat = 0; seat < seats(); seat++) {
            if (seat != viewer) {
                for (int row = firstRow(seat); row < firstRow(seat + 1); row += PER_STACK) {
                    for (int i = 1; i <= stacks[row]; i++) {
                        stacks[row + i] = (byte) lots.one();
                    }
                }
                sets[seat * SETS + DRAWN] = lots.some(Long.bitCount(sets[seat * SETS + DRAWN]));
                sets[seat * SETS + ABANDONED] = lots.some(Long.bitCount(sets[seat * SETS + ABANDONED]));
            }
            sets[seat * SETS + SHARE] = lots.some(Long.bitCount(sets[seat * SETS + SHARE]));
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
