package orrery.games.stars.rulebook;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import orrery.core.Seat;
import orrery.games.stars.OrderFlag;
import orrery.games.stars.StarsPosition;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Unit;

/** A position as it lies on a table: what can be seen by looking, without a rule of the game's code. */
final class Table {

    /** The number that stands for a reinforcement token in the lists of units. */
    static final int TOKEN = 6;

    private static final List<String> QUADRANTS = List.of("nw", "ne", "se", "sw");

    final StarsPosition position;
    final Seat seat;

    /** Where an area lies on the grid of areas, two to a tile in each direction. */
    private final Map<Area, List<Integer>> cells = new LinkedHashMap<>();

    private final Map<Area, StarsPosition.AreaContent> contents = new HashMap<>();

    Table(StarsPosition position, Seat seat) {
        this.position = position;
        this.seat = seat;
        for (StarsPosition.Laid laid : position.systems()) {
            for (int quarter = 0; quarter < 4; quarter++) {
                Area area = area(laid.system(), QUADRANTS.get(quarter));
                int turned = (quarter + laid.turns()) % 4;
                cells.put(
                        area,
                        List.of(
                                2 * laid.column() + (turned == 1 || turned == 2 ? 1 : 0),
                                2 * laid.row() + (turned >= 2 ? 1 : 0)));
                contents.put(area, laid.areas().get(quarter));
            }
        }
    }

    private static Area area(SystemSide side, String quadrant) {
        for (Area area : Area.values()) {
            if (area.id().equals(side.id() + "-" + quadrant)) {
                return area;
            }
        }
        throw new AssertionError(side.id() + quadrant);
    }

    // ---- the board

    Set<Area> areas() {
        return cells.keySet();
    }

    Set<Area> areas(Predicate<Area> wanted) {
        Set<Area> found = new HashSet<>(areas());
        found.removeIf(wanted.negate());
        return found;
    }

    List<StarsPosition.Laid> systems() {
        return position.systems();
    }

    StarsPosition.Laid laid(SystemSide side) {
        return systems().stream()
                .filter(laid -> laid.system() == side)
                .findFirst()
                .orElseThrow();
    }

    boolean adjacent(Area one, Area other) {
        List<Integer> a = cells.get(one);
        List<Integer> b = cells.get(other);
        return Math.abs(a.get(0) - b.get(0)) + Math.abs(a.get(1) - b.get(1)) == 1;
    }

    boolean near(SystemSide one, SystemSide other) {
        StarsPosition.Laid a = laid(one);
        StarsPosition.Laid b = laid(other);
        return Math.abs(a.column() - b.column()) + Math.abs(a.row() - b.row()) == 1;
    }

    /** Whether a Warp Storm lies between two systems that lie side by side. */
    boolean stormBetween(SystemSide one, SystemSide other) {
        StarsPosition.Laid a = laid(one);
        StarsPosition.Laid b = laid(other);
        int x = Math.max(a.column(), b.column()) + 3;
        int y = Math.max(a.row(), b.row()) + 3;
        boolean beside = a.row() == b.row();
        return position.storms().contains(2 * (8 * y + x) + (beside ? 1 : 0));
    }

    // ---- what lies there

    StarsPosition.AreaContent content(Area area) {
        return contents.get(area);
    }

    Set<Seat> presence(Area area) {
        Set<Seat> there = new HashSet<>();
        content(area).forces().forEach(force -> there.add(force.seat()));
        content(area).structures().forEach(building -> there.add(building.seat()));
        return there;
    }

    boolean friendly(Area area, Seat to) {
        return presence(area).equals(Set.of(to));
    }

    boolean open(Area area, Seat to) {
        return presence(area).isEmpty() || friendly(area, to);
    }

    boolean isIn(SystemSide side, Seat who) {
        return areas().stream()
                .anyMatch(area -> area.side() == side && presence(area).contains(who));
    }

    /** How many units of a number a seat has there, tokens being number 6. */
    int units(Area area, Seat of, int number, boolean routed) {
        for (StarsPosition.Force force : content(area).forces()) {
            if (force.seat() == of) {
                return (routed ? force.routed() : force.standing()).get(number);
            }
        }
        return 0;
    }

    int all(Area area, Seat of) {
        int sum = 0;
        for (int number = 0; number <= TOKEN; number++) {
            sum += units(area, of, number, false) + units(area, of, number, true);
        }
        return sum;
    }

    int bastions(Area area, Seat of) {
        return (int) content(area).structures().stream()
                .filter(building -> building.seat() == of && building.structure() == Structure.BASTION)
                .count();
    }

    // ---- what a seat has

    StarsPosition.Player player(Seat of) {
        return position.players().get(of.index());
    }

    StarsPosition.Player me() {
        return player(seat);
    }

    Faction faction(Seat of) {
        Faction faction = player(of).faction();
        if (faction == null) {
            throw new AssertionError("no faction yet");
        }
        return faction;
    }

    List<Unit> myUnits() {
        List<Unit> units = new ArrayList<>();
        for (Unit unit : Unit.values()) {
            if (unit.faction() == faction(seat)) {
                units.add(unit);
            }
        }
        return units;
    }

    int assets(Asset asset) {
        return me().assets().get(asset.ordinal());
    }

    /** Structures of a kind that a seat controls. */
    int controlled(Seat of, Structure structure) {
        int count = 0;
        for (Area area : areas()) {
            count += (int) content(area).structures().stream()
                    .filter(building -> building.seat() == of && building.structure() == structure)
                    .count();
        }
        return count;
    }

    int controlTokensLeft() {
        int left = 9;
        for (Structure structure : Structure.values()) {
            left -= controlled(seat, structure);
        }
        return left;
    }

    int structuresLeft(Structure structure) {
        int left = structure == Structure.FACTORY ? 11 : 12;
        for (int other = 0; other < position.seats(); other++) {
            left -= controlled(Seat.of(other), structure);
        }
        return left;
    }

    int level() {
        return controlled(seat, Structure.CITY);
    }

    boolean ready(OrderUpgrade upgrade) {
        return me().upgrades().contains(upgrade) && !position.upgradesUsed().contains(upgrade);
    }

    // ---- the order

    boolean marked(OrderFlag flag) {
        return position.order().flags().contains(flag);
    }

    @Nullable
    SystemSide active() {
        return position.order().system();
    }
}
