package orrery.games.roll;

import orrery.core.Message;
import orrery.core.Seat;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Tile;

/** What is made of goods: articles produce, trade, consume. */
public sealed interface GoodsFact extends RollFact {

    /** A producer became a good. */
    record Produced(Seat seat, DieColor die, Tile world) implements GoodsFact {
        @Override
        public Message message() {
            return Message.of("fact.produced", seat, die, world);
        }
    }

    /** A good was traded for so many credits, those beyond the limit not counted. */
    record Traded(Seat seat, DieColor shipper, boolean extra, Tile world, DieColor good, int credits)
            implements GoodsFact {
        @Override
        public Message message() {
            return Message.of("fact.traded", seat, shipper, world, good, credits);
        }
    }

    /** A good was consumed. */
    record Consumed(Seat seat, DieColor shipper, boolean extra, Tile world, DieColor good, int chips)
            implements GoodsFact {
        @Override
        public Message message() {
            return Message.of("fact.consumed", seat, shipper, world, good, chips);
        }
    }

    /** Points were bought. */
    record ChipsBought(Seat seat, int chips, int credits, Tile by) implements GoodsFact {
        @Override
        public Message message() {
            return Message.of("fact.chips-bought", seat, chips, credits, by);
        }
    }
}
