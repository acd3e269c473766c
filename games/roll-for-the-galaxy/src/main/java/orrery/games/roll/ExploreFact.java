package orrery.games.roll;

import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Component;
import orrery.core.Fact;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.core.Viewer;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tile;

/** What becomes of tiles that are not built yet, above all while seats explore: articles explore, scout, stock. */
public sealed interface ExploreFact extends RollFact {

    /** A tile was drawn, named by its development; hidden from all others. */
    record TileDrawn(Seat seat, @Nullable Tile tile) implements ExploreFact {
        @Override
        public Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : new TileDrawn(seat, null);
        }

        @Override
        public boolean revealsTo(Seat other) {
            return other == seat;
        }

        @Override
        public Message message() {
            return tile == null
                    ? Message.of("fact.tile-drawn", seat)
                    : Message.of("fact.tile-drawn-seen", seat, tile.development(), tile.world());
        }
    }

    /** A drawn tile was placed; others see the stack alone. */
    record TilePlaced(Seat seat, Stack stack, @Nullable Tile tile, boolean top) implements ExploreFact {
        @Override
        public Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : new TilePlaced(seat, stack, null, top);
        }

        @Override
        public Message message() {
            return tile == null
                    ? Message.of(top ? "fact.tile-placed-on-top" : "fact.tile-placed", seat, stack)
                    : Message.of(
                            top ? "fact.tile-placed-on-top-seen" : "fact.tile-placed-seen", seat, stack, (Component)
                                    tile);
        }
    }

    /** The tiles that a seat will draw from while all explore at once; nobody sees them. */
    record ShareDealt(Seat seat, List<Tile> tiles) implements ExploreFact {
        public ShareDealt {
            tiles = List.copyOf(tiles);
        }

        @Override
        public @Nullable Fact seenBy(Viewer viewer) {
            return null;
        }

        @Override
        public boolean isTold() {
            return false;
        }

        @Override
        public Message message() {
            return Message.of("fact.share-dealt", seat);
        }
    }

    /** What was not drawn is in the bag again. */
    record SharesReturned() implements ExploreFact {
        @Override
        public @Nullable Fact seenBy(Viewer viewer) {
            return null;
        }

        @Override
        public boolean isTold() {
            return false;
        }

        @Override
        public Message message() {
            return Message.of("fact.shares-returned");
        }
    }

    /** A tile was abandoned for a Scout. */
    record TileAbandoned(Seat seat, Stack stack, @Nullable Tile tile) implements ExploreFact {
        @Override
        public Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : new TileAbandoned(seat, stack, null);
        }

        @Override
        public Message message() {
            return tile == null
                    ? Message.of("fact.tile-abandoned", seat, stack)
                    : Message.of("fact.tile-abandoned-seen", seat, stack, (Component) tile);
        }
    }

    /** An explorer scouted. */
    record Scouted(Seat seat, DieColor die, boolean extra) implements ExploreFact {
        @Override
        public Message message() {
            return Message.of("fact.scouted", seat, die);
        }
    }

    /** An explorer stocked for so many credits, those beyond the limit not counted. */
    record Stocked(Seat seat, DieColor die, boolean extra, int credits) implements ExploreFact {
        @Override
        public Message message() {
            return Message.of("fact.stocked", seat, die, credits);
        }
    }

    /** A Scout needs more tiles than the seat can draw while all explore at once; it goes on after the others. */
    record ScoutWaits(Seat seat, DieColor die) implements ExploreFact {
        @Override
        public Message message() {
            return Message.of("fact.scout-waits", seat);
        }
    }

    /** The Scout that waited goes on. */
    record ScoutGoesOn(Seat seat) implements ExploreFact {
        @Override
        public boolean isTold() {
            return false;
        }

        @Override
        public Message message() {
            return Message.of("fact.scout-goes-on", seat);
        }
    }

    /** The tiles that a seat abandoned are in the bag again. */
    record AbandonedReturned(Seat seat, int count) implements ExploreFact {
        @Override
        public Message message() {
            return Message.of("fact.abandoned-returned", seat, count);
        }
    }

    /** A tile of a construction zone went into the empty bag: article bag-runs-out. */
    record TileGivenUp(Seat seat, Stack stack, @Nullable Tile tile) implements ExploreFact {
        @Override
        public Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : new TileGivenUp(seat, stack, null);
        }

        @Override
        public Message message() {
            return tile == null
                    ? Message.of("fact.tile-given-up", seat, stack)
                    : Message.of("fact.tile-given-up-seen", seat, stack, (Component) tile);
        }
    }

    /** A tile of the construction zone was put on top of a stack; named by its side that is now up. */
    record TileArranged(
            Seat seat, Stack from, Stack to, @Nullable Tile tile) implements ExploreFact {
        @Override
        public Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : new TileArranged(seat, from, to, null);
        }

        @Override
        public Message message() {
            return tile == null
                    ? Message.of("fact.tile-arranged", seat, from, to)
                    : Message.of("fact.tile-arranged-seen", seat, from, to, (Component) tile);
        }
    }

    /** A seat explores no more in this phase. */
    record ExploringEnded(Seat seat) implements ExploreFact {
        @Override
        public boolean isTold() {
            return false;
        }

        @Override
        public Message message() {
            return Message.of("fact.exploring-ended", seat);
        }
    }
}
