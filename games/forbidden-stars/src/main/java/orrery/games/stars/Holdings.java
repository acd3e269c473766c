package orrery.games.stars;

import orrery.core.Seat;
import orrery.core.Table;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.EventTiming;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Tables;

/** Gains and payments within the limits. Articles materiel, asset-limit, component-limits. */
public final class Holdings {

    private Holdings() {}

    /** Gains materiel, as much as the dial has room for. */
    public static void gainMateriel(Table<StarsState, StarsFact> table, int seat, int amount) {
        int gained = Math.min(amount, Tables.MOST_MATERIEL - table.state().materiel(seat));
        if (gained > 0) {
            table.record(new StarsFact.MaterielChanged(Seat.of(seat), gained));
        }
    }

    /** Pays materiel; nothing happens for 0. */
    public static void pay(Table<StarsState, StarsFact> table, int seat, int amount) {
        if (amount > 0) {
            table.record(new StarsFact.MaterielChanged(Seat.of(seat), -amount));
        }
    }

    public static boolean canGain(StarsState state, int seat, Asset asset) {
        return state.assets(seat, asset) < Tables.MOST_ASSETS && state.assetsLeft(asset) > 0;
    }

    /** Gains asset tokens, as many as the limits allow. */
    public static void gainAssets(Table<StarsState, StarsFact> table, int seat, Asset asset, int amount) {
        for (int i = 0; i < amount && canGain(table.state(), seat, asset); i++) {
            table.record(new StarsFact.AssetsChanged(Seat.of(seat), asset, 1));
        }
    }

    public static void spendAssets(Table<StarsState, StarsFact> table, int seat, Asset asset, int amount) {
        if (amount > 0) {
            table.record(new StarsFact.AssetsChanged(Seat.of(seat), asset, -amount));
        }
    }

    public static void use(Table<StarsState, StarsFact> table, int seat, OrderUpgrade upgrade) {
        table.record(new StarsFact.UpgradeUsed(Seat.of(seat), upgrade));
    }

    public static void use(Table<StarsState, StarsFact> table, int seat, EventCard scheme) {
        table.record(new StarsFact.SchemeUsed(Seat.of(seat), scheme));
    }

    /** Whether the seat has a scheme in play for this moment. */
    public static boolean hasScheme(StarsState state, int seat, EventTiming timing) {
        int schemes = state.schemes(seat);
        for (int number = 0; schemes != 0 && number < EventCard.DECK; number++) {
            if ((schemes & 1 << number) != 0
                    && EventCard.of(state.faction(seat), number).timing() == timing) {
                return true;
            }
        }
        return false;
    }
}
