package orrery.bots.stars;

import java.util.ArrayList;
import java.util.List;
import orrery.games.stars.StarsState;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Unit;

/** What one seat sees of a game, without copying it: all that lies open and its own orders on top of stacks. */
final class StarsSight {

    /** Dice and health of a bastion. */
    static final double BASTION = Structure.BASTION_COMBAT + Structure.BASTION_HEALTH;

    /** How much of a ship counts against a world: it can fire but take nothing. */
    private static final double SHIPS = 0.5;

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

    /** The systems beside a system that no Warp Storm parts from it. */
    List<SystemSide> reachable(SystemSide system) {
        List<SystemSide> found = new ArrayList<>(4);
        for (int near : state.board().near(system.ordinal())) {
            if (!state.isBlocked(near, system.ordinal())) {
                found.add(SystemSide.at(near));
            }
        }
        return found;
    }

    /** The most that any one of the others could bring against a world by an Advance, its ships' fire included. */
    double threat(Area world) {
        double most = 0;
        for (int other = 0; other < state.seats(); other++) {
            if (other != seat && !state.isOut(other)) {
                most = Math.max(most, threat(world, other));
            }
        }
        return most;
    }

    private double threat(Area world, int from) {
        int system = world.ordinal() / 4;
        double best = 0;
        for (int near : state.board().near(system)) {
            if (!state.isBlocked(near, system)) {
                best = Math.max(best, strengthIn(near, from));
            }
        }
        return strengthIn(system, from) + best;
    }

    /** Ground units of a seat in a system, and half of its ships, which could fire. */
    private double strengthIn(int system, int of) {
        double sum = 0;
        for (int area = 4 * system; area < 4 * system + 4; area++) {
            if (state.units(area, of) != 0) {
                sum += (StarsState.isWorld(area) ? 1 : SHIPS) * strength(Area.at(area), of, true);
            }
        }
        return sum;
    }

    /** Dice and health of all that defends an own world. */
    double guard(Area world) {
        return strength(world, seat, false) + bastions(world);
    }

    /** Dice and health of the own bastions in an area. */
    double bastions(Area area) {
        return BASTION * state.structures(area.ordinal(), seat, Structure.BASTION);
    }

    /** Dice and health of the weakest own unrouted unit in an area, 0 if there is none. */
    double weakest(Area area) {
        long units = state.units(area.ordinal(), seat);
        double least = Double.POSITIVE_INFINITY;
        for (int number = 0; number < StarsState.TOKEN; number++) {
            if (StarsState.standing(units, number) > 0) {
                least = Math.min(least, strength(state.unit(seat, number)));
            }
        }
        return least == Double.POSITIVE_INFINITY ? 0 : least;
    }

    static double strength(Unit unit) {
        return unit.combat() + unit.health();
    }

    /** Dice and health of the others' units and bastions in an area. */
    double enemyStrength(Area area) {
        double sum = 0;
        for (int other = 0; other < state.seats(); other++) {
            if (other != seat) {
                sum += strength(area, other, false);
                sum += BASTION * state.structures(area.ordinal(), other, Structure.BASTION);
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
                sum += count * strength(state.unit(of, number));
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

    /** The system in which an order is carried out. */
    SystemSide activeSystem() {
        return SystemSide.at(state.activeSystem());
    }

    /** Whether an area of the active system has room for one more own unit of this kind. */
    boolean hasRoom(Unit unit) {
        int system = state.activeSystem();
        for (int area = 4 * system; area < 4 * system + 4; area++) {
            if (StarsState.isWorld(area) != unit.isShip()
                    && state.isOpen(area, seat)
                    && ownUnits(Area.at(area)) < Area.at(area).capacity()) {
                return true;
            }
        }
        return false;
    }

    /** Own structures of a kind on the board. */
    int structures(Structure structure) {
        return state.structureCount(seat, structure);
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
