package orrery.games.stars.operations;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.stars.Articles;
import orrery.games.stars.Holdings;
import orrery.games.stars.OrderFlag;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsQuestion;
import orrery.games.stars.StarsState;
import orrery.games.stars.Step;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.SystemSide;

/** The Advance order up to the battle. Articles advance-order, move-ships, move-ground, window-advance. */
public record Advance() implements Segment<StarsState, StarsFact> {

    /** Units that may pass a void by Ork Roks. */
    static final int MOST_ROKS = 2;

    @Override
    public Next play(Table<StarsState, StarsFact> table) {
        openWindow(table);
        table.record(new StarsFact.MovementBegan(Seat.of(table.state().activeSeat())));
        return new Movement(true);
    }

    /** Upgrades and schemes at the start of the order, in any order. */
    private static void openWindow(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        int seat = state.activeSeat();
        while (!usable(state, seat).isEmpty()) {
            StarsChoice choice = table.ask(window(state, seat));
            switch (choice) {
                case StarsChoice.UseUpgrade(OrderUpgrade upgrade) -> {
                    Holdings.use(table, seat, upgrade);
                    switch (upgrade) {
                        case CRUSADE -> Holdings.gainAssets(table, seat, Asset.REINFORCEMENT, 1);
                        case FROM_THE_WARP -> mark(table, seat, OrderFlag.SHIPS_IGNORE_STORMS);
                        default -> mark(table, seat, OrderFlag.ROKS);
                    }
                }
                case StarsChoice.UseScheme(EventCard scheme) -> {
                    Holdings.use(table, seat, scheme);
                    mark(table, seat, OrderFlag.UNITS_IGNORE_STORMS);
                    mark(table, seat, OrderFlag.WARP_DIE);
                }
                default -> {
                    return;
                }
            }
        }
    }

    private static void mark(Table<StarsState, StarsFact> table, int seat, OrderFlag flag) {
        table.record(new StarsFact.OrderMarked(Seat.of(seat), flag));
    }

    private static List<StarsChoice> usable(StarsState state, int seat) {
        List<StarsChoice> usable = new ArrayList<>();
        if (state.isReady(seat, OrderUpgrade.CRUSADE)
                && !hasFriendlyWorld(state, seat)
                && Holdings.canGain(state, seat, Asset.REINFORCEMENT)) {
            usable.add(new StarsChoice.UseUpgrade(OrderUpgrade.CRUSADE));
        }
        if (state.isReady(seat, OrderUpgrade.FROM_THE_WARP)) {
            usable.add(new StarsChoice.UseUpgrade(OrderUpgrade.FROM_THE_WARP));
        }
        if (state.isReady(seat, OrderUpgrade.ORK_ROKS)) {
            usable.add(new StarsChoice.UseUpgrade(OrderUpgrade.ORK_ROKS));
        }
        if (state.has(seat, EventCard.THROUGH_THE_WARP)) {
            usable.add(new StarsChoice.UseScheme(EventCard.THROUGH_THE_WARP));
        }
        return usable;
    }

    private static boolean hasFriendlyWorld(StarsState state, int seat) {
        for (int area = 4 * state.activeSystem(); area < 4 * state.activeSystem() + 4; area++) {
            if (StarsState.isWorld(area) && state.isFriendly(area, seat)) {
                return true;
            }
        }
        return false;
    }

    private static StarsQuestion window(StarsState state, int seat) {
        return StarsQuestion.of(
                state,
                seat,
                Step.REVEAL_ORDER,
                Articles.WINDOW_ADVANCE,
                () -> Message.of("prompt.advance-window", SystemSide.at(state.activeSystem())),
                offers -> {
                    usable(state, seat).forEach(offers::legal);
                    offers.legal(new StarsChoice.Done());
                });
    }
}
