package orrery.bots.risk;

import java.util.Arrays;
import orrery.games.risk.board.Board;
import orrery.games.risk.board.Territory;

/** What it takes to get anywhere from the own territories: cheapest ways through enemy units. */
final class Terrain {

    /** Units that a territory costs beyond its defenders: the one that stays there, less what attackers win more often. */
    private static final float STAYING = 0.6f;

    private static final long[] NEIGHBOURS = new long[Territory.COUNT];

    static {
        for (int t = 0; t < Territory.COUNT; t++) {
            NEIGHBOURS[t] = Board.neighbours(Territory.at(t));
        }
    }

    private final float[] price = new float[Territory.COUNT];
    private final float[] reach = new float[Territory.COUNT];
    private final byte[] before = new byte[Territory.COUNT];
    private long mine;
    private long closed;

    static long neighbours(int territory) {
        return NEIGHBOURS[territory];
    }

    void survey(RiskSight sight) {
        mine = sight.mine();
        closed = sight.friendly() & ~mine;
        Arrays.fill(reach, Float.MAX_VALUE);
        for (int t = 0; t < Territory.COUNT; t++) {
            boolean own = (mine & 1L << t) != 0;
            price[t] = own ? 0 : sight.units(t) + STAYING;
            if (own) {
                reach[t] = 0;
            }
        }
        long open = (1L << Territory.COUNT) - 1;
        for (long rest = mine; rest != 0; rest &= rest - 1) {
            relax(Long.numberOfTrailingZeros(rest));
        }
        open &= ~mine & ~closed;
        while (open != 0) {
            int nearest = nearest(open);
            open &= ~(1L << nearest);
            relax(nearest);
        }
    }

    private void relax(int from) {
        for (long rest = NEIGHBOURS[from] & ~mine & ~closed; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            if (reach[from] + price[to] < reach[to]) {
                reach[to] = reach[from] + price[to];
                before[to] = (byte) from;
            }
        }
    }

    /** The one of these territories that is cheapest to reach; there has to be one. */
    int nearest(long among) {
        int best = Long.numberOfTrailingZeros(among);
        for (long rest = among; rest != 0; rest &= rest - 1) {
            int t = Long.numberOfTrailingZeros(rest);
            if (reach[t] < reach[best]) {
                best = t;
            }
        }
        return best;
    }

    /** All territories of the cheapest way to one, itself included, that have to be conquered. */
    long way(int to) {
        long way = 0;
        for (int t = to; (mine & 1L << t) == 0 && (way & 1L << t) == 0; t = before[t]) {
            way |= 1L << t;
        }
        return way;
    }

    /** Units that conquering all of these takes. */
    float price(long territories) {
        float sum = 0;
        for (long rest = territories & ~mine; rest != 0; rest &= rest - 1) {
            sum += price[Long.numberOfTrailingZeros(rest)];
        }
        return sum;
    }

    /** The cheapest territories that grow out of the own ones. */
    long growth(int count) {
        long grown = 0;
        for (int i = 0; i < count; i++) {
            long edge = Board.around(mine | grown) & ~closed;
            if (edge == 0) {
                break;
            }
            int best = Long.numberOfTrailingZeros(edge);
            for (long rest = edge; rest != 0; rest &= rest - 1) {
                int t = Long.numberOfTrailingZeros(rest);
                best = price[t] < price[best] ? t : best;
            }
            grown |= 1L << best;
        }
        return grown;
    }

    /** The nearest {@code count} of these, each with its way. */
    long waysTo(long among, int count) {
        long ways = 0;
        long left = among & ~mine & ~closed;
        for (int i = 0; i < count && left != 0; i++) {
            int t = nearest(left);
            left &= ~(1L << t);
            ways |= way(t);
        }
        return ways;
    }

    /** All of these with the way to the nearest. */
    long whole(long territories) {
        long left = territories & ~mine & ~closed;
        return left == 0 ? 0 : left | way(nearest(left));
    }
}
