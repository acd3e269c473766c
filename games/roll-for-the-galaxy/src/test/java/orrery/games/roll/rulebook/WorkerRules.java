package orrery.games.roll.rulebook;

import java.util.HashSet;
import java.util.Set;
import orrery.games.roll.RollChoice;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tile;
import orrery.games.roll.components.WorldColor;

/** What may be done with workers, goods and dice. */
final class WorkerRules {

    private WorkerRules() {}

    /** Articles develop, settle: any worker of the phase may be the next. */
    static Set<RollChoice> next(Table table) {
        return workers(table, table.state().phase() == Phase.DEVELOP ? Place.DEVELOP : Place.SETTLE);
    }

    /** Article completing: the owner chooses which workers of the stack are used. */
    static Set<RollChoice> spent(Table table) {
        return workers(table, (table.state().phase() == Phase.DEVELOP ? Stack.DEVELOPMENTS : Stack.WORLDS).workers());
    }

    private static Set<RollChoice> workers(Table table, Place place) {
        Set<RollChoice> allowed = new HashSet<>();
        for (DieColor die : DieColor.values()) {
            if (table.dice(place, die) > 0) {
                allowed.add(new RollChoice.UseWorker(die));
            }
        }
        return allowed;
    }

    /** Any worker that completed the tile goes to the cup; the second one if the owner likes. */
    static Set<RollChoice> toCup(Table table, boolean enough) {
        Set<RollChoice> allowed = new HashSet<>();
        for (DieColor die : DieColor.values()) {
            if (table.dice(Place.SPENT, die) > 0) {
                allowed.add(new RollChoice.ToCup(die));
            }
        }
        if (enough) {
            allowed.add(new RollChoice.Done());
        }
        return allowed;
    }

    /** Article removing-a-die: any die from anywhere. */
    static Set<RollChoice> removed(Table table) {
        Set<RollChoice> allowed = new HashSet<>();
        for (DieColor die : DieColor.values()) {
            for (Place place : Place.values()) {
                if (table.dice(place, die) > 0) {
                    allowed.add(new RollChoice.RemoveDie(die, place));
                }
            }
            for (Tile world : table.worlds()) {
                if (table.state().goods(world, die) > 0) {
                    allowed.add(new RollChoice.RemoveGood(die, world));
                }
            }
        }
        return allowed;
    }

    /** Articles produce, goods, gray-worlds. */
    static Set<RollChoice> produced(Table table) {
        Set<RollChoice> allowed = new HashSet<>();
        int room = table.powers("goods-capacity").isEmpty() ? 1 : 2;
        for (Tile world : table.worlds()) {
            for (DieColor die : DieColor.values()) {
                if (world.color() != WorldColor.GRAY
                        && table.state().goods(world) < room
                        && table.column(Phase.PRODUCE, die) > 0) {
                    allowed.add(new RollChoice.Produce(die, world));
                }
            }
        }
        return allowed;
    }

    /** Articles ship, trade, consume, virtual-workers: every shipper may take every good, and trade or consume it. */
    static Set<RollChoice> shipped(Table table) {
        Set<RollChoice> allowed = new HashSet<>();
        boolean allWork = table.workers(Phase.SHIP) <= table.goods();
        for (Tile world : table.worlds()) {
            for (DieColor good : DieColor.values()) {
                for (DieColor shipper : DieColor.values()) {
                    if (table.state().goods(world, good) == 0) {
                        continue;
                    }
                    boolean extra = table.state().extraWorkers(table.seat(), shipper) > 0;
                    // as long as all will work it is the same which of two of a colour goes first
                    boolean die = table.column(Phase.SHIP, shipper) > 0 && !(extra && allWork);
                    if (extra) {
                        allowed.add(new RollChoice.Trade(shipper, true, world, good));
                        allowed.add(new RollChoice.Consume(shipper, true, world, good));
                    }
                    if (die) {
                        allowed.add(new RollChoice.Trade(shipper, false, world, good));
                        allowed.add(new RollChoice.Consume(shipper, false, world, good));
                    }
                }
            }
        }
        return allowed;
    }

    /** Article recruit. */
    static Set<RollChoice> recruited(Table table) {
        Set<RollChoice> allowed = new HashSet<>();
        for (DieColor die : DieColor.values()) {
            if (table.dice(Place.CITIZENRY, die) > 0) {
                allowed.add(new RollChoice.Recruit(die));
            }
        }
        return allowed;
    }

    /** Articles recall, empty-cup. */
    static Set<RollChoice> recalled(Table table) {
        Set<RollChoice> allowed = new HashSet<>();
        for (DieColor die : DieColor.values()) {
            for (Stack stack : Stack.values()) {
                if (table.dice(stack.workers(), die) > 0) {
                    allowed.add(new RollChoice.Recall(die, stack.workers()));
                }
            }
            for (Tile world : table.worlds()) {
                if (table.state().goods(world, die) > 0) {
                    allowed.add(new RollChoice.RecallGood(die, world));
                }
            }
        }
        if (table.state().dice(table.seat(), Place.CUP) > 0) {
            allowed.add(new RollChoice.Done());
        }
        return allowed;
    }
}
