package orrery.bots.roll;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import orrery.games.roll.RollChoice;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;

/** What a step behind the screen is worth: what all workers would then be worth in the phases that may take place. */
final class Assigning {

    /** A change has to bring so much, in points. */
    private static final double WORTH_THE_TROUBLE = 0.05;

    /** Wild dice first, then the phase, then changes: no step is compared with one of another kind. */
    private static final double FIRST = 100;

    private static final double SECOND = 50;

    private final RollSight sight;
    private final Columns columns;
    private final double now;

    Assigning(RollSight sight) {
        this.sight = sight;
        columns = new Columns(sight);
        now = columns.worth();
    }

    double worth(RollChoice choice) {
        return switch (choice) {
            case RollChoice.PlaceWild wild -> moved(null, wild.phase()) + FIRST;
            case RollChoice.Select select -> selecting(select.from(), select.phase()) + SECOND;
            case RollChoice.Reassign r -> moved(r.from(), r.to()) - WORTH_THE_TROUBLE;
            case RollChoice.ReassignPair pair -> pair(pair.from()) - WORTH_THE_TROUBLE;
            case RollChoice.Dictate dictate -> dictating(dictate.from()) - WORTH_THE_TROUBLE;
            case RollChoice.DictateMove move -> moved(move.from(), move.to()) - WORTH_THE_TROUBLE;
            default -> now;
        };
    }

    /** With a worker of a column, or a wild die without one, in another column. */
    private double moved(@Nullable Phase from, Phase to) {
        leave(from, 1);
        columns.add(to, 1);
        double worth = columns.worth();
        columns.add(to, -1);
        leave(from, -1);
        return worth;
    }

    private void leave(@Nullable Phase from, int count) {
        if (from == null) {
            columns.addWild(-count);
        } else {
            columns.add(from, -count);
        }
    }

    private double selecting(Place from, Phase phase) {
        Phase column = from == Place.WILD ? null : Phase.at(from.ordinal() - Place.EXPLORE.ordinal());
        columns.select(phase);
        double worth = moved(column, phase);
        columns.select(null);
        return worth;
    }

    private double pair(Phase from) {
        Phase to = Objects.requireNonNull(sight.selected());
        columns.add(from, -2);
        columns.add(to, 2);
        double worth = columns.worth();
        columns.add(from, 2);
        columns.add(to, -2);
        return worth;
    }

    /** The best that can come of giving up a worker of this column. */
    private double dictating(Phase from) {
        columns.add(from, -1);
        double most = Double.NEGATIVE_INFINITY;
        for (Phase other : Phase.values()) {
            if (columns.at(other) > 0) {
                for (Phase to : Phase.values()) {
                    most = to == other ? most : Math.max(most, moved(other, to));
                }
            }
        }
        columns.add(from, 1);
        return most;
    }
}
