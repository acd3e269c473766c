package orrery.games.stars.refresh;

import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.stars.Holdings;
import orrery.games.stars.StarsEnd;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsState;
import orrery.games.stars.components.Area;
import orrery.games.stars.end.Ranking;

/** Objectives, victory, materiel, rallying. Articles refresh-phase, collect-objectives, collect-materiel, rally-step. */
public record Refresh() implements Segment<StarsState, StarsFact> {

    @Override
    public Next play(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        table.record(new StarsFact.RefreshBegan());
        int winners = 0;
        for (int seat : state.seatsFrom(state.firstPlayer())) {
            for (int area : state.board().areas()) {
                if (state.objective(area) == seat && state.isFriendly(area, seat)) {
                    table.record(new StarsFact.ObjectiveCollected(Seat.of(seat), Area.at(area)));
                }
            }
            winners |= state.collected(seat) >= state.seats() ? 1 << seat : 0;
        }
        if (winners != 0) {
            return Ranking.outcome(state, StarsEnd.OBJECTIVES, winners);
        }
        for (int seat : state.seatsFrom(state.firstPlayer())) {
            Holdings.gainMateriel(table, seat, production(state, seat));
        }
        table.record(new StarsFact.AllRallied());
        return new EventStep(0);
    }

    private static int production(StarsState state, int seat) {
        int sum = 0;
        for (int area : state.board().areas()) {
            if (StarsState.isWorld(area) && state.isFriendly(area, seat)) {
                sum += Area.at(area).production();
            }
        }
        return sum;
    }
}
