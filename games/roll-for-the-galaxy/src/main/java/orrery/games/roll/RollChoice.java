package orrery.games.roll;

import orrery.core.Choice;
import orrery.core.Message;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Tile;

/** Everything a seat can answer. Dice of one colour in one place are alike, so a choice names colour and place. */
public sealed interface RollChoice extends Choice {

    /** Places a drawn tile with this side up, at the bottom of its stack or on top: article scout. */
    record PlaceTile(Tile side, boolean top) implements RollChoice {
        @Override
        public Message message() {
            return Message.of(top ? "choice.place-on-top" : "choice.place", side, side.stack());
        }
    }

    /** Puts a wild die under a phase: article assign. */
    record PlaceWild(DieColor die, Phase phase) implements RollChoice {
        @Override
        public Message message() {
            return Message.of("choice.place-wild", die, phase);
        }
    }

    /** Selects a phase with a worker of any face: article select-phase. */
    record Select(DieColor die, Place from, Phase phase) implements RollChoice {
        @Override
        public Message message() {
            return Message.of("choice.select", phase, die, from);
        }
    }

    /** Moves a worker by a power: article reassign. */
    record Reassign(Tile power, DieColor die, Phase from, Phase to) implements RollChoice {
        @Override
        public Message message() {
            return Message.of("choice.reassign", power, die, from, to);
        }
    }

    /** Moves two workers of one column to that of the selected phase: article reassign. */
    record ReassignPair(Tile power, DieColor first, DieColor second, Phase from) implements RollChoice {
        @Override
        public Message message() {
            return Message.of("choice.reassign-pair", power, first, second, from);
        }
    }

    /** Puts a worker into the Dictate area, to move another one: article dictate. */
    record Dictate(DieColor die, Phase from) implements RollChoice {
        @Override
        public Message message() {
            return Message.of("choice.dictate", die, from);
        }
    }

    /** Moves a worker after Dictate: article dictate. */
    record DictateMove(DieColor die, Phase from, Phase to) implements RollChoice {
        @Override
        public Message message() {
            return Message.of("choice.dictate-move", die, from, to);
        }
    }

    /** Ends what is being done. */
    record Done() implements RollChoice {
        @Override
        public Message message() {
            return Message.of("choice.done");
        }
    }

    /** Abandons a tile for the Scout that follows: article scout. */
    record Abandon(Tile side) implements RollChoice {
        @Override
        public Message message() {
            return Message.of("choice.abandon", side);
        }
    }

    /** Scouts with an explorer: article scout. */
    record Scout(DieColor explorer) implements RollChoice {
        @Override
        public Message message() {
            return Message.of("choice.scout", explorer);
        }
    }

    /** Stocks with an explorer: article stock. */
    record Stock(DieColor explorer) implements RollChoice {
        @Override
        public Message message() {
            return Message.of("choice.stock", explorer);
        }
    }

    /** Puts a tile of the construction zone on top of the stack of this side: article explore. */
    record Arrange(Tile side) implements RollChoice {
        @Override
        public Message message() {
            return Message.of("choice.arrange", side);
        }
    }

    /** Gives a tile up for the empty bag: article bag-runs-out. */
    record GiveUp(Tile side) implements RollChoice {
        @Override
        public Message message() {
            return Message.of("choice.give-up", side);
        }
    }

    /** Uses this worker next: articles develop, settle. */
    record UseWorker(DieColor worker) implements RollChoice {
        @Override
        public Message message() {
            return Message.of("choice.use-worker", worker);
        }
    }

    /** Sends a worker that completed a tile to the cup: article completing. */
    record ToCup(DieColor worker) implements RollChoice {
        @Override
        public Message message() {
            return Message.of("choice.to-cup", worker);
        }
    }

    /** Returns a die to the supply: article instant-effects. */
    record RemoveDie(DieColor die, Place from) implements RollChoice {
        @Override
        public Message message() {
            return Message.of("choice.remove-die", die, from);
        }
    }

    /** Returns a good to the supply: article instant-effects. */
    record RemoveGood(DieColor die, Tile world) implements RollChoice {
        @Override
        public Message message() {
            return Message.of("choice.remove-good", die, world);
        }
    }

    /** Makes a producer a good: article produce. */
    record Produce(DieColor producer, Tile world) implements RollChoice {
        @Override
        public Message message() {
            return Message.of("choice.produce", producer, world);
        }
    }

    /** Trades a good: article trade. {@code extra} if the shipper is no die. */
    record Trade(DieColor shipper, boolean extra, Tile world, DieColor good) implements RollChoice {
        @Override
        public Message message() {
            return Message.of(extra ? "choice.trade-extra" : "choice.trade", shipper, world, good);
        }
    }

    /** Consumes a good: article consume. {@code extra} if the shipper is no die. */
    record Consume(DieColor shipper, boolean extra, Tile world, DieColor good) implements RollChoice {
        @Override
        public Message message() {
            return Message.of(extra ? "choice.consume-extra" : "choice.consume", shipper, world, good);
        }
    }

    /** Buys points for the good just traded. */
    record BuyChips() implements RollChoice {
        @Override
        public Message message() {
            return Message.of("choice.buy-chips");
        }
    }

    /** Recruits a die of the Citizenry: article recruit. */
    record Recruit(DieColor worker) implements RollChoice {
        @Override
        public Message message() {
            return Message.of("choice.recruit", worker);
        }
    }

    /** Takes a worker back from a stack: article recall. */
    record Recall(DieColor worker, Place from) implements RollChoice {
        @Override
        public Message message() {
            return Message.of("choice.recall", worker, from);
        }
    }

    /** Takes a good back from a world: article recall. */
    record RecallGood(DieColor good, Tile world) implements RollChoice {
        @Override
        public Message message() {
            return Message.of("choice.recall-good", good, world);
        }
    }
}
