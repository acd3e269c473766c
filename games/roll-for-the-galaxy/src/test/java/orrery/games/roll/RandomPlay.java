package orrery.games.roll;

import orrery.core.Setup;
import orrery.testkit.UniformPlay;

/** Games of Roll for the Galaxy played at random. */
public final class RandomPlay {

    public static final RollGame GAME = new RollGame();
    public static final UniformPlay<RollState, RollFact> PLAY = new UniformPlay<>(GAME);

    private RandomPlay() {}

    public static Setup setup(int seats) {
        return Setup.of("base", seats);
    }
}
