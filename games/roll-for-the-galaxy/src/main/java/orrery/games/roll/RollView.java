package orrery.games.roll;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Seat;
import orrery.core.Viewer;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Face;
import orrery.games.roll.components.Faction;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tile;
import orrery.games.roll.end.Score;
import orrery.games.roll.phases.Ship;

/**
 * Everything that one viewer may see: article secrets. Hidden are the tiles of others' construction zones and what
 * happens behind their screens; of those the viewer gets numbers alone.
 *
 * @param pool     points left in the pool
 * @param active   the phases that take place, once they are revealed
 * @param extraDie the die that two players roll beside their own
 * @param bag      tiles in the bag, those included that will be drawn from it while all explore
 */
public record RollView(
        int round,
        int roundLimit,
        Stage stage,
        @Nullable Phase phase,
        List<Phase> active,
        @Nullable Face extraDie,
        int pool,
        int bag,
        Seat first,
        List<Player> players) {

    /**
     * What the viewer sees of a seat.
     *
     * @param tableau      the sides in the tableau in the order in which they came: both halves of the faction tile,
     *                     the home world, and what was completed
     * @param tiles        how many tiles that is for the end of the game
     * @param cup          dice in the cup, sorted by colour
     * @param behindScreen dice rolled and not yet revealed, sorted by colour: all a viewer sees of them but their owner
     * @param columns      workers of each phase that has any; before they are revealed to their owner alone
     * @param wilds        wild dice that have no column yet; seen by their owner alone
     * @param selected     the phase selected, and with which die; before it is revealed to the owner alone
     * @param dictated     dice in the Dictate area; seen by their owner alone
     * @param usedPowers   Reassign powers used this round; seen by their owner alone until dice are revealed
     * @param extraWorkers workers of the running phase that are no dice
     * @param drawn        tiles drawn and not yet placed, by their developments; for others empty
     * @param drawnCount   how many that are
     * @param sales        what the goods of each world with any would bring
     * @param abandoned    tiles abandoned in this Explore phase; for others empty
     */
    public record Player(
            Seat seat,
            @Nullable Faction faction,
            int credits,
            int chips,
            Score score,
            List<Tile> tableau,
            int tiles,
            List<RollPosition.Goods> goods,
            List<Sale> sales,
            List<DieColor> cup,
            List<DieColor> citizenry,
            List<DieColor> behindScreen,
            List<ScreenFact.Column> columns,
            List<DieColor> wilds,
            @Nullable Phase selected,
            @Nullable DieColor selecting,
            List<DieColor> dictated,
            List<Tile> usedPowers,
            List<DieColor> extraWorkers,
            Zone developments,
            Zone worlds,
            List<Tile> drawn,
            int drawnCount,
            List<Tile> abandoned,
            int abandonedCount) {}

    /**
     * What a good of a world brings: articles trade, consume.
     *
     * @param credits if it is traded
     * @param chips   points if it is consumed and neither it nor its shipper matches the world
     */
    public record Sale(Tile world, int credits, int chips) {}

    /**
     * A stack of the construction zone.
     *
     * @param size    tiles in it
     * @param tiles   the sides that are up, from the top; for others than the owner empty
     * @param workers dice that build its top tile
     * @param needed  how many the top tile needs, discounts included; 0 if there is none or the viewer must not know
     */
    public record Zone(int size, List<Tile> tiles, List<DieColor> workers, int needed) {}

    static RollView of(RollState state, Viewer viewer) {
        List<Player> players = new ArrayList<>();
        int shares = 0;
        for (Seat seat : Seat.first(state.seats())) {
            players.add(player(state, seat, viewer == seat));
            shares += Long.bitCount(state.share(seat));
        }
        return new RollView(
                state.round(),
                state.roundLimit(),
                state.stage(),
                state.phase(),
                StoredPosition.phases(state.activePhases()),
                state.extraDie(),
                state.pool(),
                Long.bitCount(state.bag()) + shares,
                state.first(),
                List.copyOf(players));
    }

    private static Player player(RollState state, Seat seat, boolean own) {
        boolean screened = state.isHidden();
        boolean seen = own || !screened;
        RollPosition.Assignment assignment = StoredPosition.assignment(state, seat);
        return new Player(
                seat,
                state.faction(seat),
                state.credits(seat),
                state.chips(seat),
                Score.of(state, seat),
                StoredPosition.tableau(state, seat),
                state.tableauSize(seat),
                StoredPosition.goods(state, seat),
                sales(state, seat),
                StoredPosition.dice(state, seat, Place.CUP),
                StoredPosition.dice(state, seat, Place.CITIZENRY),
                screened ? behindScreen(state, seat) : List.of(),
                seen ? columns(state, seat) : List.of(),
                own ? StoredPosition.dice(state, seat, Place.WILD) : List.of(),
                seen ? assignment.selected() : null,
                own ? strip(state, seat) : null,
                own ? StoredPosition.dice(state, seat, Place.DICTATED) : List.of(),
                seen ? assignment.usedPowers() : List.of(),
                StoredPosition.extraWorkers(state, seat),
                zone(state, seat, Stack.DEVELOPMENTS, own),
                zone(state, seat, Stack.WORLDS, own),
                own ? Bits.tiles(state.drawn(seat)) : List.of(),
                Long.bitCount(state.drawn(seat)),
                own ? Bits.tiles(state.abandoned(seat)) : List.of(),
                Long.bitCount(state.abandoned(seat)));
    }

    private static List<DieColor> behindScreen(RollState state, Seat seat) {
        List<DieColor> dice = new ArrayList<>();
        for (int place = Place.EXPLORE.ordinal(); place <= Place.DICTATED.ordinal(); place++) {
            dice.addAll(StoredPosition.dice(state, seat, Place.at(place)));
        }
        return dice.stream().sorted().toList();
    }

    private static List<ScreenFact.Column> columns(RollState state, Seat seat) {
        List<ScreenFact.Column> columns = new ArrayList<>();
        for (Phase phase : Phase.values()) {
            List<DieColor> workers = StoredPosition.dice(state, seat, Place.column(phase));
            if (!workers.isEmpty()) {
                columns.add(new ScreenFact.Column(phase, workers));
            }
        }
        return List.copyOf(columns);
    }

    private static List<Sale> sales(RollState state, Seat seat) {
        return StoredPosition.goods(state, seat).stream()
                .map(RollPosition.Goods::world)
                .map(world -> new Sale(
                        world, Ship.price(state, seat, world.color()), Ship.unmatched(state, seat, world.color())))
                .toList();
    }

    private static @Nullable DieColor strip(RollState state, Seat seat) {
        List<DieColor> strip = StoredPosition.dice(state, seat, Place.STRIP);
        return strip.isEmpty() ? null : strip.getFirst();
    }

    private static Zone zone(RollState state, Seat seat, Stack stack, boolean own) {
        Tile top = state.top(seat, stack);
        return new Zone(
                state.stackSize(seat, stack),
                own ? StoredPosition.stack(state, seat, stack) : List.of(),
                StoredPosition.dice(state, seat, stack.workers()),
                own && top != null ? Discounts.needed(state, seat, top) : 0);
    }
}
