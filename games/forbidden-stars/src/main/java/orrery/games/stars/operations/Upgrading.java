package orrery.games.stars.operations;

import orrery.core.Message;
import orrery.core.Seat;
import orrery.core.Table;
import orrery.games.stars.Articles;
import orrery.games.stars.Holdings;
import orrery.games.stars.OrderFlag;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsQuestion;
import orrery.games.stars.StarsState;
import orrery.games.stars.Step;
import orrery.games.stars.components.OrderUpgrade;

/** Order upgrades that are offered at one moment of an order. Article upgrade-once. */
final class Upgrading {

    private Upgrading() {}

    /** Offers an upgrade that changes the order; used, it sets the flag. */
    static void offer(Table<StarsState, StarsFact> table, int seat, OrderUpgrade upgrade, OrderFlag flag) {
        if (table.state().isReady(seat, upgrade) && wants(table, seat, upgrade)) {
            Holdings.use(table, seat, upgrade);
            table.record(new StarsFact.OrderMarked(Seat.of(seat), flag));
        }
    }

    /** Whether the seat uses the upgrade now. */
    static boolean wants(Table<StarsState, StarsFact> table, int seat, OrderUpgrade upgrade) {
        return table.ask(StarsQuestion.of(
                        table.state(),
                        seat,
                        Step.REVEAL_ORDER,
                        Articles.of(upgrade),
                        () -> Message.of("prompt.upgrade", upgrade),
                        offers -> {
                            offers.legal(new StarsChoice.UseUpgrade(upgrade), upgrade);
                            offers.legal(new StarsChoice.Decline());
                        }))
                instanceof StarsChoice.UseUpgrade;
    }
}
