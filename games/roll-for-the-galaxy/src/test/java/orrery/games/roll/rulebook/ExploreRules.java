package orrery.games.roll.rulebook;

import java.util.HashSet;
import java.util.Set;
import orrery.games.roll.RollChoice;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Tile;

/** What may be done with tiles. */
final class ExploreRules {

    private ExploreRules() {}

    /** Article set-up: one of the two tiles drawn becomes a development. */
    static Set<RollChoice> startTiles(Table table) {
        Set<RollChoice> allowed = new HashSet<>();
        for (Tile side : Tile.values()) {
            if (side.isDevelopment() && table.hasDrawn(side)) {
                allowed.add(new RollChoice.PlaceTile(side, false));
            }
        }
        return allowed;
    }

    /** Articles explore, scout, stock, abandoned-tiles. */
    static Set<RollChoice> exploring(Table table) {
        Set<RollChoice> allowed = new HashSet<>();
        int abandoned = table.state().abandonedForScout(table.seat());
        int explorers = table.workers(Phase.EXPLORE);
        boolean colorMatters = !table.powers("stock-bonus").isEmpty()
                || !table.powers("credits-if-scouted-with-color").isEmpty();
        boolean offered = false;
        for (DieColor die : DieColor.values()) {
            if (table.workers(Phase.EXPLORE, die) > 0 && (colorMatters || !offered)) {
                offered = true;
                allowed.add(new RollChoice.Scout(die));
                if (abandoned == 0) {
                    allowed.add(new RollChoice.Stock(die));
                }
            }
        }
        if (explorers > 0) {
            table.zone().forEach(side -> allowed.add(new RollChoice.Abandon(side)));
        }
        if (abandoned == 0 && !table.powers("rearrange-construction-zone").isEmpty()) {
            arranging(allowed, table);
            if (explorers == 0) {
                allowed.add(new RollChoice.Done());
            }
        }
        return allowed;
    }

    /** A tile may be put on top of either stack, with that side up, unless it lies there. */
    private static void arranging(Set<RollChoice> allowed, Table table) {
        for (Tile side : table.zone()) {
            for (Tile up : new Tile[] {side.development(), side.world()}) {
                if (up != table.state().top(table.seat(), up.stack())) {
                    allowed.add(new RollChoice.Arrange(up));
                }
            }
        }
    }

    /** Article scout: either side, at the bottom; with a power on top, too, if that is another place. */
    static Set<RollChoice> placing(Table table) {
        Set<RollChoice> allowed = new HashSet<>();
        boolean scouted = false;
        for (DieColor die : DieColor.values()) {
            scouted |= !table.state().hasExplored(table.seat()) && table.state().hasScouted(table.seat(), die);
        }
        boolean top = scouted && !table.powers("place-on-top").isEmpty();
        for (Tile side : Tile.values()) {
            if (table.hasDrawn(side)) {
                allowed.add(new RollChoice.PlaceTile(side, false));
                if (top && table.state().stackSize(table.seat(), side.stack()) > 0) {
                    allowed.add(new RollChoice.PlaceTile(side, true));
                }
            }
        }
        return allowed;
    }

    /** Article bag-runs-out. */
    static Set<RollChoice> givingUp(Table table) {
        Set<RollChoice> allowed = new HashSet<>();
        table.zone().forEach(side -> allowed.add(new RollChoice.GiveUp(side)));
        return allowed;
    }
}
