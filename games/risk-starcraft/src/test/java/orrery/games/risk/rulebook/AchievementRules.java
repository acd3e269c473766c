package orrery.games.risk.rulebook;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import orrery.core.Seat;
import orrery.games.risk.RiskState;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Planet;
import orrery.games.risk.board.Territory;

/** What the achievements ask for: articles achievement-…, team-planet, own-achievements. */
final class AchievementRules {

    private final RiskState state;
    private final Seat seat;
    private final Set<Territory> held;
    private final Set<Territory> atStart;

    AchievementRules(RiskState state, Ledger ledger, Seat seat) {
        this.state = state;
        this.seat = seat;
        this.held = Position.held(state, seat);
        this.atStart = ledger.heldAtStart;
    }

    /** Articles achievement-step, achievement-unique. */
    boolean canBeTaken(Achievement achievement) {
        return (state.achievementsOnBoard() & achievement.bit()) != 0 && fulfilled(achievement);
    }

    private boolean fulfilled(Achievement achievement) {
        return switch (achievement) {
            case CONTROL_AIUR -> controls(Planet.AIUR);
            case CONTROL_CHAR -> controls(Planet.CHAR);
            case CONTROL_KORHAL -> controls(Planet.KORHAL);
            case CONTROL_1_ENEMY_BASE -> enemyBases() >= 1;
            case CONTROL_2_ENEMY_BASES -> enemyBases() >= 2;
            case GAIN_4_MINERAL_FIELDS -> fields(gained()) >= 4;
            case CONTROL_8_MINERAL_FIELDS -> fields(held) >= 8;
            case CONTROL_11_MINERAL_FIELDS -> fields(held) >= 11;
            case GAIN_10_TERRITORIES -> gained().size() >= 10;
            case CONTROL_18_TERRITORIES -> held.size() >= 18;
            case CONTROL_2_PLANETS ->
                Arrays.stream(Planet.values()).filter(this::controls).count() >= 2;
            case CONQUER_PLANET_FROM_NOTHING ->
                Arrays.stream(Planet.values())
                        .filter(planet -> held.containsAll(Ground.territories(planet)))
                        .anyMatch(planet -> Ground.territories(planet).stream().noneMatch(atStart::contains));
        };
    }

    private boolean controls(Planet planet) {
        return Position.heldByTeam(state, seat).containsAll(Ground.territories(planet));
    }

    /** Article gained-this-turn. */
    private Set<Territory> gained() {
        Set<Territory> gained = EnumSet.noneOf(Territory.class);
        gained.addAll(held);
        gained.removeAll(atStart);
        return gained;
    }

    private long fields(Set<Territory> territories) {
        return territories.stream()
                .filter(territory -> Position.hasField(state, territory))
                .count();
    }

    /** Articles enemy-base, elimination-base. */
    private long enemyBases() {
        return Seat.first(state.seats()).stream()
                .filter(other -> !Position.team(state, seat).contains(other))
                .filter(other -> held.contains(state.base(other)))
                .count();
    }
}
