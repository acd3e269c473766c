package orrery.games.roll;

import java.util.List;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.Start;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tile;
import orrery.testkit.Variant;

/** The game as it is, but that the first seat has built Nanotechnology, which moves two workers, before it begins. */
public final class Nanotechnologists extends Variant<RollState, RollFact> {

    public Nanotechnologists() {
        super(new RollGame());
    }

    @Override
    public Start<RollState, RollFact> start(Setup setup) {
        Start<RollState, RollFact> start = super.start(setup);
        Seat first = Seat.of(0);
        start.state().apply(new ExploreFact.TileDrawn(first, Tile.NANOTECHNOLOGY));
        start.state().apply(new ExploreFact.TilePlaced(first, Stack.DEVELOPMENTS, Tile.NANOTECHNOLOGY, false));
        start.state().apply(new BuildFact.Completed(first, Tile.NANOTECHNOLOGY, List.of()));
        return start;
    }
}
