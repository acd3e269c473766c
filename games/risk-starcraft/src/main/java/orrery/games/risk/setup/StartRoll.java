package orrery.games.risk.setup;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Seat;
import orrery.core.Table;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskPurpose;
import orrery.games.risk.RiskState;
import orrery.games.risk.SetupFact;

/** Every player throws a die, and those tied for the highest throw again: articles start-roll, start-roll-tie. */
final class StartRoll {

    private StartRoll() {}

    /** The seat with the highest die. */
    static Seat highest(Table<RiskState, RiskFact> table) {
        List<Seat> throwing = Seat.first(table.state().seats());
        while (throwing.size() > 1) {
            int[] dice = table.roll(throwing.size(), 6, RiskPurpose.START);
            int highest = 0;
            for (int i = 0; i < dice.length; i++) {
                table.record(new SetupFact.StartRolled(throwing.get(i), dice[i]));
                highest = Math.max(highest, dice[i]);
            }
            List<Seat> tied = new ArrayList<>();
            for (int i = 0; i < dice.length; i++) {
                if (dice[i] == highest) {
                    tied.add(throwing.get(i));
                }
            }
            throwing = tied;
        }
        return throwing.getFirst();
    }
}
