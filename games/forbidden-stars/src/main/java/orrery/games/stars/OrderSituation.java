package orrery.games.stars;

import org.jspecify.annotations.Nullable;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Tables;

/** Everything that is true about a game but the battle that is fought, the orders included, to be read. */
public abstract sealed class OrderSituation extends Situation permits BattleSituation {

    final long[] stacks;
    final byte[] heights;
    final byte[] ordersHeld;
    final byte[] ordersShown;
    final byte[] ordersOnEvents;
    OrderMemory order;

    OrderSituation(int seats, boolean quickStart, boolean freshPaths) {
        super(seats, quickStart, freshPaths);
        stacks = new long[SystemSide.COUNT];
        heights = new byte[SystemSide.COUNT];
        ordersHeld = new byte[Tables.MOST_SEATS * Order.COUNT];
        ordersShown = new byte[Tables.MOST_SEATS * Order.COUNT];
        ordersOnEvents = new byte[Tables.MOST_SEATS * Order.COUNT];
        order = new OrderMemory();
    }

    /** The same once more; neither changes with the other. */
    OrderSituation(OrderSituation from) {
        super(from);
        stacks = from.stacks.clone();
        heights = from.heights.clone();
        ordersHeld = from.ordersHeld.clone();
        ordersShown = from.ordersShown.clone();
        ordersOnEvents = from.ordersOnEvents.clone();
        order = from.order.copy();
    }

    // ---- orders on the board and in hand

    /** Orders in the stack of a system. */
    public int height(int system) {
        return heights[system];
    }

    /** Whose order lies at a height, counted from 0 at the bottom. */
    public int orderSeat(int system, int height) {
        return (int) (stacks[system] >>> 4 * height) & 3;
    }

    public Order order(int system, int height) {
        return Order.at((int) (stacks[system] >>> 4 * height + 2) & 3);
    }

    /** Whose order lies on top of the stack, or −1 if there is none. */
    public int top(int system) {
        return heights[system] == 0 ? NONE : orderSeat(system, heights[system] - 1);
    }

    public boolean hasTop(int seat) {
        for (int system : board.sides()) {
            if (top(system) == seat) {
                return true;
            }
        }
        return false;
    }

    public boolean hasOrders() {
        for (int system : board.sides()) {
            if (heights[system] > 0) {
                return true;
            }
        }
        return false;
    }

    /** Orders of a kind in a seat's play area. */
    public int held(int seat, Order kind) {
        return ordersHeld[seat * Order.COUNT + kind.ordinal()];
    }

    /** Orders of a kind of which all know that they are in a seat's play area. */
    public int shown(int seat, Order kind) {
        return ordersShown[seat * Order.COUNT + kind.ordinal()];
    }

    /** Orders of a kind on a seat's event deck. */
    public int onEvents(int seat, Order kind) {
        return ordersOnEvents[seat * Order.COUNT + kind.ordinal()];
    }

    /** Orders on a seat's event deck. */
    public int onEvents(int seat) {
        int count = 0;
        for (int kind = 0; kind < Order.COUNT; kind++) {
            count += ordersOnEvents[seat * Order.COUNT + kind];
        }
        return count;
    }

    // ---- the order that is carried out

    /** Who carries an order out, or −1: article active-player. */
    public int activeSeat() {
        return order.seat;
    }

    /** The active system, or −1: article active-system. */
    public int activeSystem() {
        return order.system;
    }

    /** What is carried out, or {@code null}. */
    public @Nullable Order activeOrder() {
        return order.order < 0 ? null : Order.at(order.order);
    }

    /** Whether what is carried out is a revealed token, still on its stack. */
    public boolean hasToken() {
        return order.token;
    }

    public boolean is(OrderFlag flag) {
        return (order.flags & flag.bit()) != 0;
    }

    /** The system beside the active one that units have moved from, or −1: article one-neighbour. */
    public int neighbour() {
        return order.neighbour;
    }

    /** Battles fought in this order. */
    public int battles() {
        return order.battles;
    }

    public int roksUsed() {
        return order.roks;
    }

    /** Whether the area was friendly before the movement: article paths-before-movement. */
    public boolean wasFriendly(int area) {
        return (order.movement.friendly[area >> 6] & 1L << area) != 0;
    }

    /** Whether the area was an uncontrolled void before the movement: article upgrade-ork-roks. */
    public boolean wasEmptyVoid(int area) {
        return (order.movement.empty[area >> 6] & 1L << area) != 0;
    }

    /** Units of the active player that have arrived in an area of the active system in this order. */
    public long arrived(int area) {
        return area / 4 == order.system ? order.movement.arrived[area % 4] : 0;
    }

    /** Whether a unit that has arrived in the area came from this one. */
    public boolean cameFrom(int area, int origin) {
        return area / 4 == order.system && (order.movement.origins[2 * (area % 4) + (origin >> 6)] & 1L << origin) != 0;
    }
}
