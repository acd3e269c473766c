package orrery.games.stars;

import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import orrery.core.Choice;
import orrery.core.Entry;
import orrery.core.KeyedChance;
import orrery.core.Match;
import orrery.core.Outcome;
import orrery.core.Playout;
import orrery.core.Policy;
import orrery.core.Refused;
import orrery.core.Setup;

/** Games played at random. */
public final class RandomPlay {

    public static final StarsGame GAME = new StarsGame();

    private RandomPlay() {}

    /** A set-up that differs from seed to seed in mode, seats and option. */
    public static Setup setup(long seed) {
        String mode = seed % 2 == 0 ? StarsGame.FULL_SET_UP : StarsGame.QUICK_START;
        return Setup.of(mode, 2 + (int) (seed % 3)).with(StarsGame.FRESH_PATHS, seed % 5 == 0 ? "yes" : "no");
    }

    /** Plays a game to its end; the same seed gives the same game. */
    public static Outcome playOut(long seed, Setup setup, Playout.Observer<StarsState, StarsFact> observer) {
        SplittableRandom random = new SplittableRandom(seed);
        Policy<StarsState> uniform = (state, question, legal) -> random.nextInt(legal.size());
        var start = GAME.start(setup);
        return new Playout<StarsState, StarsFact>(start.state(), Collections.nCopies(setup.seats(), uniform), random)
                .observedBy(observer)
                .play(start.first());
    }

    /** Looks at a match before each of its answers. */
    @FunctionalInterface
    public interface Look {
        void at(Match<StarsState, StarsFact> match, RandomGenerator random) throws Refused;
    }

    /** A match after at most so many answers. */
    public static Match<StarsState, StarsFact> match(long seed, Setup setup, int answers, Look look) throws Refused {
        SplittableRandom random = new SplittableRandom(seed);
        Match<StarsState, StarsFact> match = Match.start(GAME, setup, new KeyedChance(seedBytes(seed), "table"));
        for (int i = 0; i < answers && match.outcome().isEmpty(); i++) {
            look.at(match, random);
            Match.Prompt prompt =
                    match.prompts().get(random.nextInt(match.prompts().size()));
            List<? extends Choice> legal = prompt.question().decision().legal();
            match.answer(prompt.seat(), prompt.id(), legal.get(random.nextInt(legal.size())), Entry.Origin.PERSON);
        }
        return match;
    }

    static byte[] seedBytes(long seed) {
        byte[] bytes = new byte[32];
        new SplittableRandom(seed).nextBytes(bytes);
        return bytes;
    }
}
