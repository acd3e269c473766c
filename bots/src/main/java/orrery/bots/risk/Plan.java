package orrery.bots.risk;

import orrery.core.Seat;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Board;
import orrery.games.risk.board.Planet;
import orrery.games.risk.board.Territory;

/** What a seat is after this turn: the nearest achievement on the board and the territories it still needs for it. */
final class Plan {

    private static final Planet[] PLANETS = Planet.values();
    private static final float FAR = 1_000;
    private static final int NEVER = 99;
    private static final float SHARE_AT_FRONT = 0.85f;

    private final Terrain terrain = new Terrain();
    private RiskSight sight;
    private long mine;
    private long wanted;
    private float cost;
    private float power;
    private boolean fulfilled;
    private int needed;

    Plan(RiskSight sight) {
        this.sight = sight;
    }

    /** Makes the plan for what the seat sees now. */
    void make(RiskSight now) {
        sight = now;
        mine = sight.mine();
        terrain.survey(sight);
        power = power();
        int toWin = sight.mode().achievementsToWin();
        needed = toWin == 0 ? NEVER : toWin - sight.achievementsOfTeam();
        fulfilled = false;
        wanted = 0;
        cost = FAR;
        if (needed <= 1 && !sight.holdsOwnBase(sight.seat())) {
            take(terrain.whole(sight.base(sight.seat())));
            return;
        }
        for (int rest = sight.achievementsOnBoard(); rest != 0; rest &= rest - 1) {
            consider(Achievement.at(Integer.numberOfTrailingZeros(rest)));
        }
        if (needed == NEVER) {
            dominate();
        }
    }

    /** Where achievements win nothing: the nearest planet, or an opponent who can be finished now. */
    private void dominate() {
        for (Planet planet : PLANETS) {
            long need = terrain.whole(Board.territories(planet));
            if (need != 0) {
                lasting(need);
            }
        }
        for (Seat other : Seat.first(sight.seats())) {
            if (other != sight.seat() && (sight.held(other) & sight.friendly()) == 0 && sight.held(other) != 0) {
                long need = terrain.whole(sight.held(other));
                if (terrain.price(need) < power) {
                    take(need);
                }
            }
        }
    }

    private float power() {
        float all = sight.reinforcements();
        long front = Board.around((1L << Territory.COUNT) - 1 & ~mine);
        for (long rest = front & mine; rest != 0; rest &= rest - 1) {
            all += (sight.units(Long.numberOfTrailingZeros(rest)) - 1) * SHARE_AT_FRONT;
        }
        return all;
    }

    private void consider(Achievement achievement) {
        long gained = mine & ~sight.atTurnStart();
        switch (achievement) {
            case CONTROL_AIUR -> lasting(terrain.whole(Board.territories(Planet.AIUR)));
            case CONTROL_CHAR -> lasting(terrain.whole(Board.territories(Planet.CHAR)));
            case CONTROL_KORHAL -> lasting(terrain.whole(Board.territories(Planet.KORHAL)));
            case CONTROL_1_ENEMY_BASE -> lasting(bases(1));
            case CONTROL_2_ENEMY_BASES -> lasting(bases(2));
            case CONTROL_8_MINERAL_FIELDS -> lasting(fields(8, mine));
            case CONTROL_11_MINERAL_FIELDS -> lasting(fields(11, mine));
            case CONTROL_18_TERRITORIES -> lasting(terrain.growth(18 - Long.bitCount(mine)));
            case CONTROL_2_PLANETS -> lasting(planets());
            case GAIN_10_TERRITORIES -> fleeting(terrain.growth(10 - Long.bitCount(gained)));
            case GAIN_4_MINERAL_FIELDS -> fleeting(fields(4, gained));
            case CONQUER_PLANET_FROM_NOTHING -> fromNothing();
        }
    }

    private void lasting(long territories) {
        if (territories == 0) {
            fulfilled = true;
        } else if (terrain.price(territories) < cost) {
            take(territories);
        }
    }

    /** What is lost at the end of the turn is worth trying only if it can be done now. */
    private void fleeting(long territories) {
        if (territories == 0 || terrain.price(territories) < power) {
            lasting(territories);
        }
    }

    private void take(long territories) {
        wanted = territories;
        cost = terrain.price(territories);
    }

    private long bases(int count) {
        long others = sight.bases() & ~sight.friendlyBases();
        return terrain.waysTo(others, count - Long.bitCount(others & mine));
    }

    private long fields(int count, long counted) {
        return terrain.waysTo(sight.fields(), count - Long.bitCount(sight.fields() & counted));
    }

    private long planets() {
        long best = 0;
        long second = 0;
        float bestPrice = FAR;
        float secondPrice = FAR;
        for (Planet planet : PLANETS) {
            long need = terrain.whole(Board.territories(planet));
            float price = terrain.price(need);
            if (price < bestPrice) {
                second = best;
                secondPrice = bestPrice;
                best = need;
                bestPrice = price;
            } else if (price < secondPrice) {
                second = need;
                secondPrice = price;
            }
        }
        return best | second;
    }

    private void fromNothing() {
        for (Planet planet : PLANETS) {
            long all = Board.territories(planet);
            if ((all & sight.atTurnStart()) == 0) {
                fleeting(terrain.whole(all));
            }
        }
    }

    /** The territories to be conquered for the goal, with the way there; none if there is no goal. */
    long wanted() {
        return wanted;
    }

    /** Whether an achievement on the board is fulfilled already. */
    boolean fulfilled() {
        return fulfilled;
    }

    /** Whether the goal is within reach this turn. */
    boolean feasible() {
        return cost < power;
    }

    /** Achievements still needed to win. */
    int needed() {
        return needed;
    }

    /** Whether achievements win nothing, so that every enemy unit has to go. */
    boolean dominates() {
        return needed == NEVER;
    }

    /** Whether ending the attacks now wins the game. */
    boolean wins() {
        return needed <= 1 && fulfilled && sight.holdsOwnBase(sight.seat());
    }

    /** Whether the goal may win the game this turn. */
    boolean mayWin() {
        return needed <= 1 && feasible();
    }
}
