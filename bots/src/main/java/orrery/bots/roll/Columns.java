package orrery.bots.roll;

import org.jspecify.annotations.Nullable;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;

/** How many of the seat's workers stand where behind its screen, and what that is worth. */
final class Columns {

    private final RollSight sight;
    private final double[] chances;
    private final int[] workers = new int[Phase.COUNT];
    private int wilds;
    private @Nullable Phase selected;

    Columns(RollSight sight) {
        this.sight = sight;
        chances = Guess.phases(sight);
        for (Phase phase : Phase.values()) {
            workers[phase.ordinal()] = sight.dice(Place.column(phase));
        }
        wilds = sight.dice(Place.WILD);
        selected = sight.selected();
        if (selected != null) {
            workers[selected.ordinal()]++;
        }
    }

    void add(Phase phase, int count) {
        workers[phase.ordinal()] += count;
    }

    /** Workers below a phase, the one on the strip left out. */
    int at(Phase phase) {
        return workers[phase.ordinal()] - (phase == selected ? 1 : 0);
    }

    void addWild(int count) {
        wilds += count;
    }

    void select(@Nullable Phase phase) {
        selected = phase;
    }

    /** What the workers are worth, wild dice where they bring most. */
    double worth() {
        int[] with = workers.clone();
        double worth = 0;
        for (int phase = 0; phase < Phase.COUNT; phase++) {
            worth += worth(phase, with[phase]);
        }
        for (int i = 0; i < wilds; i++) {
            int best = 0;
            double most = -1;
            for (int phase = 0; phase < Phase.COUNT; phase++) {
                double more = worth(phase, with[phase] + 1) - worth(phase, with[phase]);
                if (more > most) {
                    most = more;
                    best = phase;
                }
            }
            with[best]++;
            worth += most;
        }
        return worth;
    }

    private double worth(int phase, int count) {
        double chance = selected != null && selected.ordinal() == phase ? 1 : chances[phase];
        return chance * Worth.of(sight, Phase.at(phase), count);
    }
}
