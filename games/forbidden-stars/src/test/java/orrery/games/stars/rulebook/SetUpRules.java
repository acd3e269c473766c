package orrery.games.stars.rulebook;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import orrery.core.Seat;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsPosition;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Unit;

/**
 * Articles choose-factions, system-tiles, place-tile, board-limit, place-forces, unit-capacity, one-structure,
 * place-objectives, objective-slot, place-storms, storm-edge.
 */
final class SetUpRules {

    private SetUpRules() {}

    static Set<StarsChoice> factions(Table table) {
        Set<StarsChoice> choices = new HashSet<>();
        for (Faction faction : Faction.values()) {
            if (table.position.players().stream().noneMatch(player -> player.faction() == faction)) {
                choices.add(new StarsChoice.TakeFaction(faction));
            }
        }
        return choices;
    }

    static Set<StarsChoice> sides(Table table) {
        Set<StarsChoice> choices = new HashSet<>();
        for (SystemSide side : SystemSide.values()) {
            if (table.me().tiles().contains(side.tile())) {
                choices.add(new StarsChoice.PickSystem(side));
            }
        }
        return choices;
    }

    static Set<StarsChoice> cells(Table table, Object side) {
        Set<StarsChoice> choices = new HashSet<>();
        for (int column = -3; column <= 3; column++) {
            for (int row = -3; row <= 3; row++) {
                for (int turns = 0; turns < 4; turns++) {
                    if (mayLie(table, column, row)) {
                        choices.add(new StarsChoice.LayTile((SystemSide) side, turns, column, row));
                    }
                }
            }
        }
        return choices;
    }

    private static boolean mayLie(Table table, int column, int row) {
        if (table.systems().isEmpty()) {
            return column == 0 && row == 0;
        }
        boolean touches = false;
        int left = column;
        int right = column;
        int top = row;
        int bottom = row;
        for (StarsPosition.Laid laid : table.systems()) {
            int distance = Math.abs(laid.column() - column) + Math.abs(laid.row() - row);
            if (distance == 0) {
                return false;
            }
            touches |= distance == 1;
            left = Math.min(left, laid.column());
            right = Math.max(right, laid.column());
            top = Math.min(top, laid.row());
            bottom = Math.max(bottom, laid.row());
        }
        int longSide = Math.max(right - left, bottom - top) + 1;
        int shortSide = Math.min(right - left, bottom - top) + 1;
        List<Integer> most = table.position.seats() == 2
                ? List.of(2, 3)
                : table.position.seats() == 3 ? List.of(3, 3) : List.of(3, 4);
        return touches && shortSide <= most.get(0) && longSide <= most.get(1);
    }

    static Set<StarsChoice> forces(Table table, Object side, boolean last) {
        Set<StarsChoice> choices = new HashSet<>();
        for (Area area : table.areas(area -> area.side() == side)) {
            for (Unit unit : table.myUnits()) {
                if (table.me().toPlace().get(unit.number()) > 0
                        && unit.isShip() != area.isWorld()
                        && table.all(area, table.seat) < area.capacity()) {
                    choices.add(new StarsChoice.PlaceUnit(unit, area));
                }
            }
            if (table.me().factoryToPlace()
                    && area.isWorld()
                    && table.content(area).structures().isEmpty()) {
                choices.add(new StarsChoice.Build(Structure.FACTORY, area, false, false));
            }
        }
        if (!last) {
            choices.add(new StarsChoice.Done());
        }
        return choices;
    }

    static Set<StarsChoice> objectives(Table table, Object side) {
        Set<StarsChoice> choices = new HashSet<>();
        Set<Seat> there = new HashSet<>();
        for (Area area : table.areas(area -> area.side() == side)) {
            Seat lies = table.content(area).objective();
            if (lies != null) {
                there.add(lies);
            }
        }
        List<Integer> held = table.me().given();
        for (Area area : table.areas(area -> area.side() == side)) {
            for (int of = 0; of < table.position.seats(); of++) {
                int count = held.get(of);
                boolean most = held.stream().noneMatch(other -> other > count);
                if (area.hasSlot()
                        && table.content(area).objective() == null
                        && count > 0
                        && most
                        && !there.contains(Seat.of(of))) {
                    choices.add(new StarsChoice.PutObjective(Seat.of(of), area));
                }
            }
        }
        return choices;
    }

    static Set<StarsChoice> storms(Table table) {
        Set<StarsChoice> choices = new HashSet<>();
        for (int edge : Edges.all(table)) {
            if (!table.position.storms().contains(edge)) {
                choices.add(new StarsChoice.PlaceStorm(Edges.system(table, edge), Edges.compass(table, edge)));
            }
        }
        return choices;
    }
}
