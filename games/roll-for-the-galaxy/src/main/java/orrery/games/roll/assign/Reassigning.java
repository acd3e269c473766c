package orrery.games.roll.assign;

import java.util.Optional;
import orrery.core.Message;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.games.roll.Articles;
import orrery.games.roll.Powers;
import orrery.games.roll.Preset;
import orrery.games.roll.RollChoice;
import orrery.games.roll.RollState;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Power;
import orrery.games.roll.components.Tile;
import orrery.games.roll.components.WorldColor;

/**
 * Reassign powers, each used once a round: article reassign. A power that moves several workers moves them one after the
 * other; another power, or Dictate, in between ends its use.
 */
final class Reassigning {

    private Reassigning() {}

    /** Workers below the phase strip. */
    static int below(RollState state, Seat seat) {
        int workers = 0;
        for (int phase = 0; phase < Phase.COUNT; phase++) {
            workers += state.dice(seat, Place.column(Phase.at(phase)));
        }
        return workers;
    }

    static void offer(Offers<RollChoice> offers, RollState state, Seat seat) {
        for (long rest = Powers.REASSIGN.of(state, seat); rest != 0; rest &= rest - 1) {
            Tile tile = Tile.at(Long.numberOfTrailingZeros(rest));
            Power.Reassign power = Powers.REASSIGN.on(tile, Power.Reassign.class);
            if (mayMove(state, seat, tile, power)) {
                offer(offers, state, seat, tile, power);
            } else if (offers.explains()) {
                refuse(offers, state, seat, tile, power);
            }
        }
    }

    private static boolean mayMove(RollState state, Seat seat, Tile tile, Power.Reassign power) {
        return (state.usedPowers(seat) & tile.bit()) == 0
                ? most(state, seat, power) > 0
                : state.isUsing(seat, tile) && state.movedSoFar(seat) < most(state, seat, power);
    }

    /** How many more workers can be moved by the power that is being used, or nothing if it has not been begun or is spent. */
    static Optional<Message> goingOn(RollState state, Seat seat) {
        for (long rest = Powers.REASSIGN.of(state, seat); rest != 0; rest &= rest - 1) {
            Tile tile = Tile.at(Long.numberOfTrailingZeros(rest));
            if (state.isUsing(seat, tile)) {
                Power.Reassign power = Powers.REASSIGN.on(tile, Power.Reassign.class);
                int more = Math.min(most(state, seat, power) - state.movedSoFar(seat), movable(state, seat, power));
                return more > 0 ? Optional.of(Message.of("prompt.reassign-on", tile, more)) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** Workers of the power's colours in columns that it may take them from. */
    private static int movable(RollState state, Seat seat, Power.Reassign power) {
        int workers = 0;
        for (Phase from : Phase.values()) {
            boolean takes = power.from() == null || power.from() == from;
            if (takes && (targets(state, seat, power) & ~from.bit()) != 0) {
                for (DieColor die : DieColor.values()) {
                    workers += (power.colors() & die.bit()) != 0 ? state.dice(seat, Place.column(from), die) : 0;
                }
            }
        }
        return workers;
    }

    /** Workers the power may move: for one of them it depends on who has the most Novelty worlds. */
    private static int most(RollState state, Seat seat, Power.Reassign power) {
        if (!power.byNovelty()) {
            return power.most();
        }
        int own = state.worlds(seat, WorldColor.NOVELTY.bit());
        int most = power.most();
        for (int i = 0; i < state.seats(); i++) {
            if (i != seat.index()) {
                int others = state.worlds(Seat.of(i), WorldColor.NOVELTY.bit());
                most = others > own ? 0 : others == own ? Math.min(most, 1) : most;
            }
        }
        return most;
    }

    private static void offer(Offers<RollChoice> offers, RollState state, Seat seat, Tile tile, Power.Reassign power) {
        for (int phase = 0; phase < Phase.COUNT; phase++) {
            Phase from = Phase.at(phase);
            if (state.dice(seat, Place.column(from)) == 0 || power.from() != null && power.from() != from) {
                continue;
            }
            int to = targets(state, seat, power) & ~from.bit();
            if (to == 0) {
                continue;
            }
            if (power.least() > 1) {
                offerPairs(offers, state, seat, tile, power, from);
            } else {
                offerMoves(offers, state, seat, tile, power, from, to);
            }
        }
    }

    private static int targets(RollState state, Seat seat, Power.Reassign power) {
        Phase selected = state.selected(seat);
        return !power.toSelected() ? power.to() : selected == null ? 0 : selected.bit();
    }

    private static void offerMoves(
            Offers<RollChoice> offers,
            RollState state,
            Seat seat,
            Tile tile,
            Power.Reassign power,
            Phase from,
            int to) {
        Place column = Place.column(from);
        for (int color = 0; color < DieColor.COUNT; color++) {
            DieColor die = DieColor.at(color);
            if ((power.colors() & die.bit()) != 0 && state.dice(seat, column, die) > 0) {
                for (int rest = to; rest != 0; rest &= rest - 1) {
                    Phase target = Phase.at(Integer.numberOfTrailingZeros(rest));
                    offers.legal(Preset.reassign(tile, die, from, target), column, target);
                }
            }
        }
    }

    /** Two workers of one column at once. */
    private static void offerPairs(
            Offers<RollChoice> offers, RollState state, Seat seat, Tile tile, Power.Reassign power, Phase from) {
        Place column = Place.column(from);
        for (int first = 0; first < DieColor.COUNT; first++) {
            for (int second = first; second < DieColor.COUNT; second++) {
                DieColor one = DieColor.at(first);
                DieColor other = DieColor.at(second);
                int needed = first == second ? 2 : 1;
                if ((power.colors() & one.bit()) != 0
                        && (power.colors() & other.bit()) != 0
                        && state.dice(seat, column, one) >= needed
                        && state.dice(seat, column, other) >= needed) {
                    offers.legal(Preset.reassignPair(tile, one, other, from), column);
                }
            }
        }
    }

    private static void refuse(Offers<RollChoice> offers, RollState state, Seat seat, Tile tile, Power.Reassign power) {
        Message why = most(state, seat, power) == 0
                ? Message.of("why.not-most-novelty-worlds", tile)
                : Message.of("why.power-used-already", tile);
        for (Phase from : Phase.values()) {
            for (DieColor die : DieColor.values()) {
                if (state.dice(seat, Place.column(from), die) > 0) {
                    Phase to = Phase.at((from.ordinal() + 1) % Phase.COUNT);
                    offers.illegal(Preset.reassign(tile, die, from, to), Articles.tile(tile), why, tile);
                    return;
                }
            }
        }
    }
}
