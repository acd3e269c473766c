package orrery.bots.stars;

import orrery.games.stars.StarsState;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;

/** What one seat sees of a game, without copying it: all that lies open and its own orders on top of stacks. */
final class StarsSight {

    private final StarsState state;
    private final int seat;

    StarsSight(StarsState state, int seat) {
        this.state = state;
        this.seat = seat;
    }

    int materiel() {
        return state.materiel(seat);
    }

    int level() {
        return state.level(seat);
    }

    int assets(Asset asset) {
        return state.assets(seat, asset);
    }

    /** The own order on top of the stack of a system. */
    Order top(SystemSide system) {
        int at = system.ordinal();
        if (state.top(at) != seat) {
            throw new IllegalArgumentException("the order on top in " + system.id() + " is another's");
        }
        return state.order(at, state.height(at) - 1);
    }

    /** Own orders in the stack of a system. */
    int ownOrders(SystemSide system) {
        int count = 0;
        for (int height = 0; height < state.height(system.ordinal()); height++) {
            count += state.orderSeat(system.ordinal(), height) == seat ? 1 : 0;
        }
        return count;
    }

    boolean isFriendly(Area area) {
        return state.isFriendly(area.ordinal(), seat);
    }

    boolean isUncontrolled(Area area) {
        return state.holder(area.ordinal()) == -1;
    }

    /** Whether an own objective token lies there. */
    boolean isObjective(Area area) {
        return state.objective(area.ordinal()) == seat;
    }

    int friendlyWorlds() {
        return state.friendlyWorlds(seat);
    }

    int ownUnits(Area area) {
        return StarsState.figures(state.units(area.ordinal(), seat));
    }

    boolean hasOwnStructure(Area area) {
        return state.hasStructure(area.ordinal(), seat);
    }

    int structures(Area area) {
        return state.structures(area.ordinal());
    }

    /** Own factories in a system. */
    int factories(SystemSide system) {
        int count = 0;
        for (int area = 4 * system.ordinal(); area < 4 * system.ordinal() + 4; area++) {
            count += state.structures(area, seat, Structure.FACTORY);
        }
        return count;
    }

    /** Dice and health of the own unrouted units in an area. */
    double ownStrength(Area area) {
        return strength(area, seat, true);
    }

    /** Own unrouted units in a system and beside it that belong into such an area: what an Advance could bring. */
    double strengthNear(SystemSide system, boolean ground) {
        double best = 0;
        for (int near : state.board().near(system.ordinal())) {
            if (!state.isBlocked(near, system.ordinal())) {
                best = Math.max(best, strengthIn(near, ground));
            }
        }
        return strengthIn(system.ordinal(), ground) + best;
    }

    private double strengthIn(int system, boolean ground) {
        double sum = 0;
        for (int area = 4 * system; area < 4 * system + 4; area++) {
            if (StarsState.isWorld(area) == ground) {
                sum += strength(Area.at(area), seat, true);
            }
        }
        return sum;
    }

    /** Dice and health of the others' units and bastions in an area. */
    double enemyStrength(Area area) {
        double sum = 0;
        for (int other = 0; other < state.seats(); other++) {
            if (other != seat) {
                sum += strength(area, other, false);
                sum += 5 * state.structures(area.ordinal(), other, Structure.BASTION);
            }
        }
        return sum;
    }

    private double strength(Area area, int of, boolean standingOnly) {
        long units = state.units(area.ordinal(), of);
        double sum = 0;
        for (int number = 0; units != 0 && number < StarsState.TOKEN; number++) {
            double count =
                    StarsState.standing(units, number) + (standingOnly ? 0 : 0.3 * StarsState.routed(units, number));
            if (count > 0) {
                sum += count
                        * (state.unit(of, number).combat()
                                + state.unit(of, number).health());
            }
        }
        return sum;
    }

    /** Icons on the banners of the own worlds of a system. */
    int icons(SystemSide system) {
        int count = 0;
        for (int area = 4 * system.ordinal(); area < 4 * system.ordinal() + 4; area++) {
            if (state.isFriendly(area, seat)) {
                count += Area.at(area).icons().size();
            }
        }
        return count;
    }

    /** Whether the question is asked while units move in an Advance order of this seat. */
    boolean isContested(Area area) {
        return state.holder(area.ordinal()) == StarsState.CONTESTED;
    }

    boolean isInBattle() {
        return state.battleArea() >= 0;
    }

    /** Steps from a system to the nearest own objective token, or −1 if there is none on the board. */
    int stepsToObjective(SystemSide system) {
        int least = -1;
        for (int area : state.board().areas()) {
            if (state.objective(area) == seat) {
                int steps = Math.abs(state.board().x(area / 4) - state.board().x(system.ordinal()))
                        + Math.abs(state.board().y(area / 4) - state.board().y(system.ordinal()));
                least = least < 0 ? steps : Math.min(least, steps);
            }
        }
        return least;
    }

    /** Whether the seat has a ship on the board. */
    boolean hasShips() {
        for (int area : state.board().areas()) {
            if (!StarsState.isWorld(area) && state.units(area, seat) != 0) {
                return true;
            }
        }
        return false;
    }
}
