package orrery.games.stars;

import orrery.core.Setup;
import orrery.testkit.UniformPlay;

/** Games of Forbidden Stars played at random. */
public final class RandomPlay {

    public static final StarsGame GAME = new StarsGame();
    public static final UniformPlay<StarsState, StarsFact> PLAY = new UniformPlay<>(GAME);

    private RandomPlay() {}

    /** A set-up that differs from seed to seed in mode, seats and option. */
    public static Setup setup(long seed) {
        String mode = seed % 2 == 0 ? StarsGame.FULL_SET_UP : StarsGame.QUICK_START;
        return Setup.of(mode, 2 + (int) (seed % 3)).with(StarsGame.FRESH_PATHS, seed % 5 == 0 ? "yes" : "no");
    }
}
