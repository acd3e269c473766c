package orrery.bots.roll;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import orrery.core.Choices;
import orrery.core.Question;
import orrery.games.roll.RollChoice;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tables;
import orrery.games.roll.components.Tile;

/** Takes the choice that is worth most, one step ahead. */
final class GreedyBrain implements RollBrain {

    /** A change behind the screen has to bring so much, in points. */
    private static final double WORTH_THE_TROUBLE = 0.05;

    @Override
    public int choose(RollSight sight, Question<?> question, Choices<?> legal) {
        Columns columns = new Columns(sight);
        double now = columns.worth();
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < legal.size(); i++) {
            double worth = worth(sight, columns, now, (RollChoice) legal.get(i));
            if (worth > most) {
                most = worth;
                best = i;
            }
        }
        return best;
    }

    private static double worth(RollSight sight, Columns columns, double now, RollChoice choice) {
        return switch (choice) {
            case RollChoice.PlaceTile c -> placing(sight, c);
            case RollChoice.PlaceWild(DieColor die, Phase phase) -> moved(columns, null, phase) + 100;
            case RollChoice.Select(DieColor die, Place from, Phase phase) -> selecting(columns, from, phase) + 50;
            case RollChoice.Reassign r -> moved(columns, r.from(), r.to()) - WORTH_THE_TROUBLE;
            case RollChoice.ReassignPair pair -> pair(sight, columns, pair.from()) - WORTH_THE_TROUBLE;
            case RollChoice.Dictate(DieColor die, Phase from) -> dictating(columns, from) - WORTH_THE_TROUBLE;
            case RollChoice.DictateMove(DieColor die, Phase from, Phase to) ->
                moved(columns, from, to) - WORTH_THE_TROUBLE;
            case RollChoice.Done c -> sight.selected() != null ? now : 0;
            case RollChoice.Abandon c -> -1;
            case RollChoice.Scout c -> scouting(sight);
            case RollChoice.Stock c -> Worth.credits(sight, Tables.STOCK);
            case RollChoice.Arrange c -> -1;
            case RollChoice.GiveUp(Tile side) -> side.cost();
            case RollChoice.UseWorker(DieColor worker) -> -kept(worker);
            case RollChoice.ToCup(DieColor worker) -> 1 + kept(worker);
            case RollChoice.RemoveDie(DieColor die, Place from) ->
                -kept(die) + (from == Place.CITIZENRY ? 0.5 : from == Place.CUP ? 0.2 : 0);
            case RollChoice.RemoveGood(DieColor die, Tile world) -> -kept(die) - 1;
            case RollChoice.Produce(DieColor producer, Tile world) ->
                Tables.price(world.color()) * 0.1 + (producer.matches(world.color()) ? 1 : 0);
            case RollChoice.Trade c ->
                Worth.credits(sight, Tables.price(c.world().color()))
                        - Tables.consumed(c.world().color(), c.good(), c.shipper()) * 0.05;
            case RollChoice.Consume c -> Tables.consumed(c.world().color(), c.good(), c.shipper());
            case RollChoice.BuyChips c -> sight.credits() > sight.dice(Place.CITIZENRY) ? 1 : -1;
            case RollChoice.Recruit(DieColor worker) -> kept(worker);
            case RollChoice.Recall c -> -1;
            case RollChoice.RecallGood c -> -2;
        };
    }

    /** How gladly a die of this colour is kept. */
    private static double kept(DieColor color) {
        return switch (color) {
            case HOME -> 0;
            case MILITARY -> 0.3;
            case CONSUMPTION -> 0.5;
            case NOVELTY -> 0.6;
            case RARE -> 0.7;
            case GENES -> 0.8;
            case ALIEN -> 1;
        };
    }

    private static double placing(RollSight sight, RollChoice.PlaceTile choice) {
        Stack stack = choice.side().stack();
        double worth = Worth.tile(choice.side()) / Math.max(1, sight.needed(choice.side()));
        return worth - 0.6 * sight.stackSize(stack) - (choice.top() ? 0 : 0.1);
    }

    private static double scouting(RollSight sight) {
        int tiles = Math.min(sight.stackSize(Stack.DEVELOPMENTS), sight.stackSize(Stack.WORLDS));
        return tiles == 0 ? 1.3 : tiles == 1 ? 0.8 : 0.3;
    }

    private static double moved(Columns columns, @Nullable Phase from, Phase to) {
        leave(columns, from);
        columns.add(to, 1);
        double worth = columns.worth();
        columns.add(to, -1);
        comeBack(columns, from);
        return worth;
    }

    /** A worker leaves its column, or a wild die the others. */
    private static void leave(Columns columns, @Nullable Phase from) {
        if (from == null) {
            columns.addWild(-1);
        } else {
            columns.add(from, -1);
        }
    }

    private static void comeBack(Columns columns, @Nullable Phase from) {
        if (from == null) {
            columns.addWild(1);
        } else {
            columns.add(from, 1);
        }
    }

    private static double selecting(Columns columns, Place from, Phase phase) {
        Phase column = from == Place.WILD ? null : Phase.at(from.ordinal() - Place.EXPLORE.ordinal());
        columns.select(phase);
        double worth = moved(columns, column, phase);
        columns.select(null);
        return worth;
    }

    private static double pair(RollSight sight, Columns columns, Phase from) {
        Phase to = Objects.requireNonNull(sight.selected());
        columns.add(from, -2);
        columns.add(to, 2);
        double worth = columns.worth();
        columns.add(from, 2);
        columns.add(to, -2);
        return worth;
    }

    /** The best that can come of giving up a worker of this column. */
    private static double dictating(Columns columns, Phase from) {
        columns.add(from, -1);
        double most = Double.NEGATIVE_INFINITY;
        for (Phase other : Phase.values()) {
            if (columns.at(other) > 0) {
                for (Phase to : Phase.values()) {
                    most = to == other ? most : Math.max(most, moved(columns, other, to));
                }
            }
        }
        columns.add(from, 1);
        return most;
    }
}
