package orrery.bots.roll;

import java.util.function.ToDoubleFunction;
import orrery.core.Choices;
import orrery.core.Question;
import orrery.games.roll.RollChoice;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tables;
import orrery.games.roll.components.Tile;

/** Takes the choice that is worth most, one step ahead. */
final class GreedyBrain implements RollBrain {

    /** A tile that cannot be completed is abandoned before anything else is explored. */
    private static final double BEYOND_REACH = 10;

    @Override
    public int choose(RollSight sight, Question<?> question, Choices<?> legal) {
        ToDoubleFunction<RollChoice> worth =
                sight.isAssigning() ? new Assigning(sight)::worth : choice -> worth(sight, choice);
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < legal.size(); i++) {
            double value = worth.applyAsDouble((RollChoice) legal.get(i));
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }

    private static double worth(RollSight sight, RollChoice choice) {
        return switch (choice) {
            case RollChoice.PlaceTile c -> placing(sight, c);
            case RollChoice.Done c -> 0;
            case RollChoice.Abandon(Tile side) -> sight.isBeyondReach(side) ? BEYOND_REACH : -1;
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
            case RollChoice.Recall(DieColor worker, Place from) -> -1 - Worth.progress(sight, from);
            case RollChoice.RecallGood c -> -2;
            case RollChoice.PlaceWild c -> 0;
            case RollChoice.Select c -> 0;
            case RollChoice.Reassign c -> 0;
            case RollChoice.ReassignPair c -> 0;
            case RollChoice.Dictate c -> 0;
            case RollChoice.DictateMove c -> 0;
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
        double worth = sight.isBeyondReach(choice.side())
                ? 0
                : Worth.tile(choice.side()) / Math.max(1, sight.needed(choice.side()));
        return worth - 0.6 * sight.stackSize(stack) - (choice.top() ? 0 : 0.1);
    }

    private static double scouting(RollSight sight) {
        int tiles = Math.min(sight.stackSize(Stack.DEVELOPMENTS), sight.stackSize(Stack.WORLDS));
        return tiles == 0 ? 1.3 : tiles == 1 ? 0.8 : 0.3;
    }
}
