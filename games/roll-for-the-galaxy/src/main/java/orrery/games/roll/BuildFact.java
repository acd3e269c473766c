package orrery.games.roll;

import java.util.List;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tile;

/** Tiles are completed by workers, and bring what they bring: articles develop, settle. */
public sealed interface BuildFact extends RollFact {

    /** Dice came from the supply. */
    record DiceGained(Seat seat, DieColor die, int count, Place to) implements BuildFact {
        @Override
        public Message message() {
            return Message.of("fact.dice-gained", seat, die, count, to);
        }
    }

    /** A die came from the supply as a good. */
    record GoodGained(Seat seat, DieColor die, Tile world) implements BuildFact {
        @Override
        public Message message() {
            return Message.of("fact.good-gained", seat, die, world);
        }
    }

    /** Workers were put on the top tile of a stack. */
    record WorkersPlaced(Seat seat, Stack stack, List<DieColor> workers) implements BuildFact {
        public WorkersPlaced {
            workers = List.copyOf(workers);
        }

        @Override
        public Message message() {
            return Message.of("fact.workers-placed", seat, stack, DiceInWords.counted(workers));
        }
    }

    /** A tile was completed and entered the tableau. */
    record Completed(Seat seat, Tile tile, List<DieColor> workers) implements BuildFact {
        public Completed {
            workers = List.copyOf(workers);
        }

        @Override
        public boolean revealsTo(Seat other) {
            return other != seat;
        }

        @Override
        public Message message() {
            return Message.of("fact.completed", seat, tile, DiceInWords.counted(workers));
        }
    }

    /** Workers of a stack complete its top tile. */
    record WorkersSpent(Seat seat, Stack stack, List<DieColor> workers) implements BuildFact {
        public WorkersSpent {
            workers = List.copyOf(workers);
        }

        @Override
        public boolean isTold() {
            return false;
        }

        @Override
        public Message message() {
            return Message.of("fact.workers-spent", seat, stack, DiceInWords.counted(workers));
        }
    }

    /** Workers of a stack that has no tile left went to the cup. */
    record StackLeft(Seat seat, Stack stack, List<DieColor> workers) implements BuildFact {
        public StackLeft {
            workers = List.copyOf(workers);
        }

        @Override
        public Message message() {
            return Message.of("fact.stack-left", seat, stack, DiceInWords.counted(workers));
        }
    }

    /** Workers that completed a tile went to the cup. */
    record WorkersToCup(Seat seat, Tile power, List<DieColor> workers) implements BuildFact {
        public WorkersToCup {
            workers = List.copyOf(workers);
        }

        @Override
        public Message message() {
            return Message.of("fact.workers-to-cup", seat, power, DiceInWords.counted(workers));
        }
    }

    /** The other workers that completed the tile went to the Citizenry. */
    record WorkersDone(Seat seat) implements BuildFact {
        @Override
        public boolean isTold() {
            return false;
        }

        @Override
        public Message message() {
            return Message.of("fact.workers-done", seat);
        }
    }

    /** A die went back to the supply. */
    record DieRemoved(Seat seat, DieColor die, Place from) implements BuildFact {
        @Override
        public Message message() {
            return Message.of("fact.die-removed", seat, die, from);
        }
    }

    /** A good went back to the supply. */
    record GoodRemoved(Seat seat, DieColor die, Tile world) implements BuildFact {
        @Override
        public Message message() {
            return Message.of("fact.good-removed", seat, die, world);
        }
    }

    /** A tile brought credits; those beyond the limit were lost. */
    record CreditsGained(Seat seat, int credits, int lost, Tile by) implements BuildFact {
        @Override
        public Message message() {
            return Message.of("fact.credits-gained", seat, credits, by);
        }
    }

    /** A tile brought points. */
    record ChipsTaken(Seat seat, int chips, Tile by) implements BuildFact {
        @Override
        public Message message() {
            return Message.of("fact.chips-taken", seat, chips, by);
        }
    }
}
