package orrery.games.roll.phases;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.roll.Articles;
import orrery.games.roll.CourseFact;
import orrery.games.roll.GoodsFact;
import orrery.games.roll.Powers;
import orrery.games.roll.Preset;
import orrery.games.roll.Questions;
import orrery.games.roll.RollChoice;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollState;
import orrery.games.roll.Step;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Power;
import orrery.games.roll.components.Tables;
import orrery.games.roll.components.Tile;
import orrery.games.roll.components.WorldColor;
import orrery.games.roll.manage.ManageEmpire;

/** Each shipper trades or consumes a good: articles ship, trade, consume. */
public record Ship() implements Segment<RollState, RollFact> {

    @Override
    public Next play(Table<RollState, RollFact> table) {
        RollState state = table.state();
        if (state.isActive(Phase.SHIP)) {
            table.record(new CourseFact.PhaseBegan(Phase.SHIP));
            Workers.come(table, Phase.SHIP);
            List<Seat> shipping = new ArrayList<>();
            for (int i = 0; i < state.seats(); i++) {
                if (Workers.count(state, Seat.of(i), Phase.SHIP) > 0) {
                    shipping.add(Seat.of(i));
                }
            }
            if (!shipping.isEmpty()) {
                table.together(shipping, Ship::ship);
            }
            EndOfPhase.pay(table, Phase.SHIP);
        }
        return new ManageEmpire();
    }

    private static void ship(Table<RollState, RollFact> table, Seat seat) {
        RollState state = table.state();
        ShipQuestion question = new ShipQuestion(state, seat);
        while (Workers.count(state, seat, Phase.SHIP) > 0 && Goods.lying(state, seat) > 0) {
            switch (table.ask(question)) {
                case RollChoice.Trade trade -> trade(table, seat, trade);
                case RollChoice.Consume consume -> consume(table, seat, consume);
                default -> throw new IllegalStateException("neither traded nor consumed");
            }
        }
        Workers.leave(table, seat, Phase.SHIP);
    }

    /** The price goes by the colour of the world; what others add is one payment with it. */
    private static void trade(Table<RollState, RollFact> table, Seat seat, RollChoice.Trade trade) {
        RollState state = table.state();
        int price = price(state, seat, trade.world().color());
        table.record(new GoodsFact.Traded(
                seat, trade.shipper(), trade.extra(), trade.world(), trade.good(), Effects.gained(state, seat, price)));
        for (long rest = Powers.BUY_CHIPS.of(state, seat); rest != 0; rest &= rest - 1) {
            Tile tile = Tile.at(Long.numberOfTrailingZeros(rest));
            buy(table, seat, tile, Powers.BUY_CHIPS.on(tile, Power.BuyChips.class));
        }
    }

    /** Credits for a good traded from a world of this colour. */
    public static int price(RollState state, Seat seat, WorldColor world) {
        int price = Tables.price(world);
        for (long rest = Powers.CREDITS_PER_TRADE.of(state, seat); rest != 0; rest &= rest - 1) {
            Power.CreditsPerTrade power =
                    Powers.CREDITS_PER_TRADE.on(Tile.at(Long.numberOfTrailingZeros(rest)), Power.CreditsPerTrade.class);
            price += (power.worlds() & world.bit()) != 0 ? power.amount() : 0;
        }
        return price;
    }

    private static void buy(Table<RollState, RollFact> table, Seat seat, Tile tile, Power.BuyChips power) {
        RollState state = table.state();
        if (state.credits(seat) < power.cost()) {
            return;
        }
        RollChoice answer = table.ask(Questions.of(
                state,
                seat,
                Step.SHIP,
                Articles.tile(tile),
                () -> Message.of("prompt.buy-chips", power.chips(), power.cost(), tile),
                offers -> {
                    offers.legal(Preset.BUY_CHIPS, tile);
                    offers.legal(Preset.DONE);
                }));
        if (answer instanceof RollChoice.BuyChips) {
            table.record(new GoodsFact.ChipsBought(seat, power.chips(), power.cost(), tile));
        }
    }

    private static void consume(Table<RollState, RollFact> table, Seat seat, RollChoice.Consume consume) {
        RollState state = table.state();
        WorldColor world = consume.world().color();
        int chips = chips(state, seat, world, consume.good(), consume.shipper());
        table.record(new GoodsFact.Consumed(
                seat, consume.shipper(), consume.extra(), consume.world(), consume.good(), chips));
        for (long rest = Powers.CREDITS_PER_CONSUME.of(state, seat); rest != 0; rest &= rest - 1) {
            Tile tile = Tile.at(Long.numberOfTrailingZeros(rest));
            Power.CreditsPerConsume power = Powers.CREDITS_PER_CONSUME.on(tile, Power.CreditsPerConsume.class);
            if ((power.worlds() & world.bit()) != 0) {
                Effects.gain(table, seat, power.amount(), tile);
            }
        }
    }

    /** Points for a good consumed from a world of this colour if neither die matches it. */
    public static int unmatched(RollState state, Seat seat, WorldColor world) {
        return chips(state, seat, world, DieColor.HOME, DieColor.HOME);
    }

    /** Points for a good consumed. */
    static int chips(RollState state, Seat seat, WorldColor world, DieColor good, DieColor shipper) {
        int chips = Tables.consumed(world, good, shipper);
        for (long rest = Powers.CHIPS_PER_CONSUME.of(state, seat); rest != 0; rest &= rest - 1) {
            Power.ChipsPerConsume power =
                    Powers.CHIPS_PER_CONSUME.on(Tile.at(Long.numberOfTrailingZeros(rest)), Power.ChipsPerConsume.class);
            chips += (power.worlds() & world.bit()) != 0 ? power.chips() : 0;
        }
        return chips;
    }
}
