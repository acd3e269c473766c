package orrery.games.stars.rulebook;

import java.util.HashSet;
import java.util.Set;
import orrery.core.Seat;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsPosition;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Unit;

/** Articles where-orders-go, reveal-order, stack, instead-of-order, capacity-check. */
final class OrderRules {

    private OrderRules() {}

    static Set<StarsChoice> placing(Table table) {
        Set<StarsChoice> choices = new HashSet<>();
        for (StarsPosition.Laid laid : table.systems()) {
            SystemSide side = laid.system();
            boolean reach = table.isIn(side, table.seat)
                    || table.systems().stream()
                            .anyMatch(other ->
                                    table.near(side, other.system()) && table.isIn(other.system(), table.seat));
            for (Order order : Order.values()) {
                if (reach && table.me().ordersHeld().get(order.ordinal()) > 0) {
                    choices.add(new StarsChoice.PlaceOrder(order, side));
                }
            }
        }
        return choices;
    }

    static Set<StarsChoice> turn(Table table) {
        Set<StarsChoice> choices = new HashSet<>();
        for (StarsPosition.Laid laid : table.systems()) {
            if (!laid.stack().isEmpty() && laid.stack().getLast().seat() == table.seat) {
                choices.add(new StarsChoice.Reveal(laid.system()));
            }
        }
        for (EventCard scheme : table.me().schemes()) {
            boolean fits = switch (scheme) {
                case UNWAVERING_RESOLVE -> table.areas().stream().anyMatch(area -> routed(table, area) > 0);
                case BLIGHT_OF_NURGLE -> table.systems().stream().anyMatch(laid -> blighted(table, laid.system()));
                case MOB_UP -> table.systems().stream().anyMatch(laid -> mine(table, laid.system()) >= 2);
                case WARP_GATE -> table.areas().stream().anyMatch(area -> hasWay(table, area));
                default -> false;
            };
            if (fits) {
                choices.add(new StarsChoice.UseScheme(scheme));
            }
        }
        return choices;
    }

    private static int routed(Table table, Area area) {
        int count = 0;
        for (Unit unit : table.myUnits()) {
            count += table.units(area, table.seat, unit.number(), true);
        }
        return count;
    }

    private static int mine(Table table, SystemSide side) {
        return table.areas(area -> area.side() == side).stream()
                .mapToInt(area -> table.all(area, table.seat))
                .sum();
    }

    private static boolean blighted(Table table, SystemSide side) {
        boolean enemy = false;
        for (Area area : table.areas(area -> area.side() == side)) {
            for (int other = 0; other < table.position.seats(); other++) {
                for (int number = 0; number < Table.TOKEN; number++) {
                    enemy |= other != table.seat.index() && table.units(area, Seat.of(other), number, false) > 0;
                }
            }
        }
        return enemy && mine(table, side) > 0;
    }

    private static boolean hasWay(Table table, Area from) {
        boolean stands = false;
        for (Unit unit : table.myUnits()) {
            stands |= table.units(from, table.seat, unit.number(), false) > 0;
        }
        return stands
                && table.areas().stream()
                        .anyMatch(to -> to != from && to.isWorld() == from.isWorld() && table.open(to, table.seat));
    }

    static Set<StarsChoice> surplus(Table table, Area area) {
        Set<StarsChoice> choices = new HashSet<>();
        for (Unit unit : table.myUnits()) {
            for (boolean routed : new boolean[] {false, true}) {
                if (table.units(area, table.seat, unit.number(), routed) > 0
                        && table.all(area, table.seat) > area.capacity()) {
                    choices.add(new StarsChoice.PickUnitIn(unit, area, routed));
                }
            }
        }
        return choices;
    }
}
