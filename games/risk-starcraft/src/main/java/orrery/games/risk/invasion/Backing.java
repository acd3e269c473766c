package orrery.games.risk.invasion;

import orrery.core.Seat;
import orrery.games.risk.RiskState;
import orrery.games.risk.board.Reward;
import orrery.games.risk.board.Territory;

/**
 * What stands behind the dice of one side in every roll, apart from cards: articles hero-bonus, hero-defending, tower,
 * towers-add, reward-bonus-attack-die, reward-bonus-defence-die, neutral-defence.
 *
 * @param highest  added to the highest die by a hero and by towers, 0..3
 * @param bonusDie whether a bonus die is thrown
 */
public record Backing(int highest, boolean bonusDie) {

    private static final int MOST = 3;
    private static final Backing[][] ALL = new Backing[MOST + 1][2];

    static {
        for (int highest = 0; highest <= MOST; highest++) {
            ALL[highest][0] = new Backing(highest, false);
            ALL[highest][1] = new Backing(highest, true);
        }
    }

    public static Backing of(int highest, boolean bonusDie) {
        return ALL[highest][bonusDie ? 1 : 0];
    }

    /** A hero or nothing. */
    public static Backing of(boolean hero) {
        return of(hero ? 1 : 0, false);
    }

    /** Behind the attacker of a territory. @param hero whether its hero is named for the roll */
    public static Backing ofAttack(RiskState state, Seat attacker, boolean hero, Territory target) {
        return of(state, attacker, hero, target, Reward.BONUS_ATTACK_DIE);
    }

    /** Behind the defender of a territory. */
    public static Backing ofDefence(RiskState state, Seat defender, Territory target) {
        return of(state, defender, state.heroAt(defender, target), target, Reward.BONUS_DEFENCE_DIE);
    }

    private static Backing of(RiskState state, Seat seat, boolean hero, Territory target, Reward die) {
        int own = hero ? 1 : 0;
        return state.rewards(seat) == 0
                ? of(own, false)
                : of(own + state.towersReaching(seat, target), state.has(seat, die));
    }
}
