package orrery.games.stars.rulebook;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import orrery.core.Seat;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsPosition;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.StormMove;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Unit;

/**
 * Articles scheme, event-windows, window-damage-start, window-damage-end, window-enemy-routed, window-planning-end,
 * window-storm, instead-of-order and those of the schemes.
 */
final class SchemeRules {

    private SchemeRules() {}

    // ---- in a battle

    /** Article window-damage-start: schemes that do nothing now are not turned in. */
    static Set<StarsChoice> schemesBeforeDamage(Table table) {
        Camp camp = Camp.of(table, table.seat);
        return schemes(table, scheme -> switch (scheme) {
            case ADEPTUS_MECHANICUS -> camp.mayGain(CombatIcon.DEFENCE);
            case EMPERORS_CHAMPION -> camp.routed() > 0;
            case FARSIGHT -> !refuges(table).isEmpty() && figures(camp) > 0;
            default -> false;
        });
    }

    /** Article window-damage-end. */
    static Set<StarsChoice> schemesAfterDamage(Table table) {
        Camp camp = Camp.of(table, table.seat);
        return schemes(table, scheme -> switch (scheme) {
            case SEDUCED_BY_CHAOS -> camp.opponent().canBeRouted();
            case TEER_IT_DOWN -> camp.onWorld() && !torn(table).isEmpty();
            default -> false;
        });
    }

    private static Set<StarsChoice> schemes(Table table, Predicate<EventCard> fits) {
        Set<StarsChoice> choices = new HashSet<>();
        for (EventCard scheme : table.me().schemes()) {
            if (fits.test(scheme)) {
                choices.add(new StarsChoice.UseScheme(scheme));
            }
        }
        if (!choices.isEmpty()) {
            choices.add(new StarsChoice.Done());
        }
        return choices;
    }

    private static int figures(Camp camp) {
        int figures = 0;
        for (Unit unit : camp.table.myUnits()) {
            figures += camp.table.units(camp.area(), camp.table.seat, unit.number(), false)
                    + camp.table.units(camp.area(), camp.table.seat, unit.number(), true);
        }
        return figures;
    }

    /** Article event-farsight. */
    static Set<StarsChoice> refuges(Table table) {
        Area here = Camp.of(table, table.seat).area();
        return CardRules.picked(table.areas(
                area -> area != here && area.isWorld() == here.isWorld() && table.friendly(area, table.seat)));
    }

    /** Article event-teer-it-down. */
    static Set<StarsChoice> torn(Table table) {
        Area here = Camp.of(table, table.seat).area();
        Set<StarsChoice> choices = new HashSet<>();
        table.content(here)
                .structures()
                .forEach(building ->
                        choices.add(new StarsChoice.PickStructure(building.seat(), building.structure(), here)));
        return choices;
    }

    /** Article event-gitz-dem: an enemy unit has just been routed. */
    static Set<StarsChoice> gitz(Table table) {
        boolean fits = table.me().schemes().contains(EventCard.GITZ_DEM)
                && Camp.of(table, table.seat).opponent().routed() > 0;
        return use(fits, EventCard.GITZ_DEM);
    }

    private static Set<StarsChoice> use(boolean fits, EventCard scheme) {
        return fits ? Set.of(new StarsChoice.UseScheme(scheme), new StarsChoice.Decline()) : Set.of();
    }

    // ---- in place of an order

    /** Article event-unwavering-resolve. */
    static Set<StarsChoice> rallied(Table table) {
        return systems(
                table,
                side -> table.areas(area -> area.side() == side).stream().anyMatch(area -> routed(table, area) > 0));
    }

    /** Article event-mob-up: routed units count. */
    static Set<StarsChoice> mobbed(Table table) {
        return systems(table, side -> units(table, side) >= 2);
    }

    private static Set<StarsChoice> systems(Table table, Predicate<SystemSide> wanted) {
        Set<StarsChoice> choices = new HashSet<>();
        for (StarsPosition.Laid laid : table.systems()) {
            if (wanted.test(laid.system())) {
                choices.add(new StarsChoice.PickSystem(laid.system()));
            }
        }
        return choices;
    }

    private static int routed(Table table, Area area) {
        return table.myUnits().stream()
                .mapToInt(unit -> table.units(area, table.seat, unit.number(), true))
                .sum();
    }

    private static int standing(Table table, Area area) {
        return table.myUnits().stream()
                .mapToInt(unit -> table.units(area, table.seat, unit.number(), false))
                .sum();
    }

    private static int units(Table table, SystemSide side) {
        return table.areas(area -> area.side() == side).stream()
                .mapToInt(area -> standing(table, area) + routed(table, area))
                .sum();
    }

    /** Article event-blight-of-nurgle. */
    static Set<StarsChoice> blighted(Table table) {
        Set<StarsChoice> choices = new HashSet<>();
        for (Area area : table.areas(area -> units(table, area.side()) > 0)) {
            for (Unit unit : Unit.values()) {
                for (int other = 0; other < table.position.seats(); other++) {
                    Seat enemy = Seat.of(other);
                    if (enemy != table.seat
                            && unit.faction() == table.player(enemy).faction()
                            && table.units(area, enemy, unit.number(), false) > 0) {
                        choices.add(new StarsChoice.PickUnitIn(unit, area, false));
                    }
                }
            }
        }
        return choices;
    }

    /** Article event-warp-gate. */
    static Set<StarsChoice> gateFrom(Table table) {
        return CardRules.picked(table.areas(
                area -> standing(table, area) > 0 && !targets(table, area).isEmpty()));
    }

    static Set<StarsChoice> gateTo(Table table, Area from) {
        return CardRules.picked(targets(table, from));
    }

    private static Set<Area> targets(Table table, Area from) {
        return table.areas(to -> to != from && to.isWorld() == from.isWorld() && table.open(to, table.seat));
    }

    static Set<StarsChoice> gateUnits(Table table, History history, Area to) {
        Area from = ((StarsChoice.PickArea) history.last("prompt.gate-from")).area();
        Set<StarsChoice> choices = new HashSet<>();
        for (Unit unit : table.myUnits()) {
            if (table.units(from, table.seat, unit.number(), false) > 0) {
                choices.add(new StarsChoice.MoveUnit(unit, from, to));
            }
        }
        if (!history.row("prompt.gate-unit", table.seat).isEmpty()) {
            choices.add(new StarsChoice.Done());
        }
        return choices;
    }

    // ---- orders and storms

    /** Article event-outmanoeuvre. */
    static Set<StarsChoice> shifts(Table table) {
        Set<StarsChoice> choices = new HashSet<>();
        for (StarsPosition.Laid laid : table.systems()) {
            for (int height = 1; height <= laid.stack().size(); height++) {
                if (laid.stack().get(height - 1).seat() == table.seat) {
                    choices.add(new StarsChoice.Shift(laid.system(), height, true));
                    choices.add(new StarsChoice.Shift(laid.system(), height, false));
                }
            }
        }
        choices.add(new StarsChoice.Decline());
        return table.me().schemes().contains(EventCard.OUTMANOEUVRE) ? choices : Set.of();
    }

    /** Article event-prayer-to-the-dark-gods. */
    static Set<StarsChoice> prayer(Table table) {
        return use(table.me().schemes().contains(EventCard.PRAYER_TO_THE_DARK_GODS), EventCard.PRAYER_TO_THE_DARK_GODS);
    }

    /** The storm that was to move goes where any of the four icons would take it. */
    static Set<StarsChoice> instead(Table table, History history) {
        var named = (StarsChoice.MoveStorm) history.last("prompt.move-storm");
        Set<StarsChoice> choices = new HashSet<>();
        for (StormMove icon : StormMove.values()) {
            for (StarsChoice choice : StormRules.moves(table, icon)) {
                if (choice instanceof StarsChoice.MoveStorm move
                        && move.system() == named.system()
                        && move.at() == named.at()) {
                    choices.add(choice);
                }
            }
        }
        return choices;
    }

    // ---- in a strike

    /** Articles window-strike, event-exterminatus, event-vicious-raids. */
    static Set<StarsChoice> afterStrikeRoll(Table table) {
        Camp striker = Camp.of(table, table.seat);
        return schemes(table, scheme -> switch (scheme) {
            case EXTERMINATUS -> striker.dice(CombatIcon.DEFENCE, CombatIcon.MORALE) > 0;
            case VICIOUS_RAIDS -> striker.dice() > 0;
            default -> false;
        });
    }
}
