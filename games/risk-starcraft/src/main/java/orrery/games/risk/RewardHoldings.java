package orrery.games.risk;

import org.jspecify.annotations.Nullable;
import orrery.core.Seat;
import orrery.games.risk.board.Board;
import orrery.games.risk.board.Reward;
import orrery.games.risk.board.Territory;

/**
 * Which rewards lie face down, who has the others, and where the towers stand. Which of those face down lies on which
 * achievement is left to chance when it is turned up, so no hidden order has to be kept: articles reward, reward-hidden,
 * reward-lost, tower.
 */
final class RewardHoldings {

    private static final byte NOWHERE = -1;

    private final int[] held;
    private int hidden;
    private byte silver = NOWHERE;
    private byte gold = NOWHERE;

    RewardHoldings(int seats, int faceDown) {
        held = new int[seats];
        hidden = faceDown;
    }

    private RewardHoldings(RewardHoldings of) {
        held = of.held.clone();
        hidden = of.hidden;
        silver = of.silver;
        gold = of.gold;
    }

    RewardHoldings copy() {
        return new RewardHoldings(this);
    }

    int hidden() {
        return hidden;
    }

    int held(Seat seat) {
        return seat.index() < held.length ? held[seat.index()] : 0;
    }

    boolean has(Seat seat, Reward reward) {
        return (held(seat) & reward.bit()) != 0;
    }

    /** Where a tower stands, or {@code null}. */
    @Nullable
    Territory tower(Reward tower) {
        byte at = tower == Reward.XELNAGA_TOWER_SILVER ? silver : gold;
        return at == NOWHERE ? null : Territory.at(at);
    }

    /** The territories with a tower of anybody, as a bit mask. */
    long towers() {
        return (silver == NOWHERE ? 0 : 1L << silver) | (gold == NOWHERE ? 0 : 1L << gold);
    }

    /** Towers of a seat that reach an invaded territory: on it or next to it. Article tower-reach. */
    int reaching(Seat seat, Territory target) {
        int own = held(seat);
        if ((own & (Reward.XELNAGA_TOWER_SILVER.bit() | Reward.XELNAGA_TOWER_GOLD.bit())) == 0) {
            return 0;
        }
        long reach = target.bit() | Board.neighbours(target);
        return reaching(own, Reward.XELNAGA_TOWER_SILVER, silver, reach)
                + reaching(own, Reward.XELNAGA_TOWER_GOLD, gold, reach);
    }

    private static int reaching(int own, Reward tower, byte at, long reach) {
        return (own & tower.bit()) != 0 && at != NOWHERE && (reach & 1L << at) != 0 ? 1 : 0;
    }

    // ---- changes

    void turnUp(Seat seat, Reward reward) {
        hidden &= ~reward.bit();
        held[seat.index()] |= reward.bit();
    }

    void raise(Reward tower, @Nullable Territory territory) {
        byte at = territory == null ? NOWHERE : (byte) territory.ordinal();
        if (tower == Reward.XELNAGA_TOWER_SILVER) {
            silver = at;
        } else {
            gold = at;
        }
    }

    /** Takes a reward out of the game, with its tower. */
    void destroy(Seat seat, int rewards) {
        held[seat.index()] &= ~rewards;
        for (Reward tower : new Reward[] {Reward.XELNAGA_TOWER_SILVER, Reward.XELNAGA_TOWER_GOLD}) {
            if ((rewards & tower.bit()) != 0) {
                raise(tower, null);
            }
        }
    }

    /** Gives a seat rewards as they are found in a stored position. */
    void deal(Seat seat, int rewards) {
        held[seat.index()] = rewards;
    }

    void lay(int faceDown) {
        hidden = faceDown;
    }
}
