package orrery.games.risk.fuzz;

import java.util.List;
import orrery.core.Component;
import orrery.core.Game;
import orrery.core.Mode;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.StandingOrder;
import orrery.core.Start;
import orrery.core.Viewer;
import orrery.core.Vocabulary;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskGame;
import orrery.games.risk.RiskState;

/** The game with a fault planted in it: its view shows everybody everything. */
final class Leaky implements Game<RiskState, RiskFact> {

    private final RiskGame game = new RiskGame();

    @Override
    public Record view(RiskState state, Viewer viewer) {
        return game.position(state);
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
    public Start<RiskState, RiskFact> start(Setup setup) {
        return game.start(setup);
    }

    @Override
    public Record position(RiskState state) {
        return game.position(state);
    }

    @Override
    public RiskState state(Record position) {
        return game.state(position);
    }

    @Override
    public void check(RiskState state) {
        game.check(state);
    }

    @Override
    public int round(RiskState state) {
        return game.round(state);
    }

    @Override
    public Component faction(RiskState state, Seat seat) {
        return game.faction(state, seat);
    }

    @Override
    public List<StandingOrder<RiskState>> standingOrders() {
        return game.standingOrders();
    }
}
