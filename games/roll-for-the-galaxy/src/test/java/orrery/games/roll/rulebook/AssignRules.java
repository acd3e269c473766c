package orrery.games.roll.rulebook;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import orrery.games.roll.RollChoice;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Tile;
import orrery.kit.data.ComponentRecord;

/** What may be done behind the screen. */
final class AssignRules {

    private AssignRules() {}

    static Set<RollChoice> behindTheScreen(Table table) {
        Set<RollChoice> allowed = new HashSet<>();
        boolean moveOwed = moveOwed(table);
        for (DieColor die : DieColor.values()) {
            for (Phase phase : Phase.values()) {
                if (!moveOwed) {
                    wild(allowed, table, die, phase);
                    select(allowed, table, die, phase);
                    dictate(allowed, table, die, phase);
                }
                dictateMove(allowed, table, die, phase);
            }
        }
        if (!moveOwed && table.state().selected(table.seat()) != null) {
            for (Tile tile : table.tableau()) {
                if (tile.isDevelopment()) {
                    Printed.powers(tile, "reassign").forEach(power -> reassign(allowed, table, tile, power));
                }
            }
            if (table.state().dice(table.seat(), Place.WILD) == 0) {
                allowed.add(new RollChoice.Done());
            }
        }
        return allowed;
    }

    /** Article dictate: whoever gives a worker up has to move another one. */
    private static boolean moveOwed(Table table) {
        return table.state().isDictating(table.seat()) && table.state().movedSoFar(table.seat()) == 0;
    }

    /** Article wild: a wild die goes under any phase. */
    private static void wild(Set<RollChoice> allowed, Table table, DieColor die, Phase phase) {
        if (table.dice(Place.WILD, die) > 0) {
            allowed.add(new RollChoice.PlaceWild(die, phase));
        }
    }

    /** Article select-phase: any one worker selects any phase, once. */
    private static void select(Set<RollChoice> allowed, Table table, DieColor die, Phase phase) {
        if (table.state().selected(table.seat()) == null) {
            for (Place from : Place.values()) {
                boolean worker = from == Place.WILD
                        || from.ordinal() >= Place.EXPLORE.ordinal() && from.ordinal() <= Place.SHIP.ordinal();
                if (worker && table.dice(from, die) > 0) {
                    allowed.add(new RollChoice.Select(die, from, phase));
                }
            }
        }
    }

    /** Article dictate: once a round, unless a power says more; with one worker to give up and one to move. */
    private static void dictate(Set<RollChoice> allowed, Table table, DieColor die, Phase from) {
        boolean again = table.state().dictates(table.seat()) == 0
                || !table.powers("dictate-unlimited").isEmpty();
        if (table.state().selected(table.seat()) != null
                && again
                && table.column(from, die) > 0
                && table.belowStrip() >= 2) {
            allowed.add(new RollChoice.Dictate(die, from));
        }
    }

    private static void dictateMove(Set<RollChoice> allowed, Table table, DieColor die, Phase from) {
        int most = 1;
        for (ComponentRecord power : table.powers("dictate-reassign-count")) {
            most = power.number("maxDicePerDictate", 1, 9);
        }
        if (table.state().isDictating(table.seat())
                && table.state().movedSoFar(table.seat()) < most
                && table.column(from, die) > 0) {
            for (Phase to : Phase.values()) {
                if (to != from) {
                    allowed.add(new RollChoice.DictateMove(die, from, to));
                }
            }
        }
    }

    /** Article reassign: each power once a round, to another column, within what its tile says. */
    private static void reassign(Set<RollChoice> allowed, Table table, Tile tile, ComponentRecord power) {
        int most = table.mostMoved(power);
        boolean used = (table.state().usedPowers(table.seat()) & tile.bit()) != 0;
        boolean goesOn =
                table.state().isUsing(table.seat(), tile) && table.state().movedSoFar(table.seat()) < most;
        if (most == 0 || used && !goesOn) {
            return;
        }
        @Nullable Phase selected = table.state().selected(table.seat());
        if (selected == null) {
            return;
        }
        for (Phase from : Phase.values()) {
            for (DieColor die : DieColor.values()) {
                if (!Printed.leadsFrom(power, from) || !Printed.allows(power, die) || table.column(from, die) == 0) {
                    continue;
                }
                for (Phase to : Phase.values()) {
                    if (to != from && Printed.leadsTo(power, to, selected)) {
                        one(allowed, table, tile, power, new RollChoice.Reassign(tile, die, from, to));
                    }
                }
            }
        }
    }

    /** A power for two workers at once moves two of the same column. */
    private static void one(
            Set<RollChoice> allowed, Table table, Tile tile, ComponentRecord power, RollChoice.Reassign move) {
        if (power.number("minDice", 1, 9) == 1) {
            allowed.add(move);
            return;
        }
        for (DieColor other : DieColor.values()) {
            boolean there = table.column(move.from(), other) >= (other == move.die() ? 2 : 1);
            if (there && other.compareTo(move.die()) >= 0) {
                allowed.add(new RollChoice.ReassignPair(tile, move.die(), other, move.from()));
            }
        }
    }
}
