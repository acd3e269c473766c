package orrery.games.roll.phases;

import java.util.List;
import orrery.core.Seat;
import orrery.core.Table;
import orrery.games.roll.CourseFact;
import orrery.games.roll.Powers;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollState;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Power;
import orrery.games.roll.components.Tile;

/**
 * Workers of the running phase: those that are no dice come, those that have nothing to do go. Articles workers,
 * virtual-workers, unused-workers.
 */
final class Workers {

    private Workers() {}

    /** At the start of a phase: workers that are no dice, for those with such a power. */
    static void come(Table<RollState, RollFact> table, Phase phase) {
        RollState state = table.state();
        for (int i = 0; i < state.seats(); i++) {
            Seat seat = Seat.of(i);
            for (long rest = Powers.EXTRA_WORKERS.of(state, seat); rest != 0; rest &= rest - 1) {
                Tile tile = Tile.at(Long.numberOfTrailingZeros(rest));
                Power.ExtraWorkers power = Powers.EXTRA_WORKERS.on(tile, Power.ExtraWorkers.class);
                if (power.phase() == phase) {
                    table.record(new CourseFact.ExtraWorkersCame(seat, phase, power.workers(), tile));
                }
            }
        }
    }

    /** All workers of a phase, with those that are no dice. */
    static int count(RollState state, Seat seat, Phase phase) {
        return state.dice(seat, Place.column(phase)) + state.extraWorkers(seat);
    }

    /** Workers of one colour, with those that are no dice. */
    static int count(RollState state, Seat seat, Phase phase, DieColor color) {
        return state.dice(seat, Place.column(phase), color) + state.extraWorkers(seat, color);
    }

    /** What is left of a phase's workers goes to the cup; those that are no dice vanish. */
    static void leave(Table<RollState, RollFact> table, Seat seat, Phase phase) {
        RollState state = table.state();
        List<DieColor> left = state.workers(seat, Place.column(phase));
        if (!left.isEmpty() || state.extraWorkers(seat) > 0) {
            table.record(new CourseFact.WorkersUnused(seat, phase, left));
        }
    }
}
