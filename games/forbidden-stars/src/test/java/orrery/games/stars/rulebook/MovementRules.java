package orrery.games.stars.rulebook;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import orrery.core.Seat;
import orrery.games.stars.OrderFlag;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Unit;

/**
 * Articles advance-order, ship, border, adjacency, friendly-area, enemy-area, uncontrolled-area, move-ships, move-ground,
 * one-neighbour, five-units, one-contested-area, legal-path, paths-before-movement,
 * storm-blocks, routed, upgrade-ork-roks, orbital-strike, strike-target, strike-on-bastion.
 */
final class MovementRules {

    private MovementRules() {}

    static Set<StarsChoice> moves(Table table, boolean ships) {
        Set<StarsChoice> choices = new HashSet<>();
        for (Area from : table.areas()) {
            for (Area to : table.areas()) {
                for (Unit unit : table.myUnits()) {
                    if (unit.isShip() == ships && mayMove(table, unit, from, to)) {
                        choices.add(new StarsChoice.MoveUnit(unit, from, to));
                    }
                }
            }
        }
        choices.add(new StarsChoice.Done());
        return choices;
    }

    private static boolean mayMove(Table table, Unit unit, Area from, Area to) {
        SystemSide active = Objects.requireNonNull(table.active());
        @Nullable SystemSide neighbour = table.position.order().neighbour();
        boolean inside = from.side() == active;
        return from != to
                && to.side() == active
                && to.isWorld() != unit.isShip()
                && from.isWorld() != unit.isShip()
                && table.units(from, table.seat, unit.number(), false) > arrived(table, from, unit)
                && (inside || table.near(from.side(), active))
                && (inside || neighbour == null || neighbour == from.side())
                && table.all(to, table.seat) < 5
                && (table.open(to, table.seat) || !contestsAnother(table, to))
                && (unit.isShip() ? shipsPass(table, from.side(), active) : groundReaches(table, from, to));
    }

    /** Units of a kind that have come to this area by the same order: none of them goes on. */
    private static int arrived(Table table, Area area, Unit unit) {
        return area.side() == table.active()
                ? table.position
                        .order()
                        .arrived()
                        .get(area.ordinal() % 4)
                        .units()
                        .get(unit.number())
                : 0;
    }

    private static boolean contestsAnother(Table table, Area to) {
        return table.areas(area -> area.side() == to.side() && area != to).stream()
                .anyMatch(area ->
                        table.presence(area).size() > 1 && table.presence(area).contains(table.seat));
    }

    private static boolean ignoresStorms(Table table, Seat seat, boolean ship) {
        return seat == table.position.order().seat()
                && (table.marked(OrderFlag.UNITS_IGNORE_STORMS) || ship && table.marked(OrderFlag.SHIPS_IGNORE_STORMS));
    }

    static boolean shipsPass(Table table, SystemSide from, SystemSide to) {
        return from == to || ignoresStorms(table, table.seat, true) || !table.stormBetween(from, to);
    }

    private static boolean groundReaches(Table table, Area from, Area to) {
        Set<Area> friendly = Set.copyOf(table.position.order().friendly());
        if (reaches(table, table.seat, from, to, friendly::contains)) {
            return true;
        }
        return table.marked(OrderFlag.ROKS)
                && table.position.order().roks() < 2
                && table.position.order().empty().stream()
                        .anyMatch(rok ->
                                reaches(table, table.seat, from, to, area -> area == rok || friendly.contains(area)));
    }

    /** Whether a chain of passable areas in the two systems leads from one area to the other. */
    static boolean reaches(Table table, Seat seat, Area from, Area to, Predicate<Area> passable) {
        boolean ignoring = ignoresStorms(table, seat, false);
        Deque<Area> next = new ArrayDeque<>(Set.of(from));
        Set<Area> seen = new HashSet<>(Set.of(from));
        while (!next.isEmpty()) {
            Area at = next.remove();
            for (Area step : table.areas(area -> table.adjacent(area, at))) {
                boolean inTheTwo = step.side() == from.side() || step.side() == to.side();
                boolean storm = step.side() != at.side() && !ignoring && table.stormBetween(step.side(), at.side());
                if (inTheTwo && !storm && step == to) {
                    return true;
                }
                if (inTheTwo && !storm && passable.test(step) && seen.add(step)) {
                    next.add(step);
                }
            }
        }
        return false;
    }

    static Set<StarsChoice> strikes(Table table) {
        Set<StarsChoice> choices = new HashSet<>();
        boolean breaks = table.me().upgrades().stream().anyMatch(up -> breaksBastions(up) && table.ready(up));
        for (Area from : table.areas(area -> area.side() == table.active() && !area.isWorld())) {
            boolean fires =
                    table.myUnits().stream().anyMatch(unit -> table.units(from, table.seat, unit.number(), false) > 0);
            for (Area target : table.areas(area -> area.side() == table.active() && area.isWorld())) {
                boolean enemy = table.presence(target).size() == 1 && !table.friendly(target, table.seat);
                boolean walled = table.content(target).structures().stream()
                        .anyMatch(building -> building.structure() == Structure.BASTION);
                if (fires && enemy && table.adjacent(from, target) && (!walled || breaks)) {
                    choices.add(new StarsChoice.Strike(from, target));
                }
            }
        }
        choices.add(new StarsChoice.Done());
        return choices;
    }

    private static boolean breaksBastions(OrderUpgrade upgrade) {
        return switch (upgrade) {
            case DROP_PODS, COMPLETE_DESTRUCTION, STRAFING_RUN, STEALIN -> true;
            default -> false;
        };
    }
}
