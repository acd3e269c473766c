package orrery.games.roll.phases;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Seat;
import orrery.core.Table;
import orrery.games.roll.ExploreFact;
import orrery.games.roll.Powers;
import orrery.games.roll.RollChoice;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollState;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Power;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tables;
import orrery.games.roll.components.Tile;

/** One seat explores, one explorer after another: articles explore, scout, stock. */
final class Exploring {

    private Exploring() {}

    /** While others do the same; a Scout that needs more than the seat's share waits until all others are done. */
    static void amongOthers(Table<RollState, RollFact> table, Seat seat) {
        ExploreQuestion question = new ExploreQuestion(table.state(), seat);
        while (hasWork(table.state(), seat)) {
            if (!act(table, question, false)) {
                return;
            }
        }
        table.record(new ExploreFact.ExploringEnded(seat));
    }

    /** One step of it, while nobody else does. */
    static void alone(Table<RollState, RollFact> table, Seat seat) {
        DieColor waiting = table.state().waiting(seat);
        if (waiting != null) {
            table.record(new ExploreFact.ScoutGoesOn(seat));
            scout(table, seat, waiting);
        } else if (!act(table, new ExploreQuestion(table.state(), seat), true)) {
            return;
        }
        if (!hasWork(table.state(), seat)) {
            table.record(new ExploreFact.ExploringEnded(seat));
        }
    }

    /** All seats that have something to do in this phase. */
    static List<Seat> seats(RollState state) {
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < state.seats(); i++) {
            Seat seat = Seat.of(i);
            if (hasWork(state, seat)) {
                seats.add(seat);
            }
        }
        return seats;
    }

    /** Whether the seat has something to do in this phase. */
    static boolean hasWork(RollState state, Seat seat) {
        return Workers.count(state, seat, Phase.EXPLORE) > 0 || mayArrange(state, seat);
    }

    /** Whether the seat may rearrange its construction zone and has something to rearrange. */
    static boolean mayArrange(RollState state, Seat seat) {
        return Powers.REARRANGE.has(state, seat) && state.zoneSize(seat) > 0;
    }

    /** Does what the seat answers; {@code false} if it ends exploring by that or has to wait. */
    private static boolean act(Table<RollState, RollFact> table, ExploreQuestion question, boolean alone) {
        RollState state = table.state();
        Seat seat = question.seat();
        switch (table.ask(question)) {
            case RollChoice.Stock(DieColor explorer) -> stock(table, seat, explorer);
            case RollChoice.Abandon(Tile side) -> table.record(new ExploreFact.TileAbandoned(seat, side.stack(), side));
            case RollChoice.Arrange(Tile side) -> arrange(table, seat, side);
            case RollChoice.Scout(DieColor explorer) -> {
                int needed = 1 + state.abandonedForScout(seat);
                if (!alone && needed > Long.bitCount(state.share(seat))) {
                    table.record(new ExploreFact.ScoutWaits(seat, explorer));
                    return false;
                }
                scout(table, seat, explorer);
            }
            default -> {
                table.record(new ExploreFact.ExploringEnded(seat));
                return false;
            }
        }
        return true;
    }

    private static void stock(Table<RollState, RollFact> table, Seat seat, DieColor explorer) {
        RollState state = table.state();
        int credits = Tables.STOCK;
        for (long rest = Powers.STOCK_BONUS.of(state, seat); rest != 0; rest &= rest - 1) {
            Power.StockBonus bonus =
                    Powers.STOCK_BONUS.on(Tile.at(Long.numberOfTrailingZeros(rest)), Power.StockBonus.class);
            credits = bonus.explorer() == explorer ? Math.max(credits, bonus.credits()) : credits;
        }
        boolean extra = state.extraWorkers(seat, explorer) > 0;
        table.record(new ExploreFact.Stocked(seat, explorer, extra, Effects.gained(state, seat, credits)));
    }

    private static void scout(Table<RollState, RollFact> table, Seat seat, DieColor explorer) {
        RollState state = table.state();
        int needed = 1 + state.abandonedForScout(seat);
        table.record(new ExploreFact.Scouted(seat, explorer, state.extraWorkers(seat, explorer) > 0));
        Drawing.drawAndPlace(table, seat, needed, Powers.PLACE_ON_TOP.has(state, seat));
    }

    private static void arrange(Table<RollState, RollFact> table, Seat seat, Tile side) {
        RollState state = table.state();
        Stack to = side.stack();
        boolean turned = true;
        for (int i = 0; i < state.stackSize(seat, to); i++) {
            turned &= state.inStack(seat, to, i) != side;
        }
        Stack from = !turned ? to : to == Stack.WORLDS ? Stack.DEVELOPMENTS : Stack.WORLDS;
        table.record(new ExploreFact.TileArranged(seat, from, to, side));
    }
}
