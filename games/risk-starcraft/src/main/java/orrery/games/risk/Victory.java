package orrery.games.risk;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Outcome;
import orrery.core.Seat;
import orrery.games.risk.board.Tables;

/** When the game is over: articles victory, victory-at-once, last-player, no-second-place, limit-ranking. */
public final class Victory {

    private Victory() {}

    /** The end of the game if it has been reached, or {@code null}. */
    public static @Nullable Outcome reached(RiskState state) {
        for (Seat seat : Seat.first(state.seats())) {
            if (state.isEliminated(seat)) {
                continue;
            }
            if (state.alive() == 1) {
                return won(seat, RiskEnd.LAST_PLAYER);
            }
            if (Integer.bitCount(state.achievements(seat)) >= Tables.achievementsToWin() && state.holdsOwnBase(seat)) {
                return won(seat, RiskEnd.ACHIEVEMENTS);
            }
        }
        return null;
    }

    /** One winner, and no second place: article no-second-place. */
    private static Outcome won(Seat winner, RiskEnd end) {
        return new Outcome(end, List.of(winner), List.of());
    }

    /** The round limit cuts the game short: nobody wins. */
    public static Outcome cutShort(RiskState state) {
        return new Outcome(RiskEnd.ROUND_LIMIT, List.of(), ranked(state));
    }

    /** Article limit-ranking: achievements, own base, territories, units; equal seats share a place. */
    private static List<List<Seat>> ranked(RiskState state) {
        Comparator<Seat> better = Comparator.<Seat>comparingInt(seat -> -Integer.bitCount(state.achievements(seat)))
                .thenComparingInt(seat -> state.holdsOwnBase(seat) ? 0 : 1)
                .thenComparingInt(seat -> -Long.bitCount(state.held(seat)))
                .thenComparingInt(seat -> -state.army(seat));
        List<List<Seat>> ranking = new ArrayList<>();
        for (Seat seat : Seat.first(state.seats()).stream().sorted(better).toList()) {
            if (!ranking.isEmpty() && better.compare(ranking.getLast().getFirst(), seat) == 0) {
                ranking.getLast().add(seat);
            } else {
                ranking.add(new ArrayList<>(List.of(seat)));
            }
        }
        return ranking;
    }
}
