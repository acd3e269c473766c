package orrery.testkit.fuzz;

import java.io.IOException;
import java.nio.file.Path;
import orrery.core.Game;
import orrery.core.Setup;
import orrery.store.GameFile;

/**
 * A random game in which something did not hold.
 *
 * @param seed gives the same game again
 * @param what what was wrong
 * @param log  the game up to there, to be opened by {@code ./orrery replay}
 */
public record Failure(Setup setup, long seed, String what, GameFile log) {

    /** Writes the log into a folder and returns the file. */
    public Path write(Game<?, ?> game, Path folder) throws IOException {
        Path file = folder.resolve(game.id() + "-" + setup.mode() + "-" + setup.seats() + "-" + seed + ".json");
        log.write(game, file);
        return file;
    }

    @Override
    public String toString() {
        return "mode " + setup.mode() + ", " + setup.seats() + " seats, options " + setup.options() + ", seed " + seed
                + ": " + what;
    }
}
