package orrery.testkit.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import orrery.core.Game;
import orrery.core.Mode;
import orrery.core.Setup;

/** The set-ups of a game. */
public final class Setups {

    private Setups() {}

    /** Every mode with every number of seats, options at their standard values. */
    public static List<Setup> all(Game<?, ?> game) {
        List<Setup> setups = new ArrayList<>();
        for (Mode mode : game.modes()) {
            mode.seats().forEach(seats -> setups.add(Setup.of(mode.id(), seats)));
        }
        return setups;
    }

    /** The same set-up with a random value for each option that has a list of values. */
    public static Setup withRandomOptions(Game<?, ?> game, Setup setup, RandomGenerator random) {
        Setup changed = setup;
        for (Mode.Setting setting : game.mode(setup.mode()).orElseThrow().options()) {
            if (!setting.values().isEmpty()) {
                changed = changed.with(
                        setting.id(),
                        setting.values().get(random.nextInt(setting.values().size())));
            }
        }
        return changed;
    }
}
