package orrery.games.roll;

import java.util.List;
import orrery.core.Component;
import orrery.core.Game;
import orrery.core.Message;
import orrery.core.Mode;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.StandingOrder;
import orrery.core.Start;
import orrery.core.Viewer;
import orrery.core.Vocabulary;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tile;

/** The game as it is, but that the first seat has built Nanotechnology, which moves two workers, before it begins. */
public final class Nanotechnologists implements Game<RollState, RollFact> {

    private final RollGame game = new RollGame();

    @Override
    public Start<RollState, RollFact> start(Setup setup) {
        Start<RollState, RollFact> start = game.start(setup);
        Seat first = Seat.of(0);
        start.state().apply(new RollFact.TileDrawn(first, Tile.NANOTECHNOLOGY));
        start.state().apply(new RollFact.TilePlaced(first, Stack.DEVELOPMENTS, Tile.NANOTECHNOLOGY, false));
        start.state().apply(new RollFact.Completed(first, Tile.NANOTECHNOLOGY, List.of()));
        return start;
    }

    @Override
    public String id() {
        return game.id();
    }

    @Override
    public int schema() {
        return game.schema();
    }

    @Override
    public Vocabulary vocabulary() {
        return game.vocabulary();
    }

    @Override
    public List<Mode> modes() {
        return game.modes();
    }

    @Override
    public Record view(RollState state, Viewer viewer) {
        return game.view(state, viewer);
    }

    @Override
    public Record position(RollState state) {
        return game.position(state);
    }

    @Override
    public RollState state(Record position) {
        return game.state(position);
    }

    @Override
    public void check(RollState state) {
        game.check(state);
    }

    @Override
    public int round(RollState state) {
        return game.round(state);
    }

    @Override
    public Component faction(RollState state, Seat seat) {
        return game.faction(state, seat);
    }

    @Override
    public List<Message> describe(RollState state, Viewer viewer) {
        return game.describe(state, viewer);
    }

    @Override
    public List<StandingOrder<RollState>> standingOrders() {
        return game.standingOrders();
    }
}
