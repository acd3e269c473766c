package orrery.games.stars.rulebook;

import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Unit;

/** Articles upgrade-once, window-advance, faction-ability, those of the abilities and those of the order upgrades. */
final class UpgradeRules {

    private UpgradeRules() {}

    private static SystemSide active(Table table) {
        return Objects.requireNonNull(table.active());
    }

    private static boolean carriesOut(Table table, Order order) {
        return table.position.order().order() == order && table.position.order().seat() == table.seat;
    }

    /** An upgrade that is offered by itself. */
    static Set<StarsChoice> used(Table table, OrderUpgrade upgrade) {
        boolean fits = switch (upgrade) {
            case RECRUITMENT_WORLDS ->
                carriesOut(table, Order.DEPLOY)
                        && table.areas(area -> area.side() == active(table)).stream()
                                .anyMatch(area -> table.bastions(area, table.seat) > 0);
            case WERK_FASTA -> carriesOut(table, Order.DEPLOY);
            case DREAD_RITUAL ->
                carriesOut(table, Order.DEPLOY) && PurchaseRules.ritual(table).size() > 1;
            case FARSEERS -> carriesOut(table, Order.STRATEGIZE) && !table.isIn(active(table), table.seat);
            case CORSAIR_RAID ->
                carriesOut(table, Order.ADVANCE) && table.position.order().battles() > 0;
            default -> false;
        };
        return fits && table.ready(upgrade)
                ? Set.of(new StarsChoice.UseUpgrade(upgrade), new StarsChoice.Decline())
                : Set.of();
    }

    /** Article upgrade-the-green-tide. */
    static Set<StarsChoice> tide(Table table) {
        return carriesOut(table, Order.STRATEGIZE) && table.ready(OrderUpgrade.THE_GREEN_TIDE)
                ? Set.of(
                        new StarsChoice.CarryOut(),
                        new StarsChoice.CarryOutAs(Order.DEPLOY),
                        new StarsChoice.CarryOutAs(Order.DOMINATE),
                        new StarsChoice.CarryOutAs(Order.ADVANCE))
                : Set.of();
    }

    /** Articles upgrade-crusade, upgrade-from-the-warp, upgrade-ork-roks, event-through-the-warp. */
    static Set<StarsChoice> beforeMoving(Table table) {
        Set<StarsChoice> choices = new HashSet<>();
        for (OrderUpgrade upgrade : table.me().upgrades()) {
            boolean fits = switch (upgrade) {
                case CRUSADE ->
                    PurchaseRules.assets(table).contains(new StarsChoice.TakeAsset(Asset.REINFORCEMENT))
                            && table.areas(area -> area.side() == active(table)
                                            && area.isWorld()
                                            && table.friendly(area, table.seat))
                                    .isEmpty();
                case FROM_THE_WARP, ORK_ROKS -> true;
                default -> false;
            };
            if (fits && table.ready(upgrade)) {
                choices.add(new StarsChoice.UseUpgrade(upgrade));
            }
        }
        if (table.me().schemes().contains(EventCard.THROUGH_THE_WARP)) {
            choices.add(new StarsChoice.UseScheme(EventCard.THROUGH_THE_WARP));
        }
        choices.add(new StarsChoice.Done());
        return carriesOut(table, Order.ADVANCE) ? choices : Set.of();
    }

    /** Article upgrade-favour-of-the-dark-gods: an order that lies in the play area. */
    static Set<StarsChoice> sent(Table table) {
        Set<StarsChoice> choices = new HashSet<>();
        for (Order order : Order.values()) {
            if (table.me().ordersHeld().get(order.ordinal()) > 0) {
                choices.add(new StarsChoice.SendOrder(order));
            }
        }
        return choices;
    }

    // ---- abilities of the factions

    /** Article ability-space-marines. */
    static Set<StarsChoice> trained(Table table) {
        Set<StarsChoice> choices = new HashSet<>();
        for (Area area : table.areas(area -> area.side() == active(table))) {
            for (boolean routed : new boolean[] {false, true}) {
                for (Unit unit : new Unit[] {Unit.SCOUT, Unit.SPACE_MARINE}) {
                    Unit better = unit == Unit.SCOUT ? Unit.SPACE_MARINE : Unit.LAND_RAIDER;
                    if (table.units(area, table.seat, unit.number(), routed) > 0
                            && table.me().supply().get(better.number()) > 0) {
                        choices.add(new StarsChoice.PickUnitIn(unit, area, routed));
                    }
                }
            }
        }
        choices.add(new StarsChoice.Decline());
        return table.me().materiel() >= 1 ? choices : Set.of();
    }

    /** Articles ability-chaos, ability-eldar. */
    static Set<StarsChoice> carried(Table table, boolean chaos) {
        Set<StarsChoice> choices = new HashSet<>();
        for (Area from : table.areas(area -> area.side() == active(table) && area.isWorld())) {
            for (Area to : table.areas(Area::isWorld)) {
                boolean fits = chaos
                        ? table.near(to.side(), active(table)) && table.open(to, table.seat)
                        : to != from && table.friendly(to, table.seat);
                for (Unit unit : table.myUnits()) {
                    if (fits
                            && (!chaos || unit == Unit.CULTIST)
                            && table.units(from, table.seat, unit.number(), false) > 0) {
                        choices.add(new StarsChoice.MoveUnit(unit, from, to));
                    }
                }
            }
        }
        choices.add(new StarsChoice.Decline());
        return choices;
    }

    /** Where a unit that was bought goes; one of a Dread Ritual to a friendly area. */
    static Set<StarsChoice> bought(Table table, History history, Unit unit) {
        boolean ritual = history.lastArticle("prompt.buy-unit").equals("upgrade-dread-ritual");
        Set<StarsChoice> choices = new HashSet<>();
        for (Area area : table.areas(area -> area.side() == active(table) && area.isWorld() != unit.isShip())) {
            if (ritual ? table.friendly(area, table.seat) : table.open(area, table.seat)) {
                choices.add(new StarsChoice.PlaceUnit(unit, area));
            }
        }
        return choices;
    }
}
