package orrery.games.roll;

import java.util.List;
import orrery.core.Seat;
import orrery.games.roll.components.Power;
import orrery.games.roll.components.Tile;

/** Which developments have a power of a kind, so that procedures find them without naming any tile: article powers. */
public enum Powers {
    REASSIGN(Power.Reassign.class),
    DICTATE_UNLIMITED(Power.DictateUnlimited.class),
    DICTATE_MORE(Power.DictateMore.class),
    EXTRA_WORKERS(Power.ExtraWorkers.class),
    REARRANGE(Power.Rearrange.class),
    PLACE_ON_TOP(Power.PlaceOnTop.class),
    EXTRA_TILE(Power.ExtraTile.class),
    STOCK_BONUS(Power.StockBonus.class),
    CREDITS_IF_SCOUTED(Power.CreditsIfScouted.class),
    AT_END_OF_PHASE(Power.AtEndOfPhase.class),
    CREDITS_ON_COMPLETE(Power.CreditsOnComplete.class),
    WORKERS_TO_CUP(Power.WorkersToCup.class),
    CREDITS_PER_TRADE(Power.CreditsPerTrade.class),
    CREDITS_PER_CONSUME(Power.CreditsPerConsume.class),
    CHIPS_PER_CONSUME(Power.ChipsPerConsume.class),
    BUY_CHIPS(Power.BuyChips.class),
    DEVELOP_DISCOUNT(Power.DevelopDiscount.class),
    SETTLE_DISCOUNT(Power.SettleDiscount.class),
    MORE_GOODS(Power.MoreGoods.class),
    SCORING(Power.Scoring.class);

    private final Class<? extends Power> kind;
    private final long tiles;

    Powers(Class<? extends Power> kind) {
        this.kind = kind;
        long mask = 0;
        for (Tile tile : Tile.values()) {
            if (tile.powers().stream().anyMatch(kind::isInstance)) {
                mask |= tile.bit();
            }
        }
        tiles = mask;
    }

    /** The developments with such a power in a seat's tableau, as a bit mask. */
    public long of(RollState state, Seat seat) {
        return state.developments(seat) & tiles;
    }

    /** Whether the seat has such a power. */
    public boolean has(RollState state, Seat seat) {
        return (state.developments(seat) & tiles) != 0;
    }

    /** The power of this kind on a development that has one. */
    public <P extends Power> P on(Tile tile, Class<P> type) {
        List<Power> powers = tile.powers();
        for (int i = 0; i < powers.size(); i++) {
            if (type.isInstance(powers.get(i))) {
                return type.cast(powers.get(i));
            }
        }
        throw new IllegalArgumentException(tile.id() + " has no " + kind.getSimpleName());
    }
}
