package orrery.games.risk.turn;

import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.risk.RewardFact;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskState;
import orrery.games.risk.TurnFact;
import orrery.games.risk.Victory;
import orrery.games.risk.board.Board;
import orrery.games.risk.board.Planet;
import orrery.games.risk.board.Reward;
import orrery.games.risk.board.Tables;

/**
 * A turn begins and its reinforcements are counted once: articles turn, start-of-turn-state, reinforcements,
 * reinforcement-count.
 */
public record BeginTurn(Seat seat) implements Segment<RiskState, RiskFact> {

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        RiskState state = table.state();
        int round = state.round() + (seat == state.firstAlive() ? 1 : 0);
        if (state.roundLimit() > 0 && round > state.roundLimit()) {
            return Victory.cutShort(state);
        }
        table.record(new TurnFact.TurnBegan(seat, round));
        table.record(new TurnFact.Reinforced(
                seat, forTerritories(state, seat), forPlanets(state, seat), forBases(state, seat)));
        int more = forRewards(state, seat);
        if (more > 0) {
            table.record(new RewardFact.RewardUnits(seat, more));
        }
        return new Deploy();
    }

    /** Article reward-extra-reinforcements. */
    public static int forRewards(RiskState state, Seat seat) {
        return state.has(seat, Reward.EXTRA_REINFORCEMENTS) ? Tables.UNITS_OF_REWARD : 0;
    }

    /** Articles territories-and-fields and minimum-reinforcements. */
    public static int forTerritories(RiskState state, Seat seat) {
        long held = state.held(seat);
        int counted = Long.bitCount(held) + Long.bitCount(held & state.fields());
        return Math.max(Tables.LEAST_REINFORCEMENTS, counted / Tables.PER_REINFORCEMENT);
    }

    /** Article planet-bonus. */
    public static int forPlanets(RiskState state, Seat seat) {
        int units = 0;
        for (Planet planet : Planet.values()) {
            long all = Board.territories(planet);
            units += (state.held(seat) & all) == all ? Board.bonus(planet) : 0;
        }
        return units;
    }

    /** Article base-income: one unit for each base held, own and captured. */
    public static int forBases(RiskState state, Seat seat) {
        return Long.bitCount(state.held(seat) & state.bases());
    }
}
