package orrery.games.roll;

import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Component;
import orrery.core.Fact;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.core.Viewer;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Face;
import orrery.games.roll.components.Faction;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tables;
import orrery.games.roll.components.Tile;

/**
 * Everything that can happen. Hidden are the tiles of construction zones and of the bag, and what is done behind a screen
 * until it is lifted: article secrets. A tile that is hidden from a viewer is left out.
 */
public sealed interface RollFact extends Fact {

    @Override
    default @Nullable Fact seenBy(Viewer viewer) {
        return this;
    }

    /** A die as it was rolled. */
    record RolledDie(DieColor color, Face face) {}

    /** The workers below a phase. */
    record Column(Phase phase, List<DieColor> workers) {
        public Column {
            workers = List.copyOf(workers);
        }

        Message message() {
            return Message.of("part.column", phase, DiceInWords.counted(workers));
        }
    }

    /** A seat got its faction tile and its home world. */
    record TableauDealt(Seat seat, Faction faction, Tile home) implements RollFact {
        @Override
        public Message message() {
            return Message.of("fact.tableau-dealt", seat, faction, home);
        }
    }

    /** The credit marker was put on its first number, or on the one that a home world names in its place. */
    record CreditsSet(Seat seat, int credits) implements RollFact {
        @Override
        public Message message() {
            return Message.of(
                    credits == Tables.START_CREDITS ? "fact.credits-set" : "fact.credits-set-instead", seat, credits);
        }
    }

    /** Dice came from the supply. */
    record DiceGained(Seat seat, DieColor die, int count, Place to) implements RollFact {
        @Override
        public Message message() {
            return Message.of("fact.dice-gained", seat, die, count, to);
        }
    }

    /** A die came from the supply as a good. */
    record GoodGained(Seat seat, DieColor die, Tile world) implements RollFact {
        @Override
        public Message message() {
            return Message.of("fact.good-gained", seat, die, world);
        }
    }

    /** A tile was drawn, named by its development; hidden from all others. */
    record TileDrawn(Seat seat, @Nullable Tile tile) implements RollFact {
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
    record TilePlaced(Seat seat, Stack stack, @Nullable Tile tile, boolean top) implements RollFact {
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

    record RoundBegan(int round) implements RollFact {
        @Override
        public Message message() {
            return Message.of("fact.round-began", round);
        }
    }

    /** A seat rolled the dice of its cup behind its screen. */
    record Rolled(Seat seat, int count, List<RolledDie> dice) implements RollFact {
        public Rolled {
            dice = List.copyOf(dice);
        }

        @Override
        public Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : new Rolled(seat, count, List.of());
        }

        @Override
        public boolean revealsTo(Seat other) {
            return other == seat;
        }

        @Override
        public Message message() {
            return dice.isEmpty()
                    ? Message.of("fact.rolled", seat, count)
                    : Message.of("fact.rolled-seen", seat, count, DiceInWords.rolled(dice));
        }
    }

    /** A wild die was put under a phase. */
    record WildPlaced(Seat seat, DieColor die, Phase phase) implements RollFact {
        @Override
        public @Nullable Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : null;
        }

        @Override
        public Message message() {
            return Message.of("fact.wild-placed", seat, die, phase);
        }
    }

    /** A worker was put on the phase strip. */
    record PhaseSelected(Seat seat, DieColor die, Place from, Phase phase) implements RollFact {
        @Override
        public @Nullable Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : null;
        }

        @Override
        public Message message() {
            return Message.of("fact.phase-selected", seat, die, phase);
        }
    }

    /** A power moved a worker to another column. */
    record Reassigned(Seat seat, Tile power, DieColor die, Phase from, Phase to) implements RollFact {
        @Override
        public @Nullable Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : null;
        }

        @Override
        public Message message() {
            return Message.of("fact.reassigned", seat, power, die, from, to);
        }
    }

    /** A worker was put into the Dictate area. */
    record Dictated(Seat seat, DieColor die, Phase from) implements RollFact {
        @Override
        public @Nullable Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : null;
        }

        @Override
        public Message message() {
            return Message.of("fact.dictated", seat, die, from);
        }
    }

    /** Dictate moved another worker. */
    record DictateMoved(Seat seat, DieColor die, Phase from, Phase to) implements RollFact {
        @Override
        public @Nullable Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : null;
        }

        @Override
        public Message message() {
            return Message.of("fact.dictate-moved", seat, die, from, to);
        }
    }

    /** The screen was lifted: the worker on the strip, what it selects, and the workers below. */
    record Revealed(Seat seat, DieColor die, Phase selected, List<Column> columns, List<DieColor> dictated)
            implements RollFact {
        public Revealed {
            columns = List.copyOf(columns);
            dictated = List.copyOf(dictated);
        }

        @Override
        public boolean revealsTo(Seat other) {
            return other != seat;
        }

        @Override
        public Message message() {
            if (columns.isEmpty()) {
                return Message.of("fact.revealed-alone", seat, selected, die);
            }
            return Message.of(
                    "fact.revealed",
                    seat,
                    selected,
                    die,
                    columns.stream().map(Column::message).toList());
        }
    }

    /** The die that two players roll beside their own: article two-players. */
    record ExtraDieRolled(Face face) implements RollFact {
        @Override
        public Message message() {
            return Message.of("fact.extra-die-rolled", face);
        }
    }

    /** These phases take place; workers of all others and those that dictated are back in their cups. */
    record PhasesActivated(List<Phase> phases) implements RollFact {
        public PhasesActivated {
            phases = List.copyOf(phases);
        }

        @Override
        public Message message() {
            return Message.of("fact.phases-activated", phases);
        }
    }

    record PhaseBegan(Phase phase) implements RollFact {
        @Override
        public Message message() {
            return Message.of("fact.phase-began", phase);
        }
    }

    /** A power gives workers that are no dice. */
    record ExtraWorkersCame(Seat seat, Phase phase, List<DieColor> workers, Tile power) implements RollFact {
        public ExtraWorkersCame {
            workers = List.copyOf(workers);
        }

        @Override
        public Message message() {
            return Message.of("fact.extra-workers-came", seat, DiceInWords.counted(workers), power);
        }
    }

    /** The tiles that a seat will draw from while all explore at once; nobody sees them. */
    record ShareDealt(Seat seat, List<Tile> tiles) implements RollFact {
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
    record SharesReturned() implements RollFact {
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
    record TileAbandoned(Seat seat, Stack stack, @Nullable Tile tile) implements RollFact {
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
    record Scouted(Seat seat, DieColor die, boolean extra) implements RollFact {
        @Override
        public Message message() {
            return Message.of("fact.scouted", seat, die);
        }
    }

    /** An explorer stocked for so many credits, those beyond the limit not counted. */
    record Stocked(Seat seat, DieColor die, boolean extra, int credits) implements RollFact {
        @Override
        public Message message() {
            return Message.of("fact.stocked", seat, die, credits);
        }
    }

    /** A Scout needs more tiles than the seat can draw while all explore at once; it goes on after the others. */
    record ScoutWaits(Seat seat, DieColor die) implements RollFact {
        @Override
        public Message message() {
            return Message.of("fact.scout-waits", seat);
        }
    }

    /** The Scout that waited goes on. */
    record ScoutGoesOn(Seat seat) implements RollFact {
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
    record AbandonedReturned(Seat seat, int count) implements RollFact {
        @Override
        public Message message() {
            return Message.of("fact.abandoned-returned", seat, count);
        }
    }

    /** A tile of a construction zone went into the empty bag: article bag-runs-out. */
    record TileGivenUp(Seat seat, Stack stack, @Nullable Tile tile) implements RollFact {
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
            Seat seat, Stack from, Stack to, @Nullable Tile tile) implements RollFact {
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
    record ExploringEnded(Seat seat) implements RollFact {
        @Override
        public boolean isTold() {
            return false;
        }

        @Override
        public Message message() {
            return Message.of("fact.exploring-ended", seat);
        }
    }

    /** Workers were put on the top tile of a stack. */
    record WorkersPlaced(Seat seat, Stack stack, List<DieColor> workers) implements RollFact {
        public WorkersPlaced {
            workers = List.copyOf(workers);
        }

        @Override
        public Message message() {
            return Message.of("fact.workers-placed", seat, stack, DiceInWords.counted(workers));
        }
    }

    /** A tile was completed and entered the tableau. */
    record Completed(Seat seat, Tile tile, List<DieColor> workers) implements RollFact {
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
    record WorkersSpent(Seat seat, Stack stack, List<DieColor> workers) implements RollFact {
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
    record StackLeft(Seat seat, Stack stack, List<DieColor> workers) implements RollFact {
        public StackLeft {
            workers = List.copyOf(workers);
        }

        @Override
        public Message message() {
            return Message.of("fact.stack-left", seat, stack, DiceInWords.counted(workers));
        }
    }

    /** Workers that completed a tile went to the cup. */
    record WorkersToCup(Seat seat, Tile power, List<DieColor> workers) implements RollFact {
        public WorkersToCup {
            workers = List.copyOf(workers);
        }

        @Override
        public Message message() {
            return Message.of("fact.workers-to-cup", seat, power, DiceInWords.counted(workers));
        }
    }

    /** The other workers that completed the tile went to the Citizenry. */
    record WorkersDone(Seat seat) implements RollFact {
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
    record DieRemoved(Seat seat, DieColor die, Place from) implements RollFact {
        @Override
        public Message message() {
            return Message.of("fact.die-removed", seat, die, from);
        }
    }

    /** A good went back to the supply. */
    record GoodRemoved(Seat seat, DieColor die, Tile world) implements RollFact {
        @Override
        public Message message() {
            return Message.of("fact.good-removed", seat, die, world);
        }
    }

    /** A tile brought credits; those beyond the limit were lost. */
    record CreditsGained(Seat seat, int credits, int lost, Tile by) implements RollFact {
        @Override
        public Message message() {
            return Message.of("fact.credits-gained", seat, credits, by);
        }
    }

    /** A tile brought points. */
    record ChipsTaken(Seat seat, int chips, Tile by) implements RollFact {
        @Override
        public Message message() {
            return Message.of("fact.chips-taken", seat, chips, by);
        }
    }

    /** Workers that had nothing to do went back to the cup. */
    record WorkersUnused(Seat seat, Phase phase, List<DieColor> workers) implements RollFact {
        public WorkersUnused {
            workers = List.copyOf(workers);
        }

        @Override
        public boolean isTold() {
            return !workers.isEmpty();
        }

        @Override
        public Message message() {
            return Message.of("fact.workers-unused", seat, phase, DiceInWords.counted(workers));
        }
    }

    /** A producer became a good. */
    record Produced(Seat seat, DieColor die, Tile world) implements RollFact {
        @Override
        public Message message() {
            return Message.of("fact.produced", seat, die, world);
        }
    }

    /** A good was traded for so many credits, those beyond the limit not counted. */
    record Traded(Seat seat, DieColor shipper, boolean extra, Tile world, DieColor good, int credits)
            implements RollFact {
        @Override
        public Message message() {
            return Message.of("fact.traded", seat, shipper, world, good, credits);
        }
    }

    /** A good was consumed. */
    record Consumed(Seat seat, DieColor shipper, boolean extra, Tile world, DieColor good, int chips)
            implements RollFact {
        @Override
        public Message message() {
            return Message.of("fact.consumed", seat, shipper, world, good, chips);
        }
    }

    /** Points were bought. */
    record ChipsBought(Seat seat, int chips, int credits, Tile by) implements RollFact {
        @Override
        public Message message() {
            return Message.of("fact.chips-bought", seat, chips, credits, by);
        }
    }

    record ManageBegan() implements RollFact {
        @Override
        public Message message() {
            return Message.of("fact.manage-began");
        }
    }

    /** Dice of the Citizenry were recruited for one credit each. */
    record Recruited(Seat seat, List<DieColor> workers) implements RollFact {
        public Recruited {
            workers = List.copyOf(workers);
        }

        @Override
        public Message message() {
            return Message.of("fact.recruited", seat, DiceInWords.counted(workers));
        }
    }

    /** The marker went from 0 to 1. */
    record CreditFloor(Seat seat, int credits) implements RollFact {
        @Override
        public Message message() {
            return Message.of("fact.credit-floor", seat, credits);
        }
    }

    /** A worker came back from a stack. */
    record Recalled(Seat seat, DieColor die, Place from) implements RollFact {
        @Override
        public Message message() {
            return Message.of("fact.recalled", seat, die, from);
        }
    }

    /** A good came back from a world. */
    record GoodRecalled(Seat seat, DieColor die, Tile world) implements RollFact {
        @Override
        public Message message() {
            return Message.of("fact.good-recalled", seat, die, world);
        }
    }

    /** What a seat has at the end. */
    record Scored(Seat seat, int chips, int tiles, int bonus, int tieBreak) implements RollFact {
        @Override
        public Message message() {
            return Message.of("fact.scored", seat, chips + tiles + bonus, chips, tiles, bonus);
        }
    }
}
