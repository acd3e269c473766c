package orrery.games.roll.assign;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import orrery.core.Seat;
import orrery.core.Table;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollPurpose;
import orrery.games.roll.RollState;
import orrery.games.roll.ScreenFact;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Face;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;

/** Screens are lifted, and it is seen which phases take place: articles reveal, two-players, unused-workers. */
final class Reveal {

    private Reveal() {}

    static void all(Table<RollState, RollFact> table) {
        RollState state = table.state();
        int active = 0;
        for (Seat seat : Seat.first(state.seats())) {
            Phase selected = Objects.requireNonNull(state.selected(seat));
            table.record(new ScreenFact.Revealed(
                    seat,
                    state.workers(seat, Place.STRIP).getFirst(),
                    selected,
                    columns(state, seat),
                    state.workers(seat, Place.DICTATED)));
            active |= selected.bit();
        }
        if (state.seats() == 2) {
            active |= extraDie(table);
        }
        List<Phase> phases = new ArrayList<>();
        for (Phase phase : Phase.values()) {
            if ((active & phase.bit()) != 0) {
                phases.add(phase);
            }
        }
        table.record(new ScreenFact.PhasesActivated(phases));
    }

    private static List<ScreenFact.Column> columns(RollState state, Seat seat) {
        List<ScreenFact.Column> columns = new ArrayList<>();
        for (Phase phase : Phase.values()) {
            if (state.dice(seat, Place.column(phase)) > 0) {
                columns.add(new ScreenFact.Column(phase, state.workers(seat, Place.column(phase))));
            }
        }
        return columns;
    }

    /** Two players roll one more Home die, which may bring another phase and gives no worker. */
    private static int extraDie(Table<RollState, RollFact> table) {
        Face face = DieColor.HOME.face(table.roll(1, DieColor.SIDES, RollPurpose.EXTRA_DIE)[0]);
        table.record(new ScreenFact.ExtraDieRolled(face));
        Phase phase = face.phase();
        return phase == null ? 0 : phase.bit();
    }
}
