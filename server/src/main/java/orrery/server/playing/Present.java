package orrery.server.playing;

import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Fact;
import orrery.core.Seat;
import orrery.core.State;
import orrery.core.Viewer;
import orrery.server.api.Moment;
import orrery.server.api.TableSummary;

/**
 * All that can be told of a table at this moment.
 *
 * @param sight null before the game has begun
 * @param now   the time, in epoch milliseconds
 */
record Present<S extends State<S, F>, F extends Fact>(
        @Nullable Sight<S, F> sight, Shown shown, long now) {

    Moment moment(Viewer viewer) {
        List<Seat> own = viewer instanceof Seat ? shown.arrangement().seatsOf(owner(viewer)) : List.of();
        return sight == null ? Sight.NOTHING : sight.moment(viewer, own);
    }

    TableSummary summary(Viewer viewer) {
        return shown.summary(owner(viewer), now);
    }

    private String owner(Viewer viewer) {
        return viewer instanceof Seat seat ? shown.arrangement().chair(seat).owner() : "";
    }
}
