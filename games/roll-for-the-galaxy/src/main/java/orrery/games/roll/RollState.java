package orrery.games.roll;

import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import orrery.core.Seat;
import orrery.core.State;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Face;
import orrery.games.roll.components.Faction;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tables;
import orrery.games.roll.components.Tile;

/** The whole truth about a game of Roll for the Galaxy. It changes by facts only. */
public final class RollState implements State<RollState, RollFact> {

    final DiceHoldings dice;
    final TableauHoldings tableaus;
    final TileHoldings tiles;
    final RoundMemory memory;
    final byte[] factions;
    final byte[] credits;
    final short[] chips;
    int pool;

    private final int roundLimit;

    RollState(int seats, int roundLimit) {
        this.roundLimit = roundLimit;
        dice = new DiceHoldings(seats);
        tableaus = new TableauHoldings(seats);
        tiles = new TileHoldings(seats);
        memory = new RoundMemory(seats);
        factions = new byte[seats];
        java.util.Arrays.fill(factions, RoundMemory.NONE);
        credits = new byte[seats];
        chips = new short[seats];
        pool = seats * Tables.POOL_PER_PLAYER;
    }

    private RollState(RollState of) {
        roundLimit = of.roundLimit;
        dice = of.dice.copy();
        tableaus = of.tableaus.copy();
        tiles = of.tiles.copy();
        memory = of.memory.copy();
        factions = of.factions.clone();
        credits = of.credits.clone();
        chips = of.chips.clone();
        pool = of.pool;
    }

    @Override
    public RollState copy() {
        return new RollState(this);
    }

    // ---- the table

    public int seats() {
        return credits.length;
    }

    /** The round after which the game is cut short; 0 if there is no limit. */
    public int roundLimit() {
        return roundLimit;
    }

    /** The seat's faction tile, or {@code null} before the deal. */
    public @Nullable Faction faction(Seat seat) {
        return factions[seat.index()] < 0 ? null : Faction.at(factions[seat.index()]);
    }

    /** The seat with the lowest faction number: it is first where order matters. Article order. */
    public Seat first() {
        int first = 0;
        for (int seat = 1; seat < seats(); seat++) {
            first = factions[seat] < factions[first] ? seat : first;
        }
        return Seat.of(first);
    }

    public int credits(Seat seat) {
        return credits[seat.index()];
    }

    /** The seat's points in chips. */
    public int chips(Seat seat) {
        return chips[seat.index()];
    }

    /** Points left in the pool; none if more have been paid, from the reserve. Article vp-chips. */
    public int pool() {
        return Math.max(0, pool);
    }

    // ---- dice

    /** Dice of one colour at a place. */
    public int dice(Seat seat, Place place, DieColor color) {
        return dice.count(seat.index(), place, color.ordinal());
    }

    /** All dice at a place. */
    public int dice(Seat seat, Place place) {
        return dice.total(seat.index(), place);
    }

    /** Colours at a place, as a mask. */
    public int colors(Seat seat, Place place) {
        int mask = 0;
        if (dice.total(seat.index(), place) > 0) {
            for (int color = 0; color < DieColor.COUNT; color++) {
                mask |= dice.count(seat.index(), place, color) > 0 ? 1 << color : 0;
            }
        }
        return mask;
    }

    /** The dice at a place, sorted by colour. */
    public List<DieColor> workers(Seat seat, Place place) {
        return StoredPosition.dice(this, seat, place);
    }

    /** Dice of a colour that a seat owns anywhere, goods included. */
    public int owned(Seat seat, DieColor color) {
        int owned = 0;
        for (int place = 0; place < Place.COUNT; place++) {
            owned += dice.count(seat.index(), Place.at(place), color.ordinal());
        }
        for (int i = 0; i < tableauSize(seat); i++) {
            Tile tile = tableau(seat, i);
            if (!tile.isDevelopment()) {
                owned += goods(tile, color);
            }
        }
        return owned;
    }

    /** Workers of the running phase that are no dice, of one colour. */
    public int extraWorkers(Seat seat, DieColor color) {
        return memory.get(seat.index(), RoundMemory.EXTRA + color.ordinal());
    }

    /** Workers of the running phase that are no dice. */
    public int extraWorkers(Seat seat) {
        int count = 0;
        for (int color = 0; color < DieColor.COUNT; color++) {
            count += memory.get(seat.index(), RoundMemory.EXTRA + color);
        }
        return count;
    }

    // ---- tableaus

    /** Sides in the tableau: a faction tile has two. */
    public int tableauSize(Seat seat) {
        return tableaus.size(seat.index());
    }

    /** A side of the tableau, in the order in which they came. */
    public Tile tableau(Seat seat, int index) {
        return tableaus.tile(seat.index(), index);
    }

    /** The developments of a tableau, as a bit mask. */
    public long developments(Seat seat) {
        return tableaus.developments(seat.index());
    }

    /** Worlds of a colour in a tableau. */
    public int worlds(Seat seat, int colors) {
        int count = 0;
        for (int i = 0; i < tableauSize(seat); i++) {
            Tile tile = tableau(seat, i);
            if (!tile.isDevelopment() && (colors & tile.color().bit()) != 0) {
                count++;
            }
        }
        return count;
    }

    /** Goods on a world, 0 to 2. */
    public int goods(Tile world) {
        return tableaus.goods(world);
    }

    /** Goods of one colour of dice on a world. */
    public int goods(Tile world, DieColor color) {
        return (tableaus.good(world, 0) == color.ordinal() ? 1 : 0)
                + (tableaus.good(world, 1) == color.ordinal() ? 1 : 0);
    }

    /** Colours of the goods on a world, as a mask. */
    public int goodColors(Tile world) {
        int first = tableaus.good(world, 0);
        int second = tableaus.good(world, 1);
        return (first < 0 ? 0 : 1 << first) | (second < 0 ? 0 : 1 << second);
    }

    // ---- tiles

    /** Tiles in a stack of the construction zone. */
    public int stackSize(Seat seat, Stack stack) {
        return tiles.size(seat.index(), stack);
    }

    /** The side that lies up at a place of a stack, 0 on top. */
    public Tile inStack(Seat seat, Stack stack, int index) {
        return tiles.at(seat.index(), stack, index).side(stack);
    }

    /** The side on top of a stack, or {@code null} if the stack is empty. */
    public @Nullable Tile top(Seat seat, Stack stack) {
        Tile top = tiles.top(seat.index(), stack);
        return top == null ? null : top.side(stack);
    }

    /** Tiles in both stacks. */
    public int zoneSize(Seat seat) {
        return stackSize(seat, Stack.DEVELOPMENTS) + stackSize(seat, Stack.WORLDS);
    }

    /** The tiles of the bag, as a bit mask. */
    public long bag() {
        return tiles.bag();
    }

    /** The tiles that a seat can draw while all explore at once, as a bit mask. */
    public long share(Seat seat) {
        return tiles.share(seat.index());
    }

    /** The tiles that a seat has drawn and not yet placed, as a bit mask. */
    public long drawn(Seat seat) {
        return tiles.drawn(seat.index());
    }

    /** The tiles that a seat has abandoned in this Explore phase, as a bit mask. */
    public long abandoned(Seat seat) {
        return tiles.abandoned(seat.index());
    }

    // ---- the round

    /** Rounds begun so far, from 1; 0 during set-up. */
    public int round() {
        return memory.round;
    }

    /** The phase that is being carried out, or {@code null}. */
    public @Nullable Phase phase() {
        return memory.phase;
    }

    public Stage stage() {
        return memory.stage;
    }

    /** Whether dice are behind screens: rolled and not yet revealed. */
    public boolean isHidden() {
        return memory.stage == Stage.ASSIGN;
    }

    /** The phases that take place in this round, as a mask; 0 before they are revealed. */
    public int activePhases() {
        return memory.active;
    }

    public boolean isActive(Phase phase) {
        return (memory.active & phase.bit()) != 0;
    }

    /** The face of the die that two players roll beside their own, or {@code null}. */
    public @Nullable Face extraDie() {
        return memory.extraDie;
    }

    /** The phase a seat has selected, or {@code null}. */
    public @Nullable Phase selected(Seat seat) {
        int selected = memory.get(seat.index(), RoundMemory.SELECTED);
        return selected < 0 ? null : Phase.at(selected);
    }

    /** The developments whose Reassign powers a seat has used in this round, as a bit mask. */
    public long usedPowers(Seat seat) {
        return memory.used[seat.index()];
    }

    /** How often a seat has dictated in this round. */
    public int dictates(Seat seat) {
        return memory.get(seat.index(), RoundMemory.DICTATES);
    }

    /** Whether a seat is in the middle of using this Reassign power. */
    public boolean isUsing(Seat seat, Tile power) {
        return memory.get(seat.index(), RoundMemory.OPEN) == power.ordinal();
    }

    /** Whether a seat has put a worker into the Dictate area and may still move others for it. */
    public boolean isDictating(Seat seat) {
        return memory.get(seat.index(), RoundMemory.OPEN) == RoundMemory.DICTATE;
    }

    /** Workers moved so far by the power that is being used, or by Dictate. */
    public int movedSoFar(Seat seat) {
        return memory.get(seat.index(), RoundMemory.MOVED);
    }

    /** Tiles abandoned for the next Scout. */
    public int abandonedForScout(Seat seat) {
        return memory.get(seat.index(), RoundMemory.FOR_SCOUT);
    }

    /** The explorer whose Scout waits for more tiles, or {@code null}. */
    public @Nullable DieColor waiting(Seat seat) {
        int waiting = memory.get(seat.index(), RoundMemory.WAITING);
        return waiting < 0 ? null : DieColor.at(waiting);
    }

    /** Whether an explorer of this colour has scouted in this phase. */
    public boolean hasScouted(Seat seat, DieColor color) {
        return (memory.get(seat.index(), RoundMemory.SCOUTS) & color.bit()) != 0;
    }

    /** Whether a seat has ended exploring in this phase. */
    public boolean hasExplored(Seat seat) {
        return memory.get(seat.index(), RoundMemory.EXPLORED) == 1;
    }

    // ---- what changes it

    @Override
    public void apply(RollFact fact) {
        Consequences.of(fact, this);
    }

    @Override
    public void redeal(Seat seat, RandomGenerator random) {
        tiles.redeal(seat.index(), random);
        if (isHidden()) {
            for (int other = 0; other < seats(); other++) {
                if (other != seat.index()) { // the dice as they may have fallen, and nothing done with them yet
                    dice.rollAnew(other, Place.EXPLORE, Place.DICTATED, random);
                    memory.forgetAssignment(other);
                }
            }
        }
    }

    /** The state of a stored position. */
    static RollState of(RollPosition position) {
        return StoredPosition.state(position);
    }

    RollPosition position() {
        return StoredPosition.of(this);
    }
}
