package orrery.games.stars.rulebook;

import java.util.HashSet;
import java.util.Set;
import orrery.core.Seat;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Unit;

/** Articles resolve-event, tactic, scheme, free-units, component-limits and those of the tactics. */
final class EventRules {

    private EventRules() {}

    static Set<StarsChoice> used(Table table, EventCard card, boolean scheme) {
        return table.me().chosen() == card && card.isScheme() == scheme
                ? Set.of(new StarsChoice.Use(), new StarsChoice.Decline())
                : Set.of();
    }

    private static Set<Area> friendlyWorlds(Table table) {
        return table.areas(area -> area.isWorld() && table.friendly(area, table.seat));
    }

    private static Set<Area> uncontrolled(Table table, boolean worlds) {
        return table.areas(
                area -> area.isWorld() == worlds && table.presence(area).isEmpty());
    }

    private static int supply(Table table, Unit unit) {
        return table.me().supply().get(unit.number());
    }

    private static int units(Table table, Area area, Unit unit) {
        return table.units(area, table.seat, unit.number(), false) + table.units(area, table.seat, unit.number(), true);
    }

    // ---- units

    /** Articles event-heroic-intervention, event-prophets-and-signs, event-letz-get-fightin. */
    static Set<StarsChoice> placed(Table table, EventCard card) {
        Set<StarsChoice> choices = new HashSet<>();
        for (Area world : friendlyWorlds(table)) {
            for (Unit unit : table.myUnits()) {
                boolean fits = switch (unit) {
                    case SCOUT -> card == EventCard.HEROIC_INTERVENTION;
                    case SPACE_MARINE ->
                        card == EventCard.HEROIC_INTERVENTION
                                && !table.content(world).structures().isEmpty();
                    case CULTIST -> card == EventCard.PROPHETS_AND_SIGNS;
                    case ORK_BOYZ -> card == EventCard.LETZ_GET_FIGHTIN;
                    default -> false;
                };
                if (fits && supply(table, unit) > 0) {
                    choices.add(new StarsChoice.PlaceUnit(unit, world));
                }
            }
        }
        return choices;
    }

    /** One or two on the world that was named, two only where the card allows it. */
    static Set<StarsChoice> number(Table table, History history) {
        var named = (StarsChoice.PlaceUnit) history.last("prompt.event-unit");
        boolean two = named.unit() == Unit.CULTIST
                ? units(table, named.area(), Unit.CULTIST) == 0
                : units(table, named.area(), Unit.NOBZ) > 0;
        return two && supply(table, named.unit()) >= 2
                ? Set.of(new StarsChoice.Number(1), new StarsChoice.Number(2))
                : Set.of();
    }

    /** Article event-outcasts-returned. */
    static Set<StarsChoice> frigates(Table table) {
        Unit frigate = Unit.HELLEBORE_FRIGATE;
        Set<StarsChoice> choices = new HashSet<>();
        for (Area to : uncontrolled(table, false)) {
            if (supply(table, frigate) > 0) {
                choices.add(new StarsChoice.PlaceUnit(frigate, to));
            }
            for (Area from : table.areas()) {
                if (table.units(from, table.seat, frigate.number(), false) > 0) {
                    choices.add(new StarsChoice.MoveUnit(frigate, from, to));
                }
            }
        }
        return choices;
    }

    /** Article event-how-we-getz-here. */
    static Set<StarsChoice> taken(Table table) {
        Set<StarsChoice> choices = new HashSet<>();
        for (Area from : table.areas(Area::isWorld)) {
            for (Unit unit : table.myUnits()) {
                if (table.units(from, table.seat, unit.number(), false) > 0
                        && !uncontrolled(table, true).isEmpty()) {
                    choices.add(new StarsChoice.PickUnitIn(unit, from, false));
                }
            }
        }
        return choices;
    }

    static Set<StarsChoice> freeWorlds(Table table) {
        return CardRules.picked(uncontrolled(table, true));
    }

    // ---- structures and assets

    static Set<StarsChoice> built(Table table, EventCard card) {
        Set<StarsChoice> choices = new HashSet<>();
        for (Area world : table.areas(Area::isWorld)) {
            int there = table.content(world).structures().size();
            boolean colony = card == EventCard.EXODITE_COLONY
                    && table.open(world, table.seat)
                    && there == 0
                    && table.content(world).objective() != table.seat
                    && table.me().materiel() >= 1;
            boolean bastion = card == EventCard.THE_EMPEROR_PROTECTS
                    && table.friendly(world, table.seat)
                    && (there == 0 || there == 1 && table.me().materiel() >= 2);
            Structure structure = colony ? Structure.CITY : Structure.BASTION;
            if ((colony || bastion) && table.structuresLeft(structure) > 0 && table.controlTokensLeft() > 0) {
                choices.add(new StarsChoice.Build(structure, world, false, false));
            }
        }
        return choices;
    }

    /** Article event-work-of-the-righteous. */
    static Set<StarsChoice> harvest(Table table) {
        Set<StarsChoice> choices = new HashSet<>();
        for (Area world : friendlyWorlds(table)) {
            choices.add(new StarsChoice.Harvest(world, true));
            if (!world.icons().isEmpty()) {
                choices.add(new StarsChoice.Harvest(world, false));
            }
        }
        return choices;
    }

    /** Article event-lootin-n-stealin. */
    static Set<StarsChoice> victims(Table table) {
        Set<StarsChoice> choices = new HashSet<>();
        for (int other = 0; other < table.position.seats(); other++) {
            Seat victim = Seat.of(other);
            if (victim != table.seat && !StrikeRules.assets(table, victim).isEmpty()) {
                choices.add(new StarsChoice.PickSeat(victim));
            }
        }
        return choices;
    }

    // ---- upgrades

    /** Article event-rites-of-battle. */
    static Set<StarsChoice> upgrades(Table table) {
        Set<StarsChoice> choices = new HashSet<>();
        int bastions = table.controlled(table.seat, Structure.BASTION);
        for (OrderUpgrade upgrade : OrderUpgrade.values()) {
            if (isNew(table, upgrade)
                    && upgrade.level() <= table.level()
                    && Math.max(0, upgrade.level() + 1 - bastions) <= table.me().materiel()) {
                choices.add(new StarsChoice.BuyUpgrade(upgrade, false));
            }
        }
        choices.add(new StarsChoice.Done());
        return choices;
    }

    /** Article event-path-of-the-warrior. */
    static Set<StarsChoice> cards(Table table) {
        Set<StarsChoice> choices = new HashSet<>();
        int cities = (int) friendlyWorlds(table).stream()
                .filter(world -> table.content(world).structures().stream()
                        .anyMatch(building -> building.structure() == Structure.CITY))
                .count();
        for (CombatCard card : CombatCard.values()) {
            int price = card.isStarting() ? 0 : 2 * Math.max(1, card.level());
            if (isNew(table, card)
                    && card.level() <= table.level()
                    && Math.max(0, price - cities) <= table.me().materiel()) {
                choices.add(new StarsChoice.BuyCards(card, false));
            }
        }
        choices.add(new StarsChoice.Done());
        return choices;
    }

    private static boolean isNew(Table table, OrderUpgrade upgrade) {
        return upgrade.faction() == table.me().faction()
                && !table.me().upgrades().contains(upgrade);
    }

    private static boolean isNew(Table table, CombatCard card) {
        return card.faction() == table.me().faction() && !table.me().deck().contains(card);
    }

    /** Article event-touched-by-the-warp. */
    static Set<StarsChoice> cultists(Table table) {
        Set<StarsChoice> choices = new HashSet<>();
        for (Area area : table.areas()) {
            for (boolean routed : new boolean[] {false, true}) {
                if (table.units(area, table.seat, Unit.CULTIST.number(), routed) > 0) {
                    choices.add(new StarsChoice.PickUnitIn(Unit.CULTIST, area, routed));
                }
            }
        }
        return choices;
    }

    /** The storms round the system of the Cultist stand for the command level. */
    static Set<StarsChoice> gifts(Table table, History history) {
        SystemSide system = ((StarsChoice.PickUnitIn) history.last("prompt.event-cultist"))
                .area()
                .side();
        int storms = Edges.storms(table, system);
        Set<StarsChoice> choices = new HashSet<>();
        for (OrderUpgrade upgrade : OrderUpgrade.values()) {
            if (isNew(table, upgrade) && upgrade.level() <= storms) {
                choices.add(new StarsChoice.BuyUpgrade(upgrade, false));
            }
        }
        for (CombatCard card : CombatCard.values()) {
            if (isNew(table, card) && card.level() <= storms) {
                choices.add(new StarsChoice.BuyCards(card, false));
            }
        }
        return choices;
    }
}
