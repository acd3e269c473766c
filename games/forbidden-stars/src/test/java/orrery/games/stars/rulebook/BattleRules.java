package orrery.games.stars.rulebook;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import orrery.core.Seat;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsPosition;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.Effect;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Unit;

/**
 * Articles reinforcement-step, reinforcement-in-battle, choose-card, damage, taking-damage, damage-to-bastion, retreat,
 * attacker-retreat, defender-retreat, retreat-path, capture-structures.
 */
final class BattleRules {

    private BattleRules() {}

    private static Area area(Table table) {
        return Objects.requireNonNull(table.position.battle().area());
    }

    private static StarsPosition.Side side(Table table) {
        List<StarsPosition.Side> sides = table.position.battle().sides();
        return sides.get(0).seat() == table.seat ? sides.get(0) : sides.get(1);
    }

    static Set<StarsChoice> reinforcements(Table table) {
        int figures = table.all(area(table), table.seat)
                - table.units(area(table), table.seat, Table.TOKEN, false)
                - table.units(area(table), table.seat, Table.TOKEN, true);
        Set<StarsChoice> choices = new HashSet<>();
        for (int number = 0; number <= 3; number++) {
            if (number <= table.assets(Asset.REINFORCEMENT) && number <= figures) {
                choices.add(new StarsChoice.Number(number));
            }
        }
        return choices;
    }

    static Set<StarsChoice> cards(Table table) {
        Set<StarsChoice> choices = new HashSet<>();
        side(table).hand().forEach(card -> choices.add(new StarsChoice.PickCard(card)));
        return choices;
    }

    static Set<StarsChoice> damage(Table table) {
        Set<StarsChoice> choices = new HashSet<>();
        boolean safe = table.position.battle().sides().stream()
                .anyMatch(side -> side.flags().contains(Effect.Flag.NO_DAMAGE));
        boolean bastion = table.bastions(area(table), table.seat) > 0;
        if (bastion) {
            choices.add(new StarsChoice.PickBastion());
        }
        if (!safe) {
            Set<StarsChoice> standing = figures(table, false);
            choices.addAll(standing);
            if (standing.isEmpty() && !bastion) {
                choices.addAll(figures(table, true));
            }
        }
        return choices;
    }

    private static Set<StarsChoice> figures(Table table, boolean routed) {
        Set<StarsChoice> figures = new HashSet<>();
        for (Unit unit : table.myUnits()) {
            if (table.units(area(table), table.seat, unit.number(), routed) > 0) {
                figures.add(new StarsChoice.PickUnit(unit, routed));
            }
        }
        if (table.units(area(table), table.seat, Table.TOKEN, routed) > 0) {
            figures.add(new StarsChoice.PickToken(routed));
        }
        return figures;
    }

    static Set<StarsChoice> retreats(Table table) {
        boolean attacks = table.position.battle().sides().get(0).seat() == table.seat;
        Set<Area> reachable = table.areas(to -> to != area(table)
                && to.isWorld() == area(table).isWorld()
                && table.open(to, table.seat)
                && leadsTo(table, to));
        Set<Area> areas;
        if (attacks) {
            areas = new HashSet<>(reachable);
            areas.removeIf(
                    to -> table.position.battle().placed() || !origins(table).contains(to));
        } else {
            reachable.removeIf(to -> isBarred(table, to));
            areas = new HashSet<>(reachable);
            areas.removeIf(to -> !table.friendly(to, table.seat));
            if (areas.isEmpty()) {
                areas = reachable;
            }
        }
        Set<StarsChoice> choices = new HashSet<>();
        areas.forEach(to -> choices.add(new StarsChoice.PickArea(to)));
        return choices;
    }

    /** Where attackers of the area have come from by this order. */
    private static Set<Area> origins(Table table) {
        return Set.copyOf(
                table.position.order().arrived().get(area(table).ordinal() % 4).origins());
    }

    /** Whether defenders may not go there, for the attackers came from it or from its system. */
    private static boolean isBarred(Table table, Area to) {
        SystemSide here = area(table).side();
        if (table.position.battle().placed()) {
            @Nullable Area from = table.position.battle().from();
            return from != null && (to == from || from.side() != here && to.side() == from.side());
        }
        return origins(table).contains(to)
                || to.side() != here && origins(table).stream().anyMatch(from -> from.side() == to.side());
    }

    private static boolean leadsTo(Table table, Area to) {
        Area from = area(table);
        if (to.side() != from.side() && !table.near(to.side(), from.side())) {
            return false;
        }
        if (from.isWorld()) {
            return MovementRules.reaches(table, table.seat, from, to, area -> table.friendly(area, table.seat));
        }
        return MovementRules.shipsPass(table, from.side(), to.side());
    }

    /** Article capture-structures: the attacker chooses only while tokens are short, but not gone. */
    static Set<StarsChoice> captured(Table table) {
        Camp attacker = Camp.of(table, table.seat);
        Seat loser = attacker.opponent().table.seat;
        List<StarsChoice> choices = new ArrayList<>();
        table.content(attacker.area()).structures().stream()
                .filter(building -> building.seat() == loser)
                .forEach(building ->
                        choices.add(new StarsChoice.PickStructure(loser, building.structure(), attacker.area())));
        boolean matters = table.controlTokensLeft() > 0 && table.controlTokensLeft() < choices.size();
        return Set.copyOf(matters ? choices : choices.subList(0, 1));
    }
}
