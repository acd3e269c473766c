package orrery.games.stars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import orrery.games.stars.components.Ability;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.StormMove;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Tables;
import orrery.games.stars.components.Unit;

/**
 * What is printed on the components. Articles unit, command-level, cost, combat-value, health, morale, system, area, world,
 * void, unit-capacity, production, asset-icons, objective-slot, faction, starting-forces, structure, combat-card,
 * starting-card, order-upgrade, upgrades, event-card, tactic, scheme, combat-die, component-limits, supply.
 */
class DataTest {

    private record Row(Unit unit, List<Integer> printed) {}

    private static Row row(Unit unit, Integer... printed) {
        return new Row(unit, List.of(printed));
    }

    /** Level, materiel, forge tokens, combat value, health, morale, figures. */
    private static final List<Row> UNITS = List.of(
            row(Unit.SCOUT, 0, 2, 0, 1, 2, 2, 6),
            row(Unit.STRIKE_CRUISER, 0, 2, 0, 2, 2, 2, 3),
            row(Unit.SPACE_MARINE, 1, 3, 0, 2, 3, 3, 6),
            row(Unit.LAND_RAIDER, 2, 4, 0, 3, 4, 3, 6),
            row(Unit.BATTLE_BARGE, 2, 5, 1, 4, 5, 4, 3),
            row(Unit.WARLORD_TITAN, 3, 5, 1, 3, 5, 4, 3),
            row(Unit.CULTIST, 0, 2, 0, 1, 2, 2, 9),
            row(Unit.ICONOCLAST_DESTROYER, 0, 2, 0, 2, 2, 2, 3),
            row(Unit.CHAOS_SPACE_MARINE, 1, 3, 0, 3, 3, 2, 6),
            row(Unit.HELBRUTE, 2, 4, 0, 3, 4, 3, 3),
            row(Unit.REPULSIVE_GRAND_CRUISER, 2, 5, 1, 4, 5, 4, 3),
            row(Unit.CHAOS_REAVER_TITAN, 3, 5, 1, 4, 5, 3, 3),
            row(Unit.ASPECT_WARRIOR, 0, 2, 0, 2, 1, 2, 6),
            row(Unit.HELLEBORE_FRIGATE, 0, 2, 0, 3, 2, 1, 6),
            row(Unit.WRAITHGUARD, 1, 3, 0, 2, 4, 2, 3),
            row(Unit.FALCON, 2, 4, 0, 3, 4, 3, 3),
            row(Unit.VOID_STALKER, 2, 5, 1, 4, 5, 4, 3),
            row(Unit.WARLOCK_BATTLE_TITAN, 3, 5, 1, 4, 5, 3, 3),
            row(Unit.ORK_BOYZ, 0, 2, 0, 2, 2, 1, 9),
            row(Unit.ONSLAUGHT_ATTACK_SHIP, 0, 2, 0, 1, 3, 2, 3),
            row(Unit.NOBZ, 1, 3, 0, 2, 4, 2, 6),
            row(Unit.BATTLEWAGON, 2, 4, 0, 3, 5, 2, 3),
            row(Unit.KILL_KROOZER, 2, 5, 1, 3, 6, 4, 3),
            row(Unit.GARGANT, 3, 5, 1, 3, 6, 3, 3));

    private record Side(SystemSide side, String printed) {}

    private static Side side(SystemSide side, String printed) {
        return new Side(side, printed);
    }

    /** The areas from the north-west clockwise: capacity, production and assets of worlds. */
    private static final List<Side> SYSTEMS = List.of(
            side(SystemSide.SYSTEM_01A, "void | 3/2 | void | 3/1 forge"),
            side(SystemSide.SYSTEM_01B, "void | 2/2 reinforcement | void | 4/0 forge"),
            side(SystemSide.SYSTEM_02A, "1/3 | void | void | 5/0 forge"),
            side(SystemSide.SYSTEM_02B, "4/2 | void | void | 3/0 forge forge"),
            side(SystemSide.SYSTEM_03A, "void | 4/1 | void | 2/2 cache"),
            side(SystemSide.SYSTEM_03B, "void | 2/2 cache | void | 4/0 forge"),
            side(SystemSide.SYSTEM_04A, "1/1 flourish | 3/1 cache | void | void"),
            side(SystemSide.SYSTEM_04B, "2/1 cache | void | 2/1 cache | void"),
            side(SystemSide.SYSTEM_05A, "void | 4/1 | 2/2 reinforcement | void"),
            side(SystemSide.SYSTEM_05B, "void | 3/1 reinforcement | 3/1 cache | void"),
            side(SystemSide.SYSTEM_06A, "3/1 reinforcement | void | 3/1 reinforcement | void"),
            side(SystemSide.SYSTEM_06B, "1/1 flourish | void | 3/1 reinforcement | void"),
            side(SystemSide.SYSTEM_07A, "2/0 forge cache | void | void | 3/2"),
            side(SystemSide.SYSTEM_07B, "void | 2/0 reinforcement cache | void | 2/2"),
            side(SystemSide.SYSTEM_08A, "1/3 | 3/0 flourish | void | void"),
            side(SystemSide.SYSTEM_08B, "3/0 flourish | void | 1/3 | void"),
            side(SystemSide.SYSTEM_09A, "3/1 cache flourish | 4/2 | void | void"),
            side(SystemSide.SYSTEM_09B, "3/1 forge flourish | void | 4/2 | void"),
            side(SystemSide.SYSTEM_10A, "4/0 reinforcement reinforcement no-slot | 2/2 | void | 4/1"),
            side(SystemSide.SYSTEM_10B, "3/1 | void | 3/2 | 4/0 forge forge no-slot"),
            side(SystemSide.SYSTEM_11A, "4/1 no-slot | 4/0 forge | void | 2/2 reinforcement"),
            side(SystemSide.SYSTEM_11B, "3/1 reinforcement | void | 3/1 cache | 4/1 no-slot"),
            side(SystemSide.SYSTEM_12A, "3/1 reinforcement no-slot | 3/1 cache | void | 4/1"),
            side(SystemSide.SYSTEM_12B, "void | 3/2 | 4/0 forge no-slot | 3/1 cache"));

    @Test
    void unitsAreAsPrinted() {
        assertThat(UNITS).extracting(Row::unit).containsExactlyInAnyOrder(Unit.values());
        for (Row row : UNITS) {
            Unit unit = row.unit();
            assertThat(List.of(
                            unit.level(),
                            unit.cost(),
                            unit.forgeCost(),
                            unit.combat(),
                            unit.health(),
                            unit.morale(),
                            unit.figures()))
                    .as(unit.id())
                    .isEqualTo(row.printed());
        }
    }

    @Test
    void systemsAreAsPrinted() {
        assertThat(SYSTEMS).extracting(Side::side).containsExactlyInAnyOrder(SystemSide.values());
        for (Side side : SYSTEMS) {
            List<String> areas = new ArrayList<>();
            for (int area = 4 * side.side().ordinal(); area < 4 * side.side().ordinal() + 4; area++) {
                areas.add(printed(Area.at(area)));
            }
            assertThat(String.join(" | ", areas)).as(side.side().id()).isEqualTo(side.printed());
        }
    }

    private static String printed(Area area) {
        if (!area.isWorld()) {
            return "void";
        }
        String icons = area.icons().stream().map(icon -> " " + icon.id()).collect(Collectors.joining());
        return area.capacity() + "/" + area.production() + icons + (area.hasSlot() ? "" : " no-slot");
    }

    /** Articles faction-space-marines, faction-chaos, faction-eldar and faction-orks. */
    @Test
    void factionsHaveTheirUnitsAndCards() {
        for (Faction faction : Faction.values()) {
            assertThat(Arrays.stream(Unit.values()).filter(unit -> unit.faction() == faction))
                    .as(faction.id())
                    .hasSize(Faction.UNITS)
                    .filteredOn(Unit::isShip)
                    .hasSize(2);
            assertThat(faction.materiel()).isEqualTo(6);
            List<CombatCard> cards = Arrays.stream(CombatCard.values())
                    .filter(card -> card.faction() == faction)
                    .toList();
            assertThat(cards).hasSize(14).filteredOn(CombatCard::isStarting).hasSize(Tables.PAIRS);
            assertThat(cards)
                    .filteredOn(card -> !card.isStarting() && card.level() == 0)
                    .hasSize(4);
            assertThat(cards).filteredOn(card -> card.level() == 2).hasSize(3);
            assertThat(cards).filteredOn(card -> card.level() == 3).hasSize(2);
            assertThat(Arrays.stream(OrderUpgrade.values()).filter(upgrade -> upgrade.faction() == faction))
                    .hasSize(5)
                    .filteredOn(OrderUpgrade::isStrike)
                    .hasSize(2);
            List<EventCard> events = Arrays.stream(EventCard.values())
                    .filter(card -> card.faction() == faction)
                    .toList();
            assertThat(events).hasSize(8).filteredOn(EventCard::isScheme).hasSize(4);
            for (StormMove icon : StormMove.values()) {
                assertThat(events).filteredOn(card -> card.storm() == icon).hasSize(2);
            }
        }
        assertThat(Faction.ORKS.startingAssets(Asset.REINFORCEMENT)).isEqualTo(1);
    }

    /** Three faces of attack, two of defence, one of morale. */
    @Test
    void aDieHasItsFaces() {
        assertThat(Stream.of(1, 2, 3, 4, 5, 6).map(CombatIcon::thrown))
                .containsExactly(
                        CombatIcon.ATTACK,
                        CombatIcon.ATTACK,
                        CombatIcon.ATTACK,
                        CombatIcon.DEFENCE,
                        CombatIcon.DEFENCE,
                        CombatIcon.MORALE);
    }

    /** Articles factory, city and bastion. */
    @Test
    void structuresAreAsManyAsThereAre() {
        assertThat(Structure.FACTORY.count()).isEqualTo(11);
        assertThat(Structure.CITY.count()).isEqualTo(12);
        assertThat(Structure.BASTION.count()).isEqualTo(12);
        assertThat(Structure.BASTION_COMBAT).isEqualTo(2);
        assertThat(Structure.BASTION_HEALTH).isEqualTo(3);
    }

    /** Article resolving-cards: general abilities first, then those of units, each with its place on the card. */
    @Test
    void abilitiesAreCountedFromTheTop() {
        for (CombatCard card : CombatCard.values()) {
            List<Ability> all =
                    Stream.concat(card.general().stream(), card.unit().stream()).toList();
            for (int i = 0; i < all.size(); i++) {
                assertThat(all.get(i).number()).isEqualTo(i + 1);
                assertThat(card.ability(i + 1)).isSameAs(all.get(i));
            }
        }
    }
}
