package orrery.games.roll;

import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.RulesFault;
import orrery.core.Seat;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Tables;
import orrery.games.roll.components.Tile;

/** What each fact changes in a state of the game. Whether it may happen is a matter of the procedures that record it. */
final class Consequences {

    private Consequences() {}

    static void of(RollFact fact, RollState state) {
        switch (fact) {
            case CourseFact f -> of(f, state);
            case ScreenFact f -> of(f, state);
            case ExploreFact f -> of(f, state);
            case BuildFact f -> of(f, state);
            case GoodsFact f -> of(f, state);
        }
    }

    private static void of(CourseFact fact, RollState state) {
        switch (fact) {
            case CourseFact.TableauDealt f -> deal(state, f);
            case CourseFact.CreditsSet f -> state.credits[f.seat().index()] = (byte) f.credits();
            case CourseFact.RoundBegan f -> state.memory.begin(f.round());
            case CourseFact.PhaseBegan f -> state.memory.begin(f.phase());
            case CourseFact.ExtraWorkersCame f -> f.workers().forEach(worker -> addExtra(state, f.seat(), worker, 1));
            case CourseFact.WorkersUnused f -> {
                moveEach(state, f.seat(), f.workers(), Place.column(f.phase()), Place.CUP);
                state.memory.forgetExtraWorkers(f.seat().index());
            }
            case CourseFact.ManageBegan f -> state.memory.manage();
            case CourseFact.Recruited f -> {
                moveEach(state, f.seat(), f.workers(), Place.CITIZENRY, Place.CUP);
                gain(state, f.seat(), -f.workers().size());
            }
            case CourseFact.CreditFloor f -> state.credits[f.seat().index()] = (byte) f.credits();
            case CourseFact.Recalled f -> move(state, f.seat(), f.die(), f.from(), Place.CUP);
            case CourseFact.GoodRecalled f -> {
                state.tableaus.removeGood(f.world(), f.die().ordinal());
                state.dice.add(f.seat().index(), Place.CUP, f.die().ordinal(), 1);
            }
            case CourseFact.Scored f -> {}
        }
    }

    private static void of(ScreenFact fact, RollState state) {
        switch (fact) {
            case ScreenFact.Rolled f -> {
                for (ScreenFact.RolledDie die : f.dice()) {
                    state.dice.move(
                            f.seat().index(),
                            Place.CUP,
                            die.face().place(),
                            die.color().ordinal(),
                            1);
                }
            }
            case ScreenFact.WildPlaced f -> move(state, f.seat(), f.die(), Place.WILD, Place.column(f.phase()));
            case ScreenFact.PhaseSelected f -> {
                move(state, f.seat(), f.die(), f.from(), Place.STRIP);
                state.memory.set(
                        f.seat().index(), RoundMemory.SELECTED, f.phase().ordinal());
            }
            case ScreenFact.Reassigned f -> reassign(state, f);
            case ScreenFact.Dictated f -> {
                move(state, f.seat(), f.die(), Place.column(f.from()), Place.DICTATED);
                state.memory.add(f.seat().index(), RoundMemory.DICTATES, 1);
                state.memory.set(f.seat().index(), RoundMemory.OPEN, RoundMemory.DICTATE);
                state.memory.set(f.seat().index(), RoundMemory.MOVED, 0);
            }
            case ScreenFact.DictateMoved f -> {
                move(state, f.seat(), f.die(), Place.column(f.from()), Place.column(f.to()));
                state.memory.add(f.seat().index(), RoundMemory.MOVED, 1);
            }
            case ScreenFact.Revealed f -> state.memory.stage = Stage.REVEALED;
            case ScreenFact.ExtraDieRolled f -> state.memory.extraDie = f.face();
            case ScreenFact.PhasesActivated f -> activate(state, f.phases());
        }
    }

    private static void of(ExploreFact fact, RollState state) {
        switch (fact) {
            case ExploreFact.TileDrawn f ->
                state.tiles.draw(f.seat().index(), known(f.tile()).development().bit());
            case ExploreFact.TilePlaced f -> state.tiles.place(f.seat().index(), f.stack(), known(f.tile()), f.top());
            case ExploreFact.ShareDealt f -> state.tiles.deal(f.seat().index(), Bits.of(f.tiles()));
            case ExploreFact.SharesReturned f -> state.tiles.returnShares();
            case ExploreFact.TileAbandoned f -> {
                state.tiles.abandon(f.seat().index(), f.stack(), known(f.tile()));
                state.memory.add(f.seat().index(), RoundMemory.FOR_SCOUT, 1);
            }
            case ExploreFact.Scouted f -> {
                useWorker(state, f.seat(), f.die(), f.extra(), Place.EXPLORE);
                state.memory.set(f.seat().index(), RoundMemory.FOR_SCOUT, 0);
                int seat = f.seat().index();
                state.memory.set(
                        seat,
                        RoundMemory.SCOUTS,
                        state.memory.get(seat, RoundMemory.SCOUTS) | f.die().bit());
            }
            case ExploreFact.Stocked f -> {
                useWorker(state, f.seat(), f.die(), f.extra(), Place.EXPLORE);
                gain(state, f.seat(), f.credits());
            }
            case ExploreFact.ScoutWaits f ->
                state.memory.set(f.seat().index(), RoundMemory.WAITING, f.die().ordinal());
            case ExploreFact.ScoutGoesOn f -> state.memory.set(f.seat().index(), RoundMemory.WAITING, RoundMemory.NONE);
            case ExploreFact.AbandonedReturned f ->
                state.tiles.returnAbandoned(f.seat().index());
            case ExploreFact.TileGivenUp f -> state.tiles.giveUp(f.seat().index(), f.stack(), known(f.tile()));
            case ExploreFact.TileArranged f -> {
                state.tiles.take(f.seat().index(), f.from(), known(f.tile()));
                state.tiles.put(f.seat().index(), f.to(), known(f.tile()), true);
            }
            case ExploreFact.ExploringEnded f -> state.memory.set(f.seat().index(), RoundMemory.EXPLORED, 1);
        }
    }

    private static void of(BuildFact fact, RollState state) {
        switch (fact) {
            case BuildFact.DiceGained f ->
                state.dice.add(f.seat().index(), f.to(), f.die().ordinal(), f.count());
            case BuildFact.GoodGained f ->
                state.tableaus.addGood(f.world(), f.die().ordinal());
            case BuildFact.WorkersPlaced f ->
                moveEach(
                        state,
                        f.seat(),
                        f.workers(),
                        Place.column(f.stack().phase()),
                        f.stack().workers());
            case BuildFact.WorkersSpent f ->
                moveEach(state, f.seat(), f.workers(), f.stack().workers(), Place.SPENT);
            case BuildFact.StackLeft f ->
                moveEach(state, f.seat(), f.workers(), f.stack().workers(), Place.CUP);
            case BuildFact.Completed f -> {
                state.tiles.take(f.seat().index(), f.tile().stack(), f.tile());
                state.tableaus.add(f.seat().index(), f.tile());
            }
            case BuildFact.WorkersToCup f -> moveEach(state, f.seat(), f.workers(), Place.SPENT, Place.CUP);
            case BuildFact.WorkersDone f -> state.dice.moveAll(f.seat().index(), Place.SPENT, Place.CITIZENRY);
            case BuildFact.DieRemoved f ->
                state.dice.add(f.seat().index(), f.from(), f.die().ordinal(), -1);
            case BuildFact.GoodRemoved f ->
                state.tableaus.removeGood(f.world(), f.die().ordinal());
            case BuildFact.CreditsGained f -> gain(state, f.seat(), f.credits());
            case BuildFact.ChipsTaken f -> takeChips(state, f.seat(), f.chips());
        }
    }

    private static void of(GoodsFact fact, RollState state) {
        switch (fact) {
            case GoodsFact.Produced f -> {
                state.dice.add(f.seat().index(), Place.PRODUCE, f.die().ordinal(), -1);
                state.tableaus.addGood(f.world(), f.die().ordinal());
            }
            case GoodsFact.Traded f -> {
                ship(state, f.seat(), f.shipper(), f.extra(), f.world(), f.good());
                gain(state, f.seat(), f.credits());
            }
            case GoodsFact.Consumed f -> {
                ship(state, f.seat(), f.shipper(), f.extra(), f.world(), f.good());
                takeChips(state, f.seat(), f.chips());
            }
            case GoodsFact.ChipsBought f -> {
                gain(state, f.seat(), -f.credits());
                takeChips(state, f.seat(), f.chips());
            }
        }
    }

    private static void deal(RollState state, CourseFact.TableauDealt fact) {
        int seat = fact.seat().index();
        state.factions[seat] = (byte) fact.faction().ordinal();
        state.tableaus.add(seat, fact.faction().left());
        state.tableaus.add(seat, fact.faction().right());
        state.tableaus.add(seat, fact.home());
    }

    private static Tile known(@Nullable Tile tile) {
        if (tile == null) {
            throw new RulesFault("a state that knows all cannot handle an unknown tile");
        }
        return tile;
    }

    private static void move(RollState state, Seat seat, DieColor die, Place from, Place to) {
        state.dice.move(seat.index(), from, to, die.ordinal(), 1);
    }

    private static void moveEach(RollState state, Seat seat, List<DieColor> workers, Place from, Place to) {
        for (DieColor worker : workers) {
            state.dice.move(seat.index(), from, to, worker.ordinal(), 1);
        }
    }

    private static void reassign(RollState state, ScreenFact.Reassigned fact) {
        int seat = fact.seat().index();
        move(state, fact.seat(), fact.die(), Place.column(fact.from()), Place.column(fact.to()));
        if (state.memory.get(seat, RoundMemory.OPEN) == fact.power().ordinal()) {
            state.memory.add(seat, RoundMemory.MOVED, 1);
        } else {
            state.memory.set(seat, RoundMemory.OPEN, fact.power().ordinal());
            state.memory.set(seat, RoundMemory.MOVED, 1);
            state.memory.used[seat] |= fact.power().bit();
        }
    }

    private static void activate(RollState state, List<Phase> phases) {
        for (Phase phase : phases) {
            state.memory.active |= phase.bit();
        }
        for (int seat = 0; seat < state.seats(); seat++) {
            if (state.memory.get(seat, RoundMemory.SELECTED) >= 0) {
                state.dice.moveAll(
                        seat, Place.STRIP, Place.column(Phase.at(state.memory.get(seat, RoundMemory.SELECTED))));
            }
            state.dice.moveAll(seat, Place.DICTATED, Place.CUP);
            for (int phase = 0; phase < Phase.COUNT; phase++) {
                if ((state.memory.active & 1 << phase) == 0) {
                    state.dice.moveAll(seat, Place.column(Phase.at(phase)), Place.CUP);
                }
            }
        }
    }

    private static void addExtra(RollState state, Seat seat, DieColor color, int count) {
        state.memory.add(seat.index(), RoundMemory.EXTRA + color.ordinal(), count);
    }

    private static void useWorker(RollState state, Seat seat, DieColor die, boolean extra, Place from) {
        if (extra) {
            addExtra(state, seat, die, -1);
        } else {
            move(state, seat, die, from, Place.CITIZENRY);
        }
    }

    private static void ship(RollState state, Seat seat, DieColor shipper, boolean extra, Tile world, DieColor good) {
        useWorker(state, seat, shipper, extra, Place.SHIP);
        state.tableaus.removeGood(world, good.ordinal());
        state.dice.add(seat.index(), Place.CITIZENRY, good.ordinal(), 1);
    }

    private static void gain(RollState state, Seat seat, int amount) {
        int now = state.credits[seat.index()] + amount;
        if (now < 0 || now > Tables.MOST_CREDITS) {
            throw new RulesFault("seat " + seat + " cannot have " + now + " credits");
        }
        state.credits[seat.index()] = (byte) now;
    }

    private static void takeChips(RollState state, Seat seat, int count) {
        state.chips[seat.index()] += (short) count;
        state.pool -= count;
    }
}
