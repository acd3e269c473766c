package orrery.games.stars.rulebook;

import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import orrery.core.Seat;
import orrery.games.stars.OrderFlag;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsPosition;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.Unit;

/**
 * Articles purchase, asset-token, buy-units, command-level, forge-for-level, forge-token, cache-token, cost, component-limits, buy-structure,
 * one-structure, strategize-order, combat-upgrade, order-upgrade, presence-for-upgrades, replace-cards, prosperity,
 * asset-limit, window-purchase.
 */
final class PurchaseRules {

    private static final boolean[] BOTH = {false, true};

    private PurchaseRules() {}

    static Set<StarsChoice> units(Table table) {
        return units(table, 0, unit -> true, area -> table.open(area, table.seat));
    }

    /** Article ability-orks: a ground unit without a factory. */
    static Set<StarsChoice> recruits(Table table) {
        return units(table, 0, unit -> !unit.isShip(), area -> table.open(area, table.seat));
    }

    /** Article upgrade-dread-ritual: cheaper for each Cultist in the system, and only to a friendly area. */
    static Set<StarsChoice> ritual(Table table) {
        int cultists = 0;
        for (Area area : table.areas(area -> area.side() == table.active())) {
            cultists += table.units(area, table.seat, Unit.CULTIST.number(), false)
                    + table.units(area, table.seat, Unit.CULTIST.number(), true);
        }
        return units(table, cultists, unit -> unit.level() <= 2, area -> table.friendly(area, table.seat));
    }

    private static Set<StarsChoice> units(Table table, int discount, Predicate<Unit> sold, Predicate<Area> place) {
        Set<StarsChoice> choices = new HashSet<>();
        for (Unit unit : table.myUnits()) {
            for (boolean cache : BOTH) {
                for (boolean forge : BOTH) {
                    for (boolean warboss : BOTH) {
                        if (sold.test(unit)
                                && isPlaceable(table, unit, place)
                                && mayBuy(table, unit, Math.max(0, unit.cost() - discount), cache, forge, warboss)) {
                            choices.add(new StarsChoice.Buy(unit, cache, forge, warboss));
                        }
                    }
                }
            }
        }
        choices.add(new StarsChoice.Done());
        return choices;
    }

    private static boolean isPlaceable(Table table, Unit unit, Predicate<Area> place) {
        return table.areas().stream()
                .anyMatch(area -> area.side() == table.active() && area.isWorld() != unit.isShip() && place.test(area));
    }

    /** A cache token may be spent only on something that still costs materiel. */
    private static boolean mayBuy(Table table, Unit unit, int cost, boolean cache, boolean forge, boolean warboss) {
        boolean above = unit.level() > table.level();
        return table.me().supply().get(unit.number()) > 0
                && forge == above
                && unit.level() <= table.level() + (forge ? 1 : 0)
                && table.assets(Asset.FORGE) >= unit.forgeCost() + (forge ? 1 : 0)
                && (!cache || cost > 0)
                && affordable(table, cost, cache, warboss);
    }

    private static boolean affordable(Table table, int cost, boolean cache, boolean warboss) {
        int afterCache = Math.max(0, cost - (cache ? 2 : 0));
        int price = Math.max(0, afterCache - (warboss ? table.assets(Asset.REINFORCEMENT) : 0));
        return (!cache || table.assets(Asset.CACHE) > 0)
                && (!warboss
                        || table.me().schemes().contains(EventCard.WARBOSS)
                                && table.assets(Asset.REINFORCEMENT) > 0
                                && afterCache > 0)
                && price <= table.me().materiel();
    }

    static Set<StarsChoice> structures(Table table) {
        Set<StarsChoice> choices = new HashSet<>();
        boolean singers = table.ready(OrderUpgrade.WRAITHBONE_SINGERS);
        for (Area area : table.areas(area -> area.side() == table.active() && area.isWorld())) {
            for (Structure structure : Structure.values()) {
                var there = table.content(area).structures();
                boolean room = there.isEmpty()
                        || singers && there.size() == 1 && there.getFirst().structure() != structure;
                for (boolean cache : BOTH) {
                    for (boolean warboss : BOTH) {
                        if (room
                                && table.friendly(area, table.seat)
                                && table.structuresLeft(structure) > 0
                                && table.controlTokensLeft() > 0
                                && affordable(table, structure.cost(), cache, warboss)) {
                            choices.add(new StarsChoice.Build(structure, area, cache, warboss));
                        }
                    }
                }
            }
        }
        choices.add(new StarsChoice.Done());
        return choices;
    }

    static Set<StarsChoice> upgrades(Table table) {
        Set<StarsChoice> choices = new HashSet<>();
        boolean present =
                table.marked(OrderFlag.FARSEERS) || table.isIn(Objects.requireNonNull(table.active()), table.seat);
        Set<CombatCard> deck = Set.copyOf(table.me().deck());
        for (boolean warboss : BOTH) {
            for (CombatCard card : CombatCard.values()) {
                if (card.faction() == table.me().faction()
                        && present
                        && !table.marked(OrderFlag.CARDS_BOUGHT)
                        && !deck.contains(card)
                        && card.level() <= table.level()
                        && affordable(table, card.isStarting() ? 0 : 2 * Math.max(1, card.level()), false, warboss)) {
                    choices.add(new StarsChoice.BuyCards(card, warboss));
                }
            }
            for (OrderUpgrade upgrade : OrderUpgrade.values()) {
                if (upgrade.faction() == table.me().faction()
                        && present
                        && !table.marked(OrderFlag.UPGRADE_BOUGHT)
                        && !table.me().upgrades().contains(upgrade)
                        && upgrade.level() <= table.level()
                        && affordable(table, upgrade.level() + 1, false, warboss)) {
                    choices.add(new StarsChoice.BuyUpgrade(upgrade, warboss));
                }
            }
        }
        rebuilding(table, choices);
        for (Order order : Order.values()) {
            if (table.ready(OrderUpgrade.FAVOUR_OF_THE_DARK_GODS)
                    && table.me().ordersHeld().get(order.ordinal()) > 0) {
                choices.add(new StarsChoice.SendOrder(order));
            }
        }
        choices.add(new StarsChoice.Done());
        return choices;
    }

    /** Article upgrade-direct-the-faithful. */
    private static void rebuilding(Table table, Set<StarsChoice> choices) {
        for (Area area : table.areas(area -> area.side() == table.active())) {
            for (StarsPosition.Building building : table.content(area).structures()) {
                for (Structure to : Structure.values()) {
                    boolean there = table.content(area).structures().stream()
                            .anyMatch(other -> other.seat() == table.seat && other.structure() == to);
                    if (table.ready(OrderUpgrade.DIRECT_THE_FAITHFUL)
                            && building.seat() == table.seat
                            && !there
                            && table.structuresLeft(to) > 0) {
                        choices.add(new StarsChoice.Rebuild(building.structure(), to, area));
                    }
                }
            }
        }
    }

    static Set<StarsChoice> takenOut(Table table) {
        Set<StarsChoice> choices = new HashSet<>();
        table.me().deck().forEach(card -> choices.add(new StarsChoice.TakeOut(card)));
        return choices;
    }

    static Set<StarsChoice> assets(Table table) {
        Set<StarsChoice> choices = new HashSet<>();
        for (Asset asset : Asset.values()) {
            int taken = 0;
            for (int other = 0; other < table.position.seats(); other++) {
                taken += table.player(Seat.of(other)).assets().get(asset.ordinal());
            }
            if (table.assets(asset) < 3 && taken < 12) {
                choices.add(new StarsChoice.TakeAsset(asset));
            }
        }
        return choices;
    }
}
