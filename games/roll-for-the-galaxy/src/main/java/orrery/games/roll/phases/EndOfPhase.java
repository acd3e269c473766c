package orrery.games.roll.phases;

import java.util.List;
import orrery.core.Seat;
import orrery.core.Table;
import orrery.games.roll.BuildFact;
import orrery.games.roll.Powers;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollState;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Power;
import orrery.games.roll.components.Tile;
import orrery.games.roll.end.Score;

/** Powers that pay at the end of a phase, with or without workers: article powers. */
final class EndOfPhase {

    private EndOfPhase() {}

    static void pay(Table<RollState, RollFact> table, Phase phase) {
        RollState state = table.state();
        for (int i = 0; i < state.seats(); i++) {
            Seat seat = Seat.of(i);
            for (long rest = Powers.AT_END_OF_PHASE.of(state, seat); rest != 0; rest &= rest - 1) {
                pay(table, seat, Tile.at(Long.numberOfTrailingZeros(rest)), phase);
            }
        }
    }

    private static void pay(Table<RollState, RollFact> table, Seat seat, Tile tile, Phase phase) {
        List<Power> powers = tile.powers();
        for (int i = 0; i < powers.size(); i++) {
            if (powers.get(i) instanceof Power.AtEndOfPhase power && power.phase() == phase) {
                if (power instanceof Power.ChipsFlat flat) {
                    table.record(new BuildFact.ChipsTaken(seat, flat.chips(), tile));
                } else {
                    int amount = credits(table.state(), seat, power);
                    if (amount > 0) {
                        Effects.gain(table, seat, amount, tile);
                    }
                }
            }
        }
    }

    private static int credits(RollState state, Seat seat, Power.AtEndOfPhase power) {
        return switch (power) {
            case Power.CreditsFlat p -> p.amount();
            case Power.ChipsFlat p -> 0;
            case Power.CreditsIfScouted p -> state.hasScouted(seat, p.explorer()) ? p.amount() : 0;
            case Power.CreditsIfMost p -> hasMostDevelopments(state, seat) ? p.amount() : 0;
            case Power.CreditsPerDice p ->
                p.amount() * Score.roundedUp(state.dice(seat, Place.CITIZENRY, p.color()), p.per());
            case Power.CreditsPerGoodOn p -> p.amount() * goodsOn(state, seat, p.worlds());
            case Power.CreditsPerGoodDie p -> p.amount() * goodsOf(state, seat, p.color());
            case Power.CreditsIfHighestWorld p -> hasHighestWorld(state, seat) ? p.amount() : 0;
        };
    }

    private static boolean hasMostDevelopments(RollState state, Seat seat) {
        for (int i = 0; i < state.seats(); i++) {
            if (i != seat.index()
                    && Long.bitCount(state.developments(Seat.of(i))) >= Long.bitCount(state.developments(seat))) {
                return false;
            }
        }
        return true;
    }

    private static int goodsOn(RollState state, Seat seat, int colors) {
        int goods = 0;
        for (int i = 0; i < state.tableauSize(seat); i++) {
            Tile tile = state.tableau(seat, i);
            if (tile.holdsGoods() && (colors & tile.color().bit()) != 0) {
                goods += state.goods(tile);
            }
        }
        return goods;
    }

    private static int goodsOf(RollState state, Seat seat, DieColor color) {
        int goods = 0;
        for (int i = 0; i < state.tableauSize(seat); i++) {
            Tile tile = state.tableau(seat, i);
            if (tile.holdsGoods()) {
                goods += state.goods(tile, color);
            }
        }
        return goods;
    }

    /** Whether all worlds with the highest printed cost of all tableaus are the seat's. */
    private static boolean hasHighestWorld(RollState state, Seat seat) {
        int own = highest(state, seat);
        for (int i = 0; i < state.seats(); i++) {
            if (i != seat.index() && highest(state, Seat.of(i)) >= own) {
                return false;
            }
        }
        return true;
    }

    private static int highest(RollState state, Seat seat) {
        int highest = -1;
        for (int i = 0; i < state.tableauSize(seat); i++) {
            Tile tile = state.tableau(seat, i);
            highest = tile.isDevelopment() ? highest : Math.max(highest, tile.cost());
        }
        return highest;
    }
}
