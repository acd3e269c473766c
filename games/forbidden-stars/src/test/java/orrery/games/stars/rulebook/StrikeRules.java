package orrery.games.stars.rulebook;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import orrery.core.Choice;
import orrery.core.Seat;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Unit;

/** Articles strike-upgrades, strike-on-bastion, strike-damage, spend, reroll and those of the upgrades for strikes. */
final class StrikeRules {

    private StrikeRules() {}

    private static Camp striker(Table table) {
        return Camp.of(
                table,
                Objects.requireNonNull(table.position.battle().sides().get(0).seat()));
    }

    private static boolean isStrike(OrderUpgrade upgrade) {
        return switch (upgrade) {
            case RAIN_OF_FIRE, FEAR_FROM_ABOVE, LOOTIN, TACTICAL_STRIKES -> true;
            default -> opensBastions(upgrade);
        };
    }

    private static boolean opensBastions(OrderUpgrade upgrade) {
        return switch (upgrade) {
            case DROP_PODS, COMPLETE_DESTRUCTION, STEALIN, STRAFING_RUN -> true;
            default -> false;
        };
    }

    static Set<StarsChoice> declared(Table table, History history) {
        Area target = ((StarsChoice.Strike) history.last("prompt.strike")).target();
        boolean walled = table.content(target).structures().stream()
                .anyMatch(building -> building.structure() == Structure.BASTION);
        boolean opened = history.since("prompt.strike", "prompt.strike-upgrades").stream()
                .anyMatch(choice -> opensBastions(((StarsChoice.UseUpgrade) choice).upgrade()));
        Set<StarsChoice> choices = new HashSet<>();
        for (OrderUpgrade upgrade : table.me().upgrades()) {
            if (isStrike(upgrade) && table.ready(upgrade)) {
                choices.add(new StarsChoice.UseUpgrade(upgrade));
            }
        }
        if (!walled || opened) {
            choices.add(new StarsChoice.Done());
        }
        return choices;
    }

    /** Dice that may be thrown again by Vicious Raids, those apart that have been named. */
    static Set<StarsChoice> rerolls(Table table, History history) {
        List<Choice> named = history.row("prompt.reroll", table.seat);
        Set<StarsChoice> choices = new HashSet<>();
        for (CombatIcon face : CombatIcon.values()) {
            StarsChoice choice = new StarsChoice.PickFace(face);
            if (striker(table).dice(face)
                    > named.stream().filter(choice::equals).count()) {
                choices.add(choice);
            }
        }
        choices.add(new StarsChoice.Done());
        return choices;
    }

    /** Upgrades that were declared, that have not been paid for, and that can be. */
    static Set<StarsChoice> paid(Table table, History history) {
        Camp striker = striker(table);
        List<Choice> declared = history.since("prompt.strike", "prompt.strike-upgrades");
        List<Choice> before = history.since("prompt.strike", "prompt.strike-pay");
        Set<StarsChoice> choices = new HashSet<>();
        for (Choice choice : declared) {
            if (choice instanceof StarsChoice.UseUpgrade use
                    && !before.contains(use)
                    && canPay(striker, use.upgrade())) {
                choices.add(use);
            }
        }
        choices.add(new StarsChoice.Done());
        return choices;
    }

    private static boolean canPay(Camp striker, OrderUpgrade upgrade) {
        return switch (upgrade) {
            case LOOTIN -> striker.dice() > 0;
            case DROP_PODS, COMPLETE_DESTRUCTION -> striker.dice(CombatIcon.DEFENCE) >= 2;
            case STRAFING_RUN -> striker.dice(CombatIcon.DEFENCE) >= 1;
            default -> striker.dice(CombatIcon.MORALE) >= 1;
        };
    }

    static Set<StarsChoice> looted(Table table) {
        Set<StarsChoice> choices = new HashSet<>();
        for (CombatIcon face : CombatIcon.values()) {
            if (striker(table).dice(face) > 0) {
                choices.add(new StarsChoice.PickFace(face));
            }
        }
        return choices;
    }

    /** Article upgrade-complete-destruction: one unit or structure of the one who is asked. */
    static Set<StarsChoice> destroyed(Table table) {
        Camp camp = Camp.of(table, table.seat);
        Set<StarsChoice> choices = camp.named(true, true, unit -> true);
        table.content(camp.area()).structures().stream()
                .filter(building -> building.seat() == table.seat)
                .forEach(building ->
                        choices.add(new StarsChoice.PickStructure(building.seat(), building.structure(), camp.area())));
        return choices;
    }

    /** Article upgrade-strafing-run: all ships that move go to one adjacent system. */
    static Set<StarsChoice> strafed(Table table, History history) {
        SystemSide active = Objects.requireNonNull(table.active());
        List<Choice> before = history.row("prompt.strafe", table.seat);
        Set<StarsChoice> choices = new HashSet<>();
        for (Area from : table.areas(area -> area.side() == active && !area.isWorld())) {
            for (Area to : table.areas(area -> !area.isWorld() && table.near(area.side(), active))) {
                boolean other = !before.isEmpty()
                        && ((StarsChoice.MoveUnit) before.getFirst()).to().side() != to.side();
                if (other || !table.open(to, table.seat) || !MovementRules.shipsPass(table, active, to.side())) {
                    continue;
                }
                for (Unit ship : table.myUnits()) {
                    if (table.units(from, table.seat, ship.number(), false) > 0) {
                        choices.add(new StarsChoice.MoveUnit(ship, from, to));
                    }
                }
            }
        }
        choices.add(new StarsChoice.Done());
        return choices;
    }

    /** Articles upgrade-stealin, event-lootin-n-stealin: an asset that the other player has. */
    static Set<StarsChoice> assets(Table table, Seat of) {
        Set<StarsChoice> choices = new HashSet<>();
        for (Asset asset : Asset.values()) {
            if (table.player(of).assets().get(asset.ordinal()) > 0) {
                choices.add(new StarsChoice.TakeAsset(asset));
            }
        }
        return choices;
    }

    /** Article upgrade-tactical-strikes: a unit, routed or not. */
    static Set<StarsChoice> first(Table table) {
        return Camp.of(table, table.seat).opponent().named(true, true, unit -> true);
    }

    /** Article strike-damage: as in a battle, unrouted units and the bastion before routed ones. */
    static Set<StarsChoice> damaged(Table table) {
        Camp camp = Camp.of(table, table.seat);
        Set<StarsChoice> choices = camp.named(true, false, unit -> true);
        if (table.bastions(camp.area(), table.seat) > 0) {
            choices.add(new StarsChoice.PickBastion());
        }
        return choices.isEmpty() ? camp.named(false, true, unit -> true) : choices;
    }
}
