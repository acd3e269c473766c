package orrery.games.risk.fuzz;

import orrery.core.Viewer;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskGame;
import orrery.games.risk.RiskState;
import orrery.testkit.Variant;

/** The game with a fault planted in it: its view shows everybody everything. */
final class Leaky extends Variant<RiskState, RiskFact> {

    Leaky() {
        super(new RiskGame());
    }

    @Override
    public Record view(RiskState state, Viewer viewer) {
        return position(state);
    }
}
