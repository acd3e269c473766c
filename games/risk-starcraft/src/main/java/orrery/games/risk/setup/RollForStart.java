package orrery.games.risk.setup;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskPurpose;
import orrery.games.risk.RiskState;

/** Every player throws a die; the highest chooses first, and those tied throw again: articles start-roll, start-roll-tie. */
public record RollForStart(Diagram diagram, boolean chosen) implements Segment<RiskState, RiskFact> {

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        RiskState state = table.state();
        List<Seat> throwing = Seat.first(state.seats());
        if (!chosen) {
            return new TakePlaces(diagram, Seat.of(0), 0, false);
        }
        while (throwing.size() > 1) {
            int[] dice = table.roll(throwing.size(), 6, RiskPurpose.START);
            int highest = 0;
            for (int i = 0; i < dice.length; i++) {
                table.record(new RiskFact.StartRolled(throwing.get(i), dice[i]));
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
        return new TakePlaces(diagram, throwing.getFirst(), 0, true);
    }
}
