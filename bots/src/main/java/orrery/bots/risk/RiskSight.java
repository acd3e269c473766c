package orrery.bots.risk;

import org.jspecify.annotations.Nullable;
import orrery.core.Seat;
import orrery.games.risk.RiskState;
import orrery.games.risk.board.Territory;
import orrery.games.risk.turn.AchievementStep;

/** What one seat may look at: the board and its own achievements, never a card of somebody else. */
final class RiskSight {

    private final RiskState state;
    private final Seat seat;

    RiskSight(RiskState state, Seat seat) {
        this.state = state;
        this.seat = seat;
    }

    Seat seat() {
        return seat;
    }

    int units(Territory territory) {
        return state.units(territory);
    }

    @Nullable
    Seat owner(Territory territory) {
        return state.owner(territory);
    }

    /** Own territories, as a bit mask. */
    long own() {
        return state.held(seat);
    }

    /** Territories of a seat, as a bit mask. */
    long held(Seat other) {
        return state.held(other);
    }

    /** Territories with a mineral field, as a bit mask. */
    long fields() {
        return state.fields();
    }

    @Nullable
    Territory base(Seat other) {
        return state.base(other);
    }

    /** Territories with somebody's base, as a bit mask. */
    long bases() {
        return state.bases();
    }

    boolean heroAt(Seat other, Territory territory) {
        return state.heroAt(other, territory);
    }

    int achievements(Seat other) {
        return Integer.bitCount(state.achievements(other));
    }

    int achievementsOnBoard() {
        return state.achievementsOnBoard();
    }

    /** Achievements that could be taken now, as a bit mask. */
    int fulfilled() {
        return AchievementStep.fulfilled(state, seat);
    }

    long atTurnStart() {
        return state.atTurnStart();
    }

    int reinforcements() {
        return state.reinforcements();
    }

    boolean conquered() {
        return state.conquered();
    }
}
