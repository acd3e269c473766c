package orrery.games.roll;

import orrery.core.Seat;
import orrery.games.roll.components.Power;
import orrery.games.roll.components.Tile;

/** How many workers a tile needs, with all discounts, which are compulsory: article discounts. */
public final class Discounts {

    private Discounts() {}

    /** Workers that the seat needs for a side, at least 1 if it costs anything. */
    public static int needed(RollState state, Seat seat, Tile side) {
        return side.isDevelopment() ? forDevelopment(state, seat, side) : forWorld(state, seat, side);
    }

    private static int forDevelopment(RollState state, Seat seat, Tile side) {
        int needed = side.cost();
        for (long rest = Powers.DEVELOP_DISCOUNT.of(state, seat); rest != 0; rest &= rest - 1) {
            Power.DevelopDiscount discount =
                    Powers.DEVELOP_DISCOUNT.on(Tile.at(Long.numberOfTrailingZeros(rest)), Power.DevelopDiscount.class);
            if (!discount.reassignOnly() || side.hasReassignPower()) {
                needed = lowered(needed, discount.amount(), discount.minimum());
            }
        }
        return needed;
    }

    private static int forWorld(RollState state, Seat seat, Tile side) {
        long discounts = Powers.SETTLE_DISCOUNT.of(state, seat);
        if (discounts == 0) {
            return side.cost();
        }
        return lowered(lowered(side.cost(), side, discounts, true), side, discounts, false);
    }

    /** Takes those discounts off that come first, or the others. */
    private static int lowered(int cost, Tile side, long discounts, boolean first) {
        int needed = cost;
        for (long rest = discounts; rest != 0; rest &= rest - 1) {
            Power.SettleDiscount discount =
                    Powers.SETTLE_DISCOUNT.on(Tile.at(Long.numberOfTrailingZeros(rest)), Power.SettleDiscount.class);
            if (discount.first() == first && (discount.worlds() & side.color().bit()) != 0) {
                needed = lowered(needed, discount.amount(), discount.minimum());
            }
        }
        return needed;
    }

    private static int lowered(int needed, int amount, int minimum) {
        return Math.min(needed, Math.max(minimum, needed - amount));
    }
}
