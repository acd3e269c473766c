package orrery.games.roll.phases;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.roll.Bits;
import orrery.games.roll.CourseFact;
import orrery.games.roll.ExploreFact;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollPurpose;
import orrery.games.roll.RollState;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Tables;
import orrery.games.roll.components.Tile;

/**
 * Explore begins: article explore. All explore at once if the bag is full enough. So that nobody's draws depend on when
 * others act, the bag is then dealt beforehand into one hidden share for each seat that has explorers.
 */
public record Explore() implements Segment<RollState, RollFact> {

    @Override
    public Next play(Table<RollState, RollFact> table) {
        RollState state = table.state();
        if (!state.isActive(Phase.EXPLORE)) {
            return new Develop();
        }
        table.record(new CourseFact.PhaseBegan(Phase.EXPLORE));
        Workers.come(table, Phase.EXPLORE);
        List<Seat> drawing = new ArrayList<>();
        for (Seat seat : Seat.first(state.seats())) {
            if (Workers.count(state, seat, Phase.EXPLORE) > 0) {
                drawing.add(seat);
            }
        }
        boolean atOnce = drawing.size() < 2 || Long.bitCount(state.bag()) >= Tables.FEW_TILES;
        if (!atOnce || Exploring.seats(state).size() < 2) {
            return new ExploreInTurn();
        }
        deal(table, drawing);
        return new ExploreTogether();
    }

    private static void deal(Table<RollState, RollFact> table, List<Seat> drawing) {
        long bag = table.state().bag();
        if (drawing.size() == 1) {
            table.record(new ExploreFact.ShareDealt(drawing.getFirst(), Bits.tiles(bag)));
        } else if (drawing.size() > 1) {
            int[] order = table.shuffle(Long.bitCount(bag), RollPurpose.BAG);
            List<Tile> tiles = Bits.tiles(bag);
            for (int i = 0; i < drawing.size(); i++) {
                List<Tile> share = new ArrayList<>();
                for (int at = i; at < order.length; at += drawing.size()) {
                    share.add(tiles.get(order[at]));
                }
                table.record(new ExploreFact.ShareDealt(drawing.get(i), share));
            }
        }
    }
}
