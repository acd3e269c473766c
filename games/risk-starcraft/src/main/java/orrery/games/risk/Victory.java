package orrery.games.risk;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import orrery.core.Outcome;
import orrery.core.Seat;

/**
 * When the game is over: articles victory, victory-at-once, last-player, no-second-place, limit-ranking, team-victory,
 * last-team, domination-victory.
 */
public final class Victory {

    private Victory() {}

    /** The end of the game if it has been reached, or {@code null}. */
    public static @Nullable Outcome reached(RiskState state) {
        if (state.mode().teams()) {
            return reachedByTeam(state);
        }
        if (state.alive() == 1) {
            return won(List.of(state.firstAlive()), RiskEnd.LAST_PLAYER);
        }
        int needed = state.mode().achievementsToWin();
        for (Seat seat : Seat.first(needed == 0 ? 0 : state.seats())) {
            if (Integer.bitCount(state.achievements(seat)) >= needed && state.holdsOwnBase(seat)) {
                return won(List.of(seat), RiskEnd.ACHIEVEMENTS);
            }
        }
        return null;
    }

    /** Articles team-victory, last-team: allies win together, also those of them that are out. */
    private static @Nullable Outcome reachedByTeam(RiskState state) {
        int needed = state.mode().achievementsToWin();
        for (Seat first : Seat.first(2)) {
            List<Seat> team = state.team(first);
            List<Seat> living = living(state, team);
            if (living.size() == state.alive()) {
                return won(team, RiskEnd.LAST_TEAM);
            }
            int achievements = sum(team, seat -> Integer.bitCount(state.achievements(seat)));
            if (needed > 0 && achievements >= needed && living.stream().allMatch(state::teamHoldsBase)) {
                return won(team, RiskEnd.TEAM_ACHIEVEMENTS);
            }
        }
        return null;
    }

    private static List<Seat> living(RiskState state, List<Seat> team) {
        return team.stream().filter(seat -> !state.isEliminated(seat)).toList();
    }

    private static int sum(List<Seat> team, ToIntFunction<Seat> what) {
        return team.stream().mapToInt(what).sum();
    }

    /** One winner or one team, and no second place: article no-second-place. */
    private static Outcome won(List<Seat> winners, RiskEnd end) {
        return new Outcome(end, winners.stream().sorted().toList(), List.of());
    }

    /** The round limit cuts the game short: nobody wins. */
    public static Outcome cutShort(RiskState state) {
        return new Outcome(RiskEnd.ROUND_LIMIT, List.of(), ranked(state));
    }

    /** Article limit-ranking: achievements, own base, territories, units, of a team together; equal seats share a place. */
    private static List<List<Seat>> ranked(RiskState state) {
        Comparator<Seat> better = most(state, seat -> Integer.bitCount(state.achievements(seat)))
                .thenComparing(most(state, seat -> basesHeld(state, seat)))
                .thenComparing(most(state, seat -> Long.bitCount(state.held(seat))))
                .thenComparing(most(state, state::army));
        return Outcome.ranking(Seat.first(state.seats()), better);
    }

    private static Comparator<Seat> most(RiskState state, ToIntFunction<Seat> what) {
        return Comparator.comparingInt(seat -> -sum(state.team(seat), what));
    }

    private static int basesHeld(RiskState state, Seat seat) {
        boolean held = state.mode().teams() ? state.teamHoldsBase(seat) : state.holdsOwnBase(seat);
        return held ? 1 : 0;
    }
}
