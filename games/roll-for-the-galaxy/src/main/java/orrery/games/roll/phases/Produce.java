package orrery.games.roll.phases;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.roll.Articles;
import orrery.games.roll.CourseFact;
import orrery.games.roll.GoodsFact;
import orrery.games.roll.Preset;
import orrery.games.roll.Questions;
import orrery.games.roll.RollChoice;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollState;
import orrery.games.roll.Step;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Tile;

/** Each producer becomes a good on a world that has room: articles produce, goods. */
public record Produce() implements Segment<RollState, RollFact> {

    @Override
    public Next play(Table<RollState, RollFact> table) {
        RollState state = table.state();
        if (state.isActive(Phase.PRODUCE)) {
            table.record(new CourseFact.PhaseBegan(Phase.PRODUCE));
            List<Seat> producing = new ArrayList<>();
            for (int i = 0; i < state.seats(); i++) {
                if (state.dice(Seat.of(i), Place.PRODUCE) > 0) {
                    producing.add(Seat.of(i));
                }
            }
            if (!producing.isEmpty()) {
                table.together(producing, Produce::produce);
            }
            EndOfPhase.pay(table, Phase.PRODUCE);
        }
        return new Ship();
    }

    private static void produce(Table<RollState, RollFact> table, Seat seat) {
        RollState state = table.state();
        while (state.dice(seat, Place.PRODUCE) > 0 && Goods.room(state, seat) > 0) {
            if (isSettled(state, seat)) {
                fill(table, seat);
            } else {
                RollChoice.Produce answer = (RollChoice.Produce) table.ask(Questions.of(
                        state,
                        seat,
                        Step.PRODUCE,
                        Articles.PRODUCE,
                        () -> Message.of("prompt.produce", state.dice(seat, Place.PRODUCE)),
                        offers -> offer(offers, state, seat)));
                table.record(new GoodsFact.Produced(seat, answer.producer(), answer.world()));
            }
        }
        Workers.leave(table, seat, Phase.PRODUCE);
    }

    /** Whether it does not matter who produces where: one colour, and enough for all the room there is. */
    private static boolean isSettled(RollState state, Seat seat) {
        return Integer.bitCount(state.colors(seat, Place.PRODUCE)) == 1
                && state.dice(seat, Place.PRODUCE) >= Goods.room(state, seat);
    }

    private static void fill(Table<RollState, RollFact> table, Seat seat) {
        RollState state = table.state();
        DieColor color = DieColor.at(Integer.numberOfTrailingZeros(state.colors(seat, Place.PRODUCE)));
        int capacity = Goods.capacity(state, seat);
        for (int i = 0; i < state.tableauSize(seat); i++) {
            Tile world = state.tableau(seat, i);
            while (world.holdsGoods() && state.goods(world) < capacity) {
                table.record(new GoodsFact.Produced(seat, color, world));
            }
        }
    }

    private static void offer(Offers<RollChoice> offers, RollState state, Seat seat) {
        int capacity = Goods.capacity(state, seat);
        for (int i = 0; i < state.tableauSize(seat); i++) {
            Tile world = state.tableau(seat, i);
            boolean room = world.holdsGoods() && state.goods(world) < capacity;
            if (!room && (world.isDevelopment() || !offers.explains())) {
                continue;
            }
            for (int rest = state.colors(seat, Place.PRODUCE); rest != 0; rest &= rest - 1) {
                DieColor die = DieColor.at(Integer.numberOfTrailingZeros(rest));
                if (room) {
                    offers.legal(Preset.produce(die, world), die, world);
                } else {
                    String why = world.holdsGoods() ? "why.no-room-for-goods" : "why.gray-world";
                    offers.illegal(
                            Preset.produce(die, world),
                            world.holdsGoods() ? Articles.GOODS : Articles.GRAY_WORLDS,
                            Message.of(why, world),
                            die,
                            world);
                }
            }
        }
    }
}
