package orrery.games.roll.phases;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Article;
import orrery.core.Message;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.core.Table;
import orrery.games.roll.Articles;
import orrery.games.roll.BuildFact;
import orrery.games.roll.CourseFact;
import orrery.games.roll.Discounts;
import orrery.games.roll.Powers;
import orrery.games.roll.Preset;
import orrery.games.roll.Questions;
import orrery.games.roll.RollChoice;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollQuestion;
import orrery.games.roll.RollState;
import orrery.games.roll.Step;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Power;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tile;

/**
 * What Develop and Settle have in common: workers on the top tile of a stack, one at a time, and every tile that has as
 * many as it needs is completed at once. Articles develop, settle, completing, tiles-take-effect.
 */
final class Building {

    private static final boolean[] CHOSEN_FIRST = {false, true};

    private Building() {}

    static void all(Table<RollState, RollFact> table, Stack stack) {
        RollState state = table.state();
        table.record(new CourseFact.PhaseBegan(stack.phase()));
        List<Seat> building = new ArrayList<>();
        for (int i = 0; i < state.seats(); i++) {
            Seat seat = Seat.of(i);
            boolean stranded = state.stackSize(seat, stack) == 0 && state.dice(seat, stack.workers()) > 0;
            if (stranded || state.dice(seat, Place.column(stack.phase())) > 0 || isReady(state, seat, stack)) {
                building.add(seat);
            }
        }
        if (!building.isEmpty()) {
            table.together(building, (lane, seat) -> build(lane, seat, stack));
        }
        EndOfPhase.pay(table, stack.phase());
    }

    private static void build(Table<RollState, RollFact> table, Seat seat, Stack stack) {
        RollState state = table.state();
        Place waiting = Place.column(stack.phase());
        completeReady(table, seat, stack);
        while (state.dice(seat, waiting) > 0 && state.stackSize(seat, stack) > 0) {
            table.record(new BuildFact.WorkersPlaced(seat, stack, next(table, seat, stack)));
            completeReady(table, seat, stack);
        }
        if (state.stackSize(seat, stack) == 0 && state.dice(seat, stack.workers()) > 0) {
            table.record(new BuildFact.StackLeft(seat, stack, state.workers(seat, stack.workers())));
        }
        Workers.leave(table, seat, stack.phase());
    }

    /** The workers to place next: all that the top tile still needs if there is nothing to choose, otherwise one. */
    private static List<DieColor> next(Table<RollState, RollFact> table, Seat seat, Stack stack) {
        RollState state = table.state();
        Place waiting = Place.column(stack.phase());
        int missing = Discounts.needed(state, seat, state.inStack(seat, stack, 0)) - state.dice(seat, stack.workers());
        List<DieColor> workers = state.workers(seat, waiting);
        if (workers.size() <= missing || workers.getFirst() == workers.getLast()) {
            return workers.subList(0, Math.min(missing, workers.size()));
        }
        RollChoice answer = table.ask(choosing(state, seat, stack, waiting, Message.of("prompt.next-worker", missing)));
        return List.of(((RollChoice.UseWorker) answer).worker());
    }

    private static RollQuestion choosing(RollState state, Seat seat, Stack stack, Place from, Message prompt) {
        Article article = stack == Stack.DEVELOPMENTS ? Articles.DEVELOP : Articles.SETTLE;
        return Questions.of(state, seat, Step.building(stack), article, () -> prompt, offers -> {
            for (int color = 0; color < DieColor.COUNT; color++) {
                if (state.dice(seat, from, DieColor.at(color)) > 0) {
                    offers.legal(Preset.useWorker(DieColor.at(color)), DieColor.at(color));
                }
            }
        });
    }

    private static boolean isReady(RollState state, Seat seat, Stack stack) {
        Tile top = state.top(seat, stack);
        return top != null && state.dice(seat, stack.workers()) >= Discounts.needed(state, seat, top);
    }

    private static void completeReady(Table<RollState, RollFact> table, Seat seat, Stack stack) {
        while (isReady(table.state(), seat, stack)) {
            complete(table, seat, stack);
        }
    }

    /** The tile enters the tableau, its workers go, it takes effect, and others pay for it: article completing. */
    private static void complete(Table<RollState, RollFact> table, Seat seat, Stack stack) {
        RollState state = table.state();
        Tile tile = state.inStack(seat, stack, 0);
        int needed = Discounts.needed(state, seat, tile);
        spend(table, seat, stack, needed);
        table.record(new BuildFact.Completed(seat, tile, state.workers(seat, Place.SPENT)));
        toCup(table, seat, tile);
        table.record(new BuildFact.WorkersDone(seat));
        Effects.of(table, seat, tile);
        pay(table, seat, tile);
    }

    /** Exactly as many workers as needed; the owner chooses which if more lie there. */
    private static void spend(Table<RollState, RollFact> table, Seat seat, Stack stack, int needed) {
        RollState state = table.state();
        List<DieColor> workers = state.workers(seat, stack.workers());
        if (workers.size() == needed || workers.getFirst() == workers.getLast()) {
            table.record(new BuildFact.WorkersSpent(seat, stack, workers.subList(0, needed)));
            return;
        }
        for (int i = 0; i < needed; i++) {
            Message prompt = Message.of("prompt.spend-worker", needed - i);
            RollChoice answer = table.ask(choosing(state, seat, stack, stack.workers(), prompt));
            table.record(new BuildFact.WorkersSpent(seat, stack, List.of(((RollChoice.UseWorker) answer).worker())));
        }
    }

    /** Powers that send workers of a completed tile to the cup, those first that let the owner choose. */
    private static void toCup(Table<RollState, RollFact> table, Seat seat, Tile tile) {
        RollState state = table.state();
        long powers = Powers.WORKERS_TO_CUP.of(state, seat);
        for (boolean all : CHOSEN_FIRST) {
            for (long rest = powers; rest != 0; rest &= rest - 1) {
                Tile by = Tile.at(Long.numberOfTrailingZeros(rest));
                Power.WorkersToCup power = Powers.WORKERS_TO_CUP.on(by, Power.WorkersToCup.class);
                if (power.all() == all && power.stack() == tile.stack() && !(power.others() && by == tile)) {
                    if (all) {
                        allToCup(table, seat, by, power);
                    } else {
                        chosenToCup(table, seat, by, power);
                    }
                }
            }
        }
    }

    private static void allToCup(Table<RollState, RollFact> table, Seat seat, Tile by, Power.WorkersToCup power) {
        List<DieColor> workers = table.state().workers(seat, Place.SPENT).stream()
                .filter(color -> (power.colors() & color.bit()) != 0)
                .toList();
        if (!workers.isEmpty()) {
            table.record(new BuildFact.WorkersToCup(seat, by, workers));
        }
    }

    private static void chosenToCup(Table<RollState, RollFact> table, Seat seat, Tile by, Power.WorkersToCup power) {
        RollState state = table.state();
        for (int i = 0; i < power.most() && state.dice(seat, Place.SPENT) > 0; i++) {
            boolean enough = i >= power.least();
            RollChoice answer = table.ask(Questions.of(
                    state,
                    seat,
                    Step.building(power.stack()),
                    Articles.tile(by),
                    () -> Message.of(enough ? "prompt.another-to-cup" : "prompt.one-to-cup", by),
                    offers -> offerToCup(offers, state, seat, enough)));
            if (!(answer instanceof RollChoice.ToCup(DieColor worker))) {
                return;
            }
            table.record(new BuildFact.WorkersToCup(seat, by, List.of(worker)));
        }
    }

    private static void offerToCup(Offers<RollChoice> offers, RollState state, Seat seat, boolean enough) {
        for (int color = 0; color < DieColor.COUNT; color++) {
            if (state.dice(seat, Place.SPENT, DieColor.at(color)) > 0) {
                offers.legal(Preset.toCup(DieColor.at(color)), DieColor.at(color));
            }
        }
        if (enough) {
            offers.legal(Preset.DONE);
        } else if (offers.explains()) {
            offers.illegal(Preset.DONE, Articles.COMPLETING, Message.of("why.one-has-to-go"));
        }
    }

    /** Powers that pay for each tile completed. */
    private static void pay(Table<RollState, RollFact> table, Seat seat, Tile tile) {
        for (long rest = Powers.CREDITS_ON_COMPLETE.of(table.state(), seat); rest != 0; rest &= rest - 1) {
            Tile by = Tile.at(Long.numberOfTrailingZeros(rest));
            for (int i = 0; i < by.powers().size(); i++) {
                if (by.powers().get(i) instanceof Power.CreditsOnComplete power
                        && power.stack() == tile.stack()
                        && !(power.others() && by == tile)) {
                    boolean more = !tile.isDevelopment()
                            && (power.extraColors() & tile.color().bit()) != 0;
                    Effects.gain(table, seat, power.amount() + (more ? power.extra() : 0), by);
                }
            }
        }
    }
}
