package orrery.games.stars.rulebook;

import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import orrery.core.Seat;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsPosition;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.Effect;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Unit;

/** One side of a battle as it lies on the table. Articles reinforcement-in-battle, counting-units, dice-limit, cannot. */
final class Camp {

    private static final int MOST_DICE = 8;

    final Table table;
    private final int number;

    private Camp(StarsPosition position, int number) {
        this.number = number;
        this.table = new Table(
                position,
                Objects.requireNonNull(position.battle().sides().get(number).seat()));
    }

    /** The side that a seat leads. */
    static Camp of(Table table, Seat seat) {
        return new Camp(table.position, table.position.battle().sides().get(0).seat() == seat ? 0 : 1);
    }

    /** The side of a faction. */
    static Camp of(Table table, Faction faction) {
        Camp attacker = new Camp(table.position, 0);
        return attacker.table.me().faction() == faction ? attacker : attacker.opponent();
    }

    Camp opponent() {
        return new Camp(table.position, 1 - number);
    }

    boolean attacks() {
        return number == 0;
    }

    StarsPosition.Side side() {
        return table.position.battle().sides().get(number);
    }

    Area area() {
        return Objects.requireNonNull(table.position.battle().area());
    }

    boolean onWorld() {
        return area().isWorld();
    }

    // ---- dice and tokens

    int dice() {
        return dice(CombatIcon.values());
    }

    /** Dice that show one of these faces. */
    int dice(CombatIcon... faces) {
        int count = 0;
        for (CombatIcon face : faces) {
            count += side().dice().get(face.ordinal());
        }
        return count;
    }

    boolean hasRoomForDie() {
        return dice() < MOST_DICE;
    }

    int tokens(CombatIcon icon) {
        return side().tokens().get(icon.ordinal());
    }

    boolean has(Effect.Flag flag) {
        return side().flags().contains(flag);
    }

    boolean mayGain(CombatIcon icon) {
        return icon == CombatIcon.ATTACK || !opponent().has(Effect.Flag.NO_DEFENCE_TOKENS);
    }

    // ---- units

    /** The unit of level 0 that belongs here, as which reinforcement tokens count. */
    Unit basic() {
        return unit(unit -> unit.level() == 0 && unit.isShip() != onWorld());
    }

    Unit unit(Predicate<Unit> wanted) {
        return table.myUnits().stream().filter(wanted).findFirst().orElseThrow();
    }

    /** Units and tokens that fit, standing or routed. */
    int count(boolean routed, Predicate<Unit> wanted) {
        int count = wanted.test(basic()) ? table.units(area(), table.seat, Table.TOKEN, routed) : 0;
        for (Unit unit : table.myUnits()) {
            count += wanted.test(unit) ? table.units(area(), table.seat, unit.number(), routed) : 0;
        }
        return count;
    }

    int unrouted() {
        return count(false, unit -> true);
    }

    int routed() {
        return count(true, unit -> true);
    }

    boolean canBeRouted() {
        return unrouted() > 0 && !has(Effect.Flag.NOT_ROUTED);
    }

    /** The ways to name a unit or token. */
    Set<StarsChoice> named(boolean unrouted, boolean routed, Predicate<Unit> wanted) {
        Set<StarsChoice> choices = new HashSet<>();
        for (boolean lying : new boolean[] {false, true}) {
            if (lying ? !routed : !unrouted) {
                continue;
            }
            for (Unit unit : table.myUnits()) {
                if (wanted.test(unit) && table.units(area(), table.seat, unit.number(), lying) > 0) {
                    choices.add(new StarsChoice.PickUnit(unit, lying));
                }
            }
            if (wanted.test(basic()) && table.units(area(), table.seat, Table.TOKEN, lying) > 0) {
                choices.add(new StarsChoice.PickToken(lying));
            }
        }
        return choices;
    }

    boolean canRetreat() {
        return unrouted() + routed() > 0 && !BattleRules.retreats(table).isEmpty();
    }

    int supply(Unit unit) {
        return table.me().supply().get(unit.number());
    }
}
