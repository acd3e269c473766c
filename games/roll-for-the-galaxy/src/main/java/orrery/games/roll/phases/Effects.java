package orrery.games.roll.phases;

import orrery.core.Message;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.core.Table;
import orrery.games.roll.Articles;
import orrery.games.roll.BuildFact;
import orrery.games.roll.CourseFact;
import orrery.games.roll.Preset;
import orrery.games.roll.Questions;
import orrery.games.roll.RollChoice;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollState;
import orrery.games.roll.Step;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Effect;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Tables;
import orrery.games.roll.components.Tile;

/** What happens once when a tile enters a tableau: articles instant-effects, start-worlds. */
public final class Effects {

    private Effects() {}

    /** Carries out the effects of a tile, in their order. */
    public static void of(Table<RollState, RollFact> table, Seat seat, Tile tile) {
        for (Effect effect : tile.effects()) {
            switch (effect) {
                case Effect.RemoveDie() -> remove(table, seat, tile);
                case Effect.GainCredits(int amount) -> gain(table, seat, amount, tile);
                case Effect.SetCredits(int amount) -> table.record(new CourseFact.CreditsSet(seat, amount));
                case Effect.GainDie(DieColor color, int count, Effect.Target to) ->
                    gainDice(table, seat, tile, color, count, to);
            }
        }
    }

    private static void gainDice(
            Table<RollState, RollFact> table, Seat seat, Tile tile, DieColor color, int count, Effect.Target to) {
        switch (to) {
            case CUP -> table.record(new BuildFact.DiceGained(seat, color, count, Place.CUP));
            case CITIZENRY -> table.record(new BuildFact.DiceGained(seat, color, count, Place.CITIZENRY));
            case GOOD -> table.record(new BuildFact.GoodGained(seat, color, tile));
        }
    }

    /** Credits from a tile; those beyond the limit are lost at once: article credits. */
    static void gain(Table<RollState, RollFact> table, Seat seat, int amount, Tile by) {
        int gained = gained(table.state(), seat, amount);
        table.record(new BuildFact.CreditsGained(seat, gained, amount - gained, by));
    }

    /** How many of these credits the seat can take. */
    static int gained(RollState state, Seat seat, int amount) {
        return Math.min(amount, Tables.MOST_CREDITS - state.credits(seat));
    }

    /** The owner returns a die of any kind from anywhere to the supply. Nothing else follows from it. */
    private static void remove(Table<RollState, RollFact> table, Seat seat, Tile tile) {
        RollState state = table.state();
        RollChoice answer = table.ask(Questions.of(
                state,
                seat,
                Step.building(tile.stack()),
                Articles.REMOVING_A_DIE,
                () -> Message.of("prompt.remove-die", tile),
                offers -> offerRemovals(offers, state, seat)));
        switch (answer) {
            case RollChoice.RemoveDie(DieColor die, Place from) ->
                table.record(new BuildFact.DieRemoved(seat, die, from));
            case RollChoice.RemoveGood(DieColor die, Tile world) ->
                table.record(new BuildFact.GoodRemoved(seat, die, world));
            default -> throw new IllegalStateException("not a die to remove");
        }
    }

    private static void offerRemovals(Offers<RollChoice> offers, RollState state, Seat seat) {
        for (int at = 0; at < Place.COUNT; at++) {
            Place from = Place.at(at);
            for (int color = 0; color < DieColor.COUNT && state.dice(seat, from) > 0; color++) {
                DieColor die = DieColor.at(color);
                if (state.dice(seat, from, die) > 0) {
                    offers.legal(Preset.removeDie(die, from), from, die);
                }
            }
        }
        for (int i = 0; i < state.tableauSize(seat); i++) {
            Tile world = state.tableau(seat, i);
            if (world.holdsGoods()) {
                for (int rest = state.goodColors(world); rest != 0; rest &= rest - 1) {
                    DieColor die = DieColor.at(Integer.numberOfTrailingZeros(rest));
                    offers.legal(Preset.removeGood(die, world), world, die);
                }
            }
        }
    }
}
