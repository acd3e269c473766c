package orrery.games.stars.end;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import orrery.core.Outcome;
import orrery.core.Seat;
import orrery.games.stars.StarsEnd;
import orrery.games.stars.StarsState;

/** Who has won and who comes next. Articles victory, tie-breaks. */
public final class Ranking {

    private Ranking() {}

    /**
     * How the game ended.
     *
     * @param contenders the seats that may win, a bit each; the others come after them
     */
    public static Outcome outcome(StarsState state, StarsEnd reason, int contenders) {
        Comparator<Seat> order = Comparator.<Seat, Boolean>comparing(seat -> (contenders & 1 << seat.index()) == 0)
                .thenComparing(seat -> state.isOut(seat.index()))
                .thenComparing(seat -> -state.collected(seat.index()))
                .thenComparing(seat -> -state.friendlyWorlds(seat.index()))
                .thenComparing(seat -> -state.unitsOnBoard(seat.index()));
        List<List<Seat>> places = new ArrayList<>();
        List<Seat> seats = new ArrayList<>(Seat.first(state.seats()));
        seats.sort(order);
        for (Seat seat : seats) {
            if (!places.isEmpty() && order.compare(places.getLast().getFirst(), seat) == 0) {
                places.getLast().add(seat);
            } else {
                places.add(new ArrayList<>(List.of(seat)));
            }
        }
        return new Outcome(reason, places.getFirst(), places);
    }
}
