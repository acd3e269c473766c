package orrery.games.roll.rulebook;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Seat;
import orrery.games.roll.RollState;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tile;
import orrery.games.roll.components.WorldColor;
import orrery.kit.data.ComponentRecord;

/** What lies before one seat, in the words of the rules. */
record Table(RollState state, Seat seat) {

    int dice(Place place, DieColor die) {
        return state.dice(seat, place, die);
    }

    int column(Phase phase, DieColor die) {
        return state.dice(seat, Place.column(phase), die);
    }

    /** Workers below the phase strip that have a column. */
    int belowStrip() {
        int workers = 0;
        for (Phase phase : Phase.values()) {
            for (DieColor die : DieColor.values()) {
                workers += column(phase, die);
            }
        }
        return workers;
    }

    /** Workers of a phase, those that are no dice included. */
    int workers(Phase phase, DieColor die) {
        return column(phase, die) + state.extraWorkers(seat, die);
    }

    int workers(Phase phase) {
        int workers = 0;
        for (DieColor die : DieColor.values()) {
            workers += workers(phase, die);
        }
        return workers;
    }

    List<Tile> tableau() {
        return tableau(seat);
    }

    List<Tile> tableau(Seat of) {
        List<Tile> tiles = new ArrayList<>();
        for (int i = 0; i < state.tableauSize(of); i++) {
            tiles.add(state.tableau(of, i));
        }
        return tiles;
    }

    List<Tile> worlds() {
        return tableau().stream().filter(tile -> !tile.isDevelopment()).toList();
    }

    /** The parameters of all powers of a kind in the tableau. */
    List<ComponentRecord> powers(String kind) {
        return tableau().stream()
                .filter(Tile::isDevelopment)
                .flatMap(tile -> Printed.powers(tile, kind).stream())
                .toList();
    }

    /** The sides that lie up in the construction zone. */
    List<Tile> zone() {
        List<Tile> sides = new ArrayList<>();
        for (Stack stack : Stack.values()) {
            for (int i = 0; i < state.stackSize(seat, stack); i++) {
                sides.add(state.inStack(seat, stack, i));
            }
        }
        return sides;
    }

    boolean hasDrawn(Tile side) {
        return side.isOfGameTile() && (state.drawn(seat) & side.development().bit()) != 0;
    }

    int goods() {
        return worlds().stream().mapToInt(state::goods).sum();
    }

    /** How many workers a Reassign power may move: for one it depends on the Novelty worlds of all. */
    int mostMoved(ComponentRecord reassign) {
        if (!reassign.has("condition")) {
            return reassign.number("maxDice", 1, 9);
        }
        ComponentRecord condition = reassign.child("condition");
        long own = novelty(seat);
        boolean sole = true;
        for (Seat other : Seat.first(state.seats())) {
            if (other != seat) {
                if (novelty(other) > own) {
                    return condition.child("otherwise").number("maxDice", 0, 9);
                }
                sole &= novelty(other) < own;
            }
        }
        return condition.child(sole ? "sole-most" : "tied-most").number("maxDice", 0, 9);
    }

    private long novelty(Seat of) {
        return tableau(of).stream()
                .filter(tile -> !tile.isDevelopment() && tile.color() == WorldColor.NOVELTY)
                .count();
    }
}
